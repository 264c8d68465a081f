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
newMenuPlaces.push(...document.querySelectorAll('[data-contextmenu]'));
settleMenuPlaces();
toOpen.push(...dialogs());
openDialogs();
if (focused && [focused, document.body].includes(document.activeElement)) putFocus(focused);
tellFocus(activeElement());
// The page itself follows the person's choice at once; the app is told.
const darkness = matchMedia('(prefers-color-scheme: dark)');
const tellAppearance = () => send(root, darkness.matches ? codes.dark : codes.light);
darkness.addEventListener('change', tellAppearance);
if (darkness.matches) tellAppearance();
addEventListener('pagehide', () => { isLeaving = true; });
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
if (document.hidden) send(root, codes.phase, [1]);
tellAddress();
connect();
