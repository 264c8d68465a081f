// The focus that the server has last received. The person's own move takes precedence until the server has
// processed it; a move by the program sends no event.

const focusable = `.field, .editor, .slider, .date, .color, .face, ${pressed}, [tabindex="0"]:not([data-reach], [data-tap])`;
let focused = document.querySelector('[autofocus]');
let lastFocusEvent = 0;

function sendFocus(element) {
  if (isMoving || element === focused) return;
  const left = focused;
  focused = element;
  if (element) {
    send(element, codes.focus);
    lastFocusEvent = eventNumber;
  } else if (left.isConnected) send(left, codes.blur);
}

// The browser's own menu of a picker has the focus instead of the option that it shows.
const optionShown = (picker) => optionsOf(picker).find(isChosen) ?? optionsOf(picker)[0];

const faceOf = (element) =>
  (element.className === 'option' && element.parentNode.querySelector(':scope > .face')) || element;

const activeElement = () => {
  const active = document.activeElement;
  if (!root.contains(active) || !active.matches(focusable)) return null;
  const element = active.className === 'face' ? optionShown(active.parentNode) : active;
  // An element known only to the client, such as a button beside a row, is not reported.
  return element && idOf(element) ? element : null;
};

function moveFocus(id) {
  if (lastFocusEvent > acknowledged) return;
  focused = id ? node(id) : null;
  if (focused) putFocus(focused);
  else document.activeElement.blur();
  sendFocus(activeElement());
}

// Puts the caret at the end of a field that was not edited before. Only the program can focus a transparent field, and a browser
// focuses only visible elements.
function putFocus(element) {
  const face = faceOf(element);
  if (face.closest('[data-unseen=true]')) {
    face.style.visibility = 'visible';
    face.addEventListener('blur', () => face.style.removeProperty('visibility'), { once: true });
  }
  face.focus();
  if (isField(element) && !element.selectionEnd) {
    element.setSelectionRange(element.value.length, element.value.length);
  }
}

// A screen reader starts a new page at its title. The program decides where the focus returns to.
function enterPage(page) {
  if (document.activeElement !== document.body && page.contains(document.activeElement)) return;
  const title = page.querySelector(':scope > .navbar h1') ?? page;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

root.addEventListener('focusin', () => sendFocus(activeElement()));
root.addEventListener('focusout', ({ target, relatedTarget }) => {
  // Between two elements focusin is sufficient, and a page in the background keeps its focus.
  if (!root.contains(relatedTarget) && document.activeElement !== target) sendFocus(null);
});

// A click on an element that is pressed, or only has gestures, leaves the focus where it is.
root.addEventListener('mousedown', (event) => {
  const taker = event.target.closest(focusable);
  if (taker ? taker.matches(pressed) : focused && event.target.closest('[data-gesture]')) {
    event.preventDefault();
  }
});

const dialogs = () => [...root.querySelectorAll(':scope > dialog:not(.leaving)')];
