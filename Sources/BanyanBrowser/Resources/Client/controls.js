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

// A switch that the server has answered shows what the server says.
function settle() {
  for (const element of waitingForAck) {
    if (isAhead(element)) continue;
    waitingForAck.delete(element);
    element.setAttribute('aria-checked', element.serverValue);
  }
}
