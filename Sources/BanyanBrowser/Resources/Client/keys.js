// Keys that press something, wherever the focus is.

const keyNames = { ' ': 'Space', '+': 'Plus' };

// The combination as aria-keyshortcuts has it. Where there is no command key, Control stands for it.
function combinations(event) {
  const { ctrlKey, altKey, metaKey, shiftKey, key } = event;
  const name = keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const text = (control, meta) =>
    [control && 'Control', altKey && 'Alt', meta && 'Meta', shiftKey && 'Shift', name].filter(Boolean).join('+');
  return ctrlKey && !metaKey ? [text(true, false), text(false, true)] : [text(ctrlKey, metaKey)];
}

document.addEventListener('keydown', (event) => {
  if (event.isComposing || event.defaultPrevented || event.repeat) return;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  const isTyping = event.target.matches?.('input, textarea, select');
  if (isTyping && !hasModifier && event.key !== 'Enter' && event.key !== 'Escape') return;
  // A key that presses what has the focus does that.
  if (!hasModifier && (event.key === 'Enter' || event.key === ' ') && event.target.matches?.('button, a')) return;
  const place = dialogs().at(-1) ?? root;
  for (const keys of combinations(event)) {
    const found = [...place.querySelectorAll(`[aria-keyshortcuts="${CSS.escape(keys)}"]`)]
      .find((element) => !isOff(element) && (element.checkVisibility() || element.closest('.menubar')));
    if (!found) continue;
    event.preventDefault();
    found.click();
    return;
  }
}, true);
