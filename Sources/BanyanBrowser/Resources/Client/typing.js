// Typing in fields: Return, text that an input method composes, and text from before this script ran.

root.addEventListener('input', ({ target }) => {
  if (!isField(target)) return;
  sendSoon(target, sendText);
  target.wasTyped = true;
  // A value that waits for the end of a composition answered an earlier text.
  target.heldValue = null;
});

root.addEventListener('compositionstart', ({ target }) => { target.isComposing = true; });
root.addEventListener('compositionend', ({ target }) => {
  target.isComposing = false;
  if (target.heldValue != null) showValue(target, target.heldValue);
  target.heldValue = null;
});

// In a field of several lines, Return alone begins a new line.
root.addEventListener('keydown', (event) => {
  const { target, key } = event;
  const submits = target.tagName === 'INPUT' || event.ctrlKey || event.metaKey;
  if (isField(target) && submits && key === 'Enter' && !isOfComposition(event)) send(target, codes.submit);
});

// Text that was typed before this script ran counts too.
document.addEventListener('DOMContentLoaded', () => {
  for (const field of root.querySelectorAll('.field, .editor')) {
    if (field.wasTyped || !wasChanged(field)) continue;
    field.wasTyped = true;
    sendText(field);
  }
});

// Scrolling with a finger dismisses the keyboard if the app asks for that.
root.addEventListener('touchmove', ({ target }) => {
  if (isField(document.activeElement) && target.closest('[data-dismissal]')?.dataset.dismissal === 'scroll') {
    document.activeElement.blur();
  }
}, { passive: true });
