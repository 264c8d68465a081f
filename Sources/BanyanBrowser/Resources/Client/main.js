// The start.

// The first page's styles become the elements' own, so that later batches can take them back.
function adoptStyles() {
  const sheet = document.getElementById('first');
  for (const { selectorText, style } of sheet.sheet?.cssRules ?? []) {
    const element = document.querySelector(selectorText);
    if (element) element.style.cssText = style.cssText;
  }
  sheet.remove();
}

adoptStyles();
for (const row of document.querySelectorAll('.item')) unfitted.add(row);
fitRows();
// What was typed before this script ran counts too.
for (const field of document.querySelectorAll('.field, .editor')) {
  if (field.value !== field.defaultValue) send(field, codes.input, encoder.encode(field.value));
}
toOpen.push(...dialogs());
openDialogs();
if (focused && [focused, document.body].includes(document.activeElement)) putFocus(focused);
tellFocus(activeElement());
followPreferences();
fitFirst();
addEventListener('pagehide', () => { isLeaving = true; });
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
if (document.hidden) send(root, codes.phase, [1]);
tellAddress();
connect();
