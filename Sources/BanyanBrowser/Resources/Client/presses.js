// Keys that views receive while the focus is inside them. Only the server knows whether a view handles a key, so the page holds back its
// own action until the server reports that none did.

const keyTexts = {
  ArrowUp: '\uF700', ArrowDown: '\uF701', ArrowLeft: '\uF702', ArrowRight: '\uF703', Escape: '\u001B', Backspace: '\u0008',
  Delete: '\uF728', Home: '\uF729', End: '\uF72B', PageUp: '\uF72C', PageDown: '\uF72D', Clear: '\uF739', Tab: '\t', Enter: '\r',
};
const isMac = /Mac|iP/.test(navigator.platform);
const mostKept = 64;
// The events of keys that the app may not handle, by their numbers.
const keptPresses = new Map();
let lastPress = 0;

// Returns '!' if a view around names the key, '*' if one receives it together with others, and otherwise nothing.
function listening(element, phase, name) {
  let sign = '';
  for (let view = element; (view = view?.closest('[data-keys]')); view = view.parentElement) {
    const [head, ...names] = view.dataset.keys.split(' ');
    if (!head.includes(phase)) continue;
    const isNamed = names.includes(name);
    if (isNamed && head.endsWith('!')) return '!';
    if (isNamed || head.endsWith('*') || (head.endsWith('+') && name > '~')) sign = '*';
  }
  return sign;
}

// The key without the effect of Option.
function plainKey({ key, shiftKey, keyCode }, isOption) {
  const latin = String.fromCharCode(keyCode);
  if (!isOption || !/[0-9A-Z]/.test(latin)) return key;
  return shiftKey ? latin : latin.toLowerCase();
}

// Sends a key to the views that receive it, if there are any.
function pressKey(event) {
  const { target, metaKey, shiftKey } = event;
  const element = activeElement();
  if (!element) return false;
  const isOfText = !metaKey && event.getModifierState('AltGraph');
  const [isControl, isOption] = isOfText ? [false, false] : [event.ctrlKey, event.altKey];
  const key = plainKey(event, isOption);
  const isText = [...key].length === 1;
  const text = isText ? key : keyTexts[key];
  if (!text) return false;
  const isUp = event.type === 'keyup';
  const phase = isUp ? 3 : event.repeat ? 2 : 1;
  const sign = listening(target, ' dru'[phase], keyNames[key] ?? key);
  const isCommand = isControl || metaKey;
  const isTyping = target.matches('input, textarea, select');
  // The field, the browser and the Tab key give way only to a view that names the key.
  if (!sign || (sign === '*' && (isTyping || isCommand || key === 'Tab'))) return false;
  // A field writes what is typed in it, and a control is pressed.
  if (!isCommand && isTyping && isText) return false;
  if (!isCommand && (key === 'Enter' || key === ' ') && target.matches(pressed)) return false;
  const held = [event.getModifierState('CapsLock'), shiftKey, isControl, isOption, metaKey || (isControl && !isMac), event.location === 3];
  const body = [];
  put(body, ++lastPress);
  body.push(phase, held.reduce((bits, isHeld, place) => bits | (isHeld << place), 0), ...encoder.encode(text));
  send(element, codes.key, body);
  if (isUp) return true;
  event.preventDefault();
  event.stopPropagation();
  keptPresses.set(lastPress, event);
  if (keptPresses.size > mostKept) keptPresses.delete(keptPresses.keys().next().value);
  return true;
}

document.addEventListener('keyup', (event) => {
  if (!isOfComposition(event)) pressKey(event);
}, true);

// Performs the page's own action for a key that no view handled, and the most important of the browser's actions.
function passOn(number) {
  const event = keptPresses.get(number);
  keptPresses.delete(number);
  const target = event?.target;
  if (!target || document.activeElement !== target) return;
  const again = new KeyboardEvent('keydown', event);
  again.isPassedOn = true;
  if (!target.dispatchEvent(again)) return;
  if (event.key === 'Tab') focusBeside(target, event.shiftKey ? -1 : 1);
  else if (!isField(target)) return;
  else if (event.key === 'Backspace') document.execCommand('delete');
  else if (event.key === 'Delete') document.execCommand('forwardDelete');
  else if (event.key === 'Enter' && target.tagName === 'TEXTAREA') document.execCommand('insertText', false, '\n');
}

function focusBeside(element, step) {
  const all = [...(dialogs().at(-1) ?? root).querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
    .filter((each) => each.tabIndex >= 0 && !isOff(each) && each.checkVisibility({ visibilityProperty: true }));
  all[all.indexOf(element) + step]?.focus();
}
