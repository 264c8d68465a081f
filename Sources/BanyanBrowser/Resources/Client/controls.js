// Controls. The person's own input counts until the server has seen the last of it.

const isAhead = (element) => (element.lastEvent ?? 0) > acknowledged || unsaid.has(element);

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

// The caret stays where it was, counted from the end if what follows it is still there.
function replaceText(element, value) {
  const { selectionStart: start, selectionEnd: end, value: old } = element;
  const tail = old.slice(end);
  element.value = value;
  const shift = tail && value.endsWith(tail) ? value.length - old.length : 0;
  const atEnd = end === old.length;
  const place = (offset) => (atEnd && offset === end ? value.length : Math.max(0, offset + shift));
  element.setSelectionRange(place(start), place(end));
}

// Shows at once what will come of an event that was just sent, until the server has said what did.
function foresee(element, name, value) {
  element.said ??= new Map();
  if (!element.said.has(name)) element.said.set(name, element.getAttribute(name));
  setOrRemove(element, name, value);
  element.lastEvent = eventNumber;
  waitingForAck.add(element);
}

// What the server says of an attribute that may have been foreseen.
function say(element, name, value) {
  const isForeseen = element.said?.has(name);
  if (isForeseen) element.said.set(name, value);
  if (!isForeseen || !isAhead(element)) setOrRemove(element, name, value);
}

// What the server has answered shows what the server says.
function settle() {
  for (const element of waitingForAck) {
    if (isAhead(element)) continue;
    waitingForAck.delete(element);
    for (const [name, value] of element.said) setOrRemove(element, name, value);
    element.said = null;
  }
  tellAnswered();
  noteAnswers();
}
