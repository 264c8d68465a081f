// Starts the client.

// Moves the first page's styles onto the elements, so that later batches can remove them. `before` was only for a document
// that had not arrived completely.
function adoptStyles() {
  const sheet = document.getElementById('first');
  for (const { selectorText, style } of sheet?.sheet?.cssRules ?? []) {
    const element = document.querySelector(selectorText);
    if (element) element.style.cssText = style.cssText;
  }
  sheet?.remove();
  for (const { classList } of document.querySelectorAll('.before')) classList.remove('before');
}

// Runs once the parts that the page names have loaded.
function start() {
  adoptStyles();
  for (const row of document.querySelectorAll('.item')) unfitted.add(row);
  fitRows();
  if (measuresPlaces) startScrolling();
  lookForScrollers();
  for (const picture of document.querySelectorAll('.image > img')) {
    if (picture.complete) (picture.naturalWidth ? pictureDidLoad : noteMissing)(picture);
  }
  for (const picker of document.querySelectorAll('.picker')) {
    watchPicker(picker);
    arrange(picker);
  }
  newMenuPlaces.push(...document.querySelectorAll('[data-contextmenu]'));
  if (newMenuPlaces.length) settleMenuPlaces();
  toOpen.push(...dialogs());
  if (toOpen.length) openDialogs();
  if (focused && [focused, document.body].includes(document.activeElement)) putFocus(focused);
  sendFocus(activeElement());
  if (toFill.length) fillFields();
  followPreferences();
  if (isPlaced) startLayout();
  for (const text of document.querySelectorAll('[data-fit]')) fitFirst(text);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
  if (document.hidden) send(root, codes.phase, [1]);
  startPlaces();
  sendAddress();
  connect();
  sendWindowSize();
  if (measuresPlaces) measurePlaces();
}

document.addEventListener('DOMContentLoaded', start);
