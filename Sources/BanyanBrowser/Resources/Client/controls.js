// Controls. The person's own input takes precedence until the server has processed all of it.

// True if a person has changed a control since the page was sent. Browsers remove line breaks and round numbers to
// steps, so the value is compared with what another control of the same kind makes of the original.
const wasChanged = (element) =>
  element.value !== Object.assign(element.cloneNode(), { value: element.defaultValue }).value;

const isAhead = (element) => (element.lastEvent ?? 0) > acknowledged || reports.has(element);

function showValue(element, value) {
  if (isAhead(element)) return;
  if (element.isComposing) {
    element.heldValue = value;
    return;
  }
  if (element.value === value) return;
  // Dates and colors have no caret.
  if (element !== document.activeElement || element.selectionStart === null) {
    element.value = value;
    return;
  }
  replaceText(element, value);
}

// The caret keeps its place, counted from the end if the text after it is unchanged.
function replaceText(element, value) {
  const { selectionStart: start, selectionEnd: end, value: old } = element;
  const tail = old.slice(end);
  element.value = value;
  const shift = tail && value.endsWith(tail) ? value.length - old.length : 0;
  const atEnd = end === old.length;
  const place = (offset) => (atEnd && offset === end ? value.length : Math.max(0, offset + shift));
  element.setSelectionRange(place(start), place(end));
}

// Shows the expected result of an event that was just sent, until the server sends the actual one.
function foresee(element, name, value) {
  element.actual ??= new Map();
  if (!element.actual.has(name)) element.actual.set(name, element.getAttribute(name));
  setOrRemove(element, name, value);
  element.lastEvent = eventNumber;
  waitingForAck.add(element);
}

// Sets an attribute to the server's value, unless an expected value is still shown.
function setValue(element, name, value) {
  const isForeseen = element.actual?.has(name);
  if (isForeseen) element.actual.set(name, value);
  if (!isForeseen || !isAhead(element)) setOrRemove(element, name, value);
}

// Replaces expected values with the server's once it has answered.
function settle() {
  for (const element of waitingForAck) {
    if (isAhead(element)) continue;
    waitingForAck.delete(element);
    for (const [name, value] of element.actual) setOrRemove(element, name, value);
    element.actual = null;
  }
  sendWaiting();
  noteAnswers();
}
