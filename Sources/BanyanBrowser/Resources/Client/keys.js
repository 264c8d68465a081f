// Keyboard shortcuts, which work wherever the focus is.

const keyNames = { ' ': 'Space', '+': 'Plus' };

// The combinations in the format of aria-keyshortcuts. Control also stands for the command key on
// keyboards without one.
function combinations(event) {
  const { ctrlKey, altKey, metaKey, shiftKey, key, keyCode } = event;
  const names = [keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
  // On a Mac, the Option key makes another character, and so does a layout of another script. The code is that of the
  // Latin letter or digit then. AltGr writes text; only Firefox calls a Mac's Option key that, too.
  const latin = String.fromCharCode(keyCode);
  const writes = !metaKey && event.getModifierState('AltGraph');
  if ((altKey || key > '~') && !writes && /[0-9A-Z]/.test(latin)) names.push(latin);
  const text = (name, control, meta) =>
    [control && 'Control', altKey && 'Alt', meta && 'Meta', shiftKey && 'Shift', name].filter(Boolean).join('+');
  return names.flatMap((name) =>
    (ctrlKey && !metaKey ? [text(name, true, false), text(name, false, true)] : [text(name, ctrlKey, metaKey)]));
}

// The control that receives what the browser is about to paste.
let pasteTaker = null;

// A field handles undo, cut, copy and paste itself, and the browser copies selected text of the page.
function isOfBrowser({ target, key, keyCode, shiftKey, altKey }) {
  if (altKey) return false;
  const letter = (key > '~' ? String.fromCharCode(keyCode) : key).toLowerCase();
  if (isField(target)) return letter === 'z' || (!shiftKey && /^[xcv]$/.test(letter));
  return letter === 'c' && !shiftKey && !getSelection().isCollapsed;
}

// Presses the control that has the keys as its shortcut.
function pressShortcut(event) {
  pasteTaker = null;
  if (event.repeat) return false;
  const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
  const isTyping = event.target.matches?.('input, textarea, select');
  if (isTyping && !hasModifier && event.key !== 'Enter' && event.key !== 'Escape') return false;
  if (hasModifier && isOfBrowser(event)) return false;
  // A key that presses the focused element, or begins a new line in it, keeps that meaning.
  if (!hasModifier && (event.key === 'Enter' || event.key === ' ') && event.target.matches?.('button, a, textarea, [data-tap]')) return false;
  const front = dialogs().at(-1);
  const place = front && !('behind' in front.dataset) ? front : root;
  for (const keys of combinations(event)) {
    const found = [...place.querySelectorAll(`[aria-keyshortcuts="${CSS.escape(keys)}"]`)]
      .find((element) => !isOff(element) && (element.checkVisibility() || element.closest('.menubar')));
    if (!found) continue;
    // The browser pastes for these keys, and need not ask the person whether the page may read the clipboard.
    if (found.className === 'paste' && /\+V$/.test(keys) && !/Alt|Shift/.test(keys)) {
      pasteTaker = found;
      return true;
    }
    event.preventDefault();
    found.click();
    return true;
  }
  return false;
}

document.addEventListener('paste', (event) => {
  if (!pasteTaker?.isConnected || isField(event.target)) return;
  event.preventDefault();
  sendPasted(pasteTaker, event.clipboardData.getData('text/plain'));
  pasteTaker = null;
});

// A command handles its key before the views do, as on a Mac; views receive any other key first.
document.addEventListener('keydown', (event) => {
  if (isOfComposition(event) || event.defaultPrevented) return;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand && pressShortcut(event)) return;
  if (!event.isPassedOn && pressKey(event)) return;
  if (!isCommand) pressShortcut(event);
}, true);
