// Menus: opening, placing, and keyboard navigation.

const items = (dialog) => [...dialog.querySelectorAll('[role^=menuitem]:not([disabled])')];
const isMenu = (dialog) => dialog?.dataset.presentation === 'menu';
// The point at which the next menu is requested, if any, and the item that gets the focus.
let askedAt = null;
let startsAt = null;

addEventListener('resize', () => { for (const dialog of dialogs()) placeDialog(dialog); });

function askForMenu(box, at, first) {
  askedAt = at && { anchor: box, ...at };
  startsAt = first;
  send(box, codes.contextMenu);
}

root.addEventListener('contextmenu', (event) => {
  const box = event.target.closest('[data-contextmenu]');
  if (!box || event.target.closest('.field')) return;
  event.preventDefault();
  clearTimeout(hold);
  if (!isHeld) askForMenu(box, { x: event.clientX, y: event.clientY });
});

// A long press opens the menu; lifting the finger afterwards is not a tap.
let hold = 0;
let isHeld = false;
let heldFrom = null;
root.addEventListener('pointerdown', (event) => {
  isHeld = false;
  const box = event.pointerType === 'touch' && event.target.closest('[data-contextmenu]');
  if (!box) return;
  heldFrom = { x: event.clientX, y: event.clientY };
  hold = setTimeout(() => {
    isHeld = true;
    askForMenu(box, heldFrom);
  }, 500);
}, true);
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => clearTimeout(hold), true);
addEventListener('pointermove', (event) => {
  if (heldFrom && Math.hypot(event.clientX - heldFrom.x, event.clientY - heldFrom.y) > 10) clearTimeout(hold);
}, true);
root.addEventListener('click', (event) => {
  if (!isHeld) return;
  isHeld = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// An element with a menu but no focusable content becomes focusable itself, unless it is a row, which its list reaches.
specials['data-contextmenu'] = (element, value) => {
  setOrRemove(element, 'data-contextmenu', value);
  newMenuPlaces.push(element);
};

function settleMenuPlaces() {
  for (const box of newMenuPlaces.splice(0)) {
    if (box.classList.contains('item') || box.querySelector(`${focusable}, [data-gesture~=button]`)) box.removeAttribute('tabindex');
    else {
      box.tabIndex = 0;
      box.setAttribute('role', 'group');
    }
  }
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  const dialog = dialogs().at(-1);
  if (isMenu(dialog)) return menuKey(event, dialog);
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
    const box = target.closest('[data-contextmenu]');
    if (!box) return;
    event.preventDefault();
    askForMenu(box, null, 'first');
  } else if ((key === 'ArrowDown' || key === 'ArrowUp') && target.matches('.button[aria-haspopup=menu]:not([disabled])')) {
    event.preventDefault();
    target.click();
    startsAt = key === 'ArrowUp' ? 'last' : 'first';
  }
});

let typed = '';
let typedAt = 0;
function menuKey(event, dialog) {
  const { key, timeStamp } = event;
  const all = items(dialog);
  const now = all.indexOf(document.activeElement);
  const current = all[now];
  const keys = ['ArrowLeft', 'ArrowRight'];
  const [back, into] = wayOf(dialog) > 0 ? keys : keys.reverse();
  let next = null;
  if (key === 'ArrowDown') next = all[(now + 1) % all.length];
  else if (key === 'ArrowUp') next = all[(now < 1 ? all.length : now) - 1];
  else if (key === 'Home' || key === 'PageUp') next = all[0];
  else if (key === 'End' || key === 'PageDown') next = all.at(-1);
  else if (key === into && current?.hasAttribute('aria-haspopup')) {
    event.preventDefault();
    current.click();
    startsAt = 'first';
  } else if (key === back && isMenu(dialogs().at(-2))) {
    event.preventDefault();
    askToClose(dialog);
  } else if (key === 'Tab') {
    event.preventDefault();
    askToClose(dialogs().find(isMenu));
  } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    typed = timeStamp - typedAt > 700 ? key : typed + key;
    typedAt = timeStamp;
    // The same letter again moves to the next item that begins with it.
    const isSame = [...typed].every((each) => each === typed[0]);
    const wanted = (isSame ? typed[0] : typed).toLowerCase();
    const order = [...all.slice(now + (isSame ? 1 : 0)), ...all];
    next = order.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
    if (!next) return;
  } else return;
  event.preventDefault();
  next?.focus();
}

// A menu that is opened without a pointer focuses its first item.
root.addEventListener('click', (event) => {
  if (event.target.closest('[aria-haspopup=menu]')) startsAt = event.detail ? null : 'first';
}, true);
