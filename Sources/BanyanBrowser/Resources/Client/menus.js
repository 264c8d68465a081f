// Menus: what opens them, where they stand, and the keys in them.

const items = (dialog) => [...dialog.querySelectorAll('[role^=menuitem]:not([disabled])')];
const isMenu = (dialog) => dialog?.dataset.presentation === 'menu';
// Where the next menu is asked for, if that is a point, and which of its items is to have the focus.
let askedAt = null;
let startsAt = null;

// Beside its anchor, where there is room; a menu of a second click at the pointer.
function placeDialog(dialog) {
  const [id, x = 0.5, y = 0.5, edge = ''] = (dialog.dataset.anchor ?? '').split(' ');
  const anchor = id && node(+id);
  if (!anchor?.isConnected) return;
  // As large as it will be: it grows at first.
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const box = anchor.getBoundingClientRect();
  const [right, bottom] = [innerWidth - 8, innerHeight - 8];
  const fit = (value, size, end) => Math.max(8, Math.min(value, end - size));
  let left = box.left;
  let top = box.bottom + 6;
  if (dialog.dataset.presentation === 'popover') {
    [left, top] = beside(box, { width, height }, +x, +y, edge, right, bottom);
  } else if (askedAt?.anchor === anchor && !isMenu(anchor.closest('dialog'))) {
    [left, top] = [askedAt.x, askedAt.y];
    if (top + height > bottom) top -= height;
  } else if (anchor.closest('.menu')) {
    [left, top] = [box.right - 2, box.top - 5];
    if (left + width > right) left = box.left - width + 2;
    if (left < 8) [left, top] = [box.left + 16, box.bottom];
  } else {
    if (left + width > right) left = box.right - width;
    if (top + height > bottom && box.top > height) top = box.top - height - 6;
  }
  dialog.style.left = fit(left, width, right) + 'px';
  dialog.style.top = fit(top, height, bottom) + 'px';
}

// The first side with room, beginning with the one that is asked for.
function beside(box, { width, height }, x, y, edge, right, bottom) {
  const px = box.left + box.width * x;
  const py = box.top + box.height * y;
  const isWhole = x === 0.5 && y === 0.5;
  const [l, r, t, b] = isWhole ? [box.left, box.right, box.top, box.bottom] : [px, px, py, py];
  const sides = {
    top: () => b + 8 + height <= bottom && [px - width / 2, b + 8],
    bottom: () => t - 8 - height >= 8 && [px - width / 2, t - 8 - height],
    leading: () => r + 8 + width <= right && [r + 8, py - height / 2],
    trailing: () => l - 8 - width >= 8 && [l - 8 - width, py - height / 2],
  };
  for (const side of [edge, 'top', 'bottom', 'leading', 'trailing']) {
    const place = sides[side]?.();
    if (place) return place;
  }
  return [px - width / 2, b + 8];
}

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

// A finger that rests opens the menu; that it is lifted then is no tap.
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

// A place that has a menu, and nothing in it that the keyboard gets to, is such a thing itself.
const newMenuPlaces = [];
function settleMenuPlaces() {
  for (const box of newMenuPlaces.splice(0)) {
    if (box.querySelector(focusable)) box.removeAttribute('tabindex');
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
  let next = null;
  if (key === 'ArrowDown') next = all[(now + 1) % all.length];
  else if (key === 'ArrowUp') next = all[(now < 1 ? all.length : now) - 1];
  else if (key === 'Home' || key === 'PageUp') next = all[0];
  else if (key === 'End' || key === 'PageDown') next = all.at(-1);
  else if (key === 'ArrowRight' && current?.hasAttribute('aria-haspopup')) {
    event.preventDefault();
    current.click();
    startsAt = 'first';
  } else if (key === 'ArrowLeft' && isMenu(dialogs().at(-2))) {
    event.preventDefault();
    askToClose(dialog);
  } else if (key === 'Tab') {
    event.preventDefault();
    askToClose(dialogs().find(isMenu));
  } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    typed = timeStamp - typedAt > 700 ? key : typed + key;
    typedAt = timeStamp;
    // The same letter again goes on to the next that begins so.
    const isSame = [...typed].every((each) => each === typed[0]);
    const wanted = (isSame ? typed[0] : typed).toLowerCase();
    const order = [...all.slice(now + (isSame ? 1 : 0)), ...all];
    next = order.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
    if (!next) return;
  } else return;
  event.preventDefault();
  next?.focus();
}

// Who opens a menu without a pointer wants its first item.
root.addEventListener('click', (event) => {
  if (event.target.closest('[aria-haspopup=menu]')) startsAt = event.detail ? null : 'first';
}, true);
