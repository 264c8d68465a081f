// Rows of lists: selection, deletion, reordering, and the actions beside them.

const controls = 'button, a, input, textarea, select, .button, .toggle, .link, .field, .editor, .actions, [data-gesture]';
const selectable = '.item[aria-selected]:not([aria-selected=undefined])';
const how = { only: 1, toggled: 2, through: 3, all: 4 };

// A row's content specifies the line below it. New content is in its row by the end of its batch.
specials.rowline = (element, value) => queueMicrotask(() => {
  const row = element.parentNode;
  if (!row?.classList?.contains('row')) return;
  const [start, end] = (value ?? '- -').split(' ');
  setOrRemove(row, 'data-line', value == null ? null : '');
  for (const [name, length] of [['--line-start', start], ['--line-end', end]]) {
    if (length === '-') row.style.removeProperty(name);
    else row.style.setProperty(name, length + 'px');
  }
});

const listOf = (row) => row.closest('.list, .form');
const isEditing = (row) => listOf(row)?.dataset.editing === 'true';
const can = (row, edit) => row.dataset.edits?.split(' ').includes(edit) === true;

function select(row, change) {
  send(row, codes.select, [how[change]]);
  const list = listOf(row);
  const isMultiple = list.getAttribute('aria-multiselectable') === 'true';
  const isSelected = row.getAttribute('aria-selected') === 'true';
  if (change === 'toggled' && isMultiple) foresee(row, 'aria-selected', !isSelected);
  if (change !== 'only') return;
  for (const other of list.querySelectorAll('.item[aria-selected=true]')) if (other !== row) foresee(other, 'aria-selected', 'false');
  foresee(row, 'aria-selected', 'true');
}

// Selection with the pointer.

root.addEventListener('click', (event) => {
  const row = event.target.closest(selectable);
  if (!row || isOpen(row)) return;
  const control = event.target.closest(controls);
  // While the list is edited, a press on a link chooses the row; for the server the link leads nowhere then.
  const isLink = control?.dataset.role === 'navigation' && isEditing(row);
  if (control && row.contains(control) && control !== row && !isLink) return;
  const list = listOf(row);
  setCurrent(list, row);
  const isMultiple = list.getAttribute('aria-multiselectable') === 'true';
  if (event.shiftKey && isMultiple) select(row, 'through');
  else if (event.ctrlKey || event.metaKey || (isMultiple && isEditing(row))) select(row, 'toggled');
  else select(row, 'only');
});

// Keyboard navigation: the list has the focus, and one of its rows is current.

function setCurrent(list, row) {
  list.current?.removeAttribute('data-current');
  list.current = row;
  if (!row) {
    list.removeAttribute('aria-activedescendant');
    return;
  }
  list.place = placeOf(list, row);
  row.id ||= 'b' + idOf(row);
  row.dataset.current = '';
  list.setAttribute('aria-activedescendant', row.id);
}

// Returns the positions of a list's rows among all rows, including the missing ones.
function placesOf(list) {
  const rows = [];
  const gaps = [];
  let count = 0;
  for (const part of list.querySelectorAll(`${selectable}, .absent`)) {
    if (part.className === 'absent') {
      gaps.push({ gap: part, start: count });
      count += ownCountOf(part);
    } else rows.push({ row: part, place: count++ });
  }
  return { rows, gaps, count };
}

const placeOf = (list, row) => placesOf(list).rows.find((each) => each.row === row)?.place;

// Makes the row at a position current and selects it; a missing row is scrolled to first.
function goTo(list, place, change) {
  const { rows, gaps, count } = placesOf(list);
  const wanted = Math.max(0, Math.min(count - 1, place));
  const found = rows.find((each) => each.place === wanted);
  going.delete(list);
  list.place = wanted;
  if (found) {
    setCurrent(list, found.row);
    found.row.scrollIntoView({ block: 'nearest' });
    if (change) select(found.row, change);
    return;
  }
  const { gap, start } = gaps.findLast((each) => each.start <= wanted);
  const box = gap.getBoundingClientRect();
  const around = list.getBoundingClientRect();
  const middle = box.top + (box.height * (wanted - start + 0.5)) / ownCountOf(gap);
  list.scrollTop += middle - around.top - around.height / 2;
  list.goesTo = [place, change];
  going.add(list);
  lookAtRows();
}

// Continues the navigation to rows that may have arrived. A list whose rows are still missing keeps waiting.
function goOn() {
  for (const list of [...going]) {
    if (list.isConnected) goTo(list, ...list.goesTo);
    else going.delete(list);
  }
}

for (const type of ['wheel', 'pointerdown']) root.addEventListener(type, () => going.clear(), { passive: true });

root.addEventListener('focusin', ({ target: list }) => {
  if (!list.matches('[role=tree], [role=grid]') || list.current?.isConnected) return;
  setCurrent(list, list.querySelector('.item[aria-selected=true]') ?? list.querySelector(selectable));
});

root.addEventListener('keydown', (event) => {
  const { target: list, key, shiftKey } = event;
  if (!list.matches('[role=tree], [role=grid]') || event.altKey) return;
  const { rows, count } = placesOf(list);
  if (!rows.length) return;
  // The next row takes the position of a removed one; a missing row appears again when it is navigated to.
  if (!list.current?.isConnected) {
    const place = Math.min(list.place ?? rows[0].place, count - 1);
    setCurrent(list, rows.find((each) => each.place === place)?.row);
  }
  const { current } = list;
  const place = current ? rows.find((each) => each.row === current).place : list.place;
  const isMultiple = list.getAttribute('aria-multiselectable') === 'true';
  const isCommand = event.ctrlKey || event.metaKey;
  const places = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: Infinity };
  if (key in places) goTo(list, places[key], isMultiple && isCommand ? null : shiftKey && isMultiple ? 'through' : 'only');
  else if (key === 'a' && isCommand && isMultiple) select(rows[0].row, 'all');
  else if (!current) goTo(list, place);
  else if (key === ' ' || key === 'Enter') select(current, isMultiple && key === ' ' ? 'toggled' : 'only');
  else if ((key === 'Delete' || key === 'Backspace') && can(current, 'delete')) {
    list.place = place;
    const chosen = [...list.querySelectorAll('.item[aria-selected=true]')];
    for (const row of chosen.includes(current) ? chosen : [current]) if (can(row, 'delete')) send(row, codes.delete);
  } else return;
  event.preventDefault();
});

// Gives each row the buttons that it needs. They belong to the page, and the server does not know them.

function fitRow(row) {
  const editing = isEditing(row);
  const deletes = can(row, 'delete');
  const hasActions = row.querySelector(':scope > .actions:not(.made)') !== null;
  want(row, 'minus', editing && deletes, 'Remove', '−');
  want(row, 'more', !editing && (deletes || hasActions), 'Actions', '⋯');
  want(row, 'handle', editing && can(row, 'move'), 'Reorder', '≡');
  row.toggleAttribute('data-swipes', !editing && (deletes || hasActions));
  if (editing !== (row.wasEditing ?? false)) openRow(row, null);
  row.wasEditing = editing;
}

function want(row, name, isWanted, label, sign) {
  const button = row.querySelector(`:scope > .${name}`);
  if (isWanted && !button) row.append(ownButton(name, label, sign));
  else if (!isWanted) button?.remove();
}

function ownButton(name, label, sign) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.setAttribute('aria-label', label);
  if (openers.includes(name)) button.setAttribute('aria-expanded', 'false');
  button.textContent = sign;
  return button;
}

root.addEventListener('click', ({ target }) => {
  const button = target.closest('.minus, .more, .actions .button, .actions button');
  const row = button?.closest('.item');
  if (!row) return;
  if (button.className === 'button remove') send(row, codes.delete);
  // A destructive action asks for confirmation.
  if (openers.includes(button.className)) {
    openRow(row, isOpen(row) ? null : sideOf(row));
    if (isOpen(row)) row.querySelector(`:scope > .actions[data-side=${row.dataset.open}] button`)?.focus();
  } else openRow(row, null);
});

// Opening a row shows the actions at one of its sides.

const openers = ['minus', 'more'];
const openerOf = (row) => row.querySelector(':scope > :is(.minus, .more)');
const isOpen = (row) => row.dataset.open !== undefined;
const actionsAt = (row, side) => row.querySelector(`:scope > .actions[data-side=${side}]`);
const sideOf = (row) => (can(row, 'delete') || actionsAt(row, 'trailing') ? 'trailing' : 'leading');
let opened = null;

function openRow(row, side) {
  if (side && opened && opened !== row) openRow(opened, null);
  if (side === 'trailing' && !actionsAt(row, 'trailing') && can(row, 'delete')) makeDelete(row);
  const actions = side && actionsAt(row, side);
  if (actions) {
    row.dataset.open = side;
    shift(row, side === 'leading' ? actions.offsetWidth : -actions.offsetWidth);
    opened = row;
  } else {
    delete row.dataset.open;
    shift(row, 0);
    if (opened === row) opened = null;
  }
  openerOf(row)?.setAttribute('aria-expanded', String(isOpen(row)));
}

// Distances grow in the direction of reading.
function shift(row, distance) {
  if (distance) row.style.setProperty('--shift', distance * wayOf(row) + 'px');
  else row.style.removeProperty('--shift');
}

// Creates the action that onDelete gives every row at its trailing side.
function makeDelete(row) {
  const actions = document.createElement('div');
  actions.className = 'actions made';
  actions.dataset.side = 'trailing';
  actions.dataset.full = 'true';
  const button = ownButton('button remove', 'Delete', 'Delete');
  button.dataset.role = 'destructive';
  actions.append(button);
  row.append(actions);
}

root.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !opened) return;
  const row = opened;
  openRow(row, null);
  openerOf(row)?.focus();
});
root.addEventListener('pointerdown', ({ target }) => {
  if (opened && !opened.contains(target)) openRow(opened, null);
});

// Swipes on a row with a finger.

let swiping = null;

root.addEventListener('pointerdown', (event) => {
  if (event.pointerType === 'mouse' || !event.isPrimary) return;
  const row = event.target.closest('[data-swipes]');
  if (row && !event.target.closest('.actions, .handle')) swiping = { row, id: event.pointerId, x: event.x, y: event.y };
});

addEventListener('pointermove', (event) => {
  if (event.pointerId !== swiping?.id) return;
  const { row } = swiping;
  const distance = (event.x - swiping.x) * wayOf(row);
  if (!swiping.side) {
    if (Math.abs(event.y - swiping.y) > 10) swiping = null;
    if (!swiping || Math.abs(distance) < 10) return;
    const side = distance > 0 ? 'leading' : 'trailing';
    openRow(row, side);
    if (!isOpen(row)) {
      swiping = null;
      return;
    }
    swiping.side = side;
    row.dataset.swiping = '';
  }
  swiping.distance = swiping.side === 'leading' ? Math.max(0, distance) : Math.min(0, distance);
  shift(row, swiping.distance);
});

for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, (event) => {
    if (event.pointerId !== swiping?.id) return;
    const { row, side, distance } = swiping;
    swiping = null;
    if (!side) return;
    delete row.dataset.swiping;
    const actions = actionsAt(row, side);
    const far = Math.abs(distance);
    const isFull = far > row.offsetWidth * 0.6 && actions?.dataset.full === 'true';
    openRow(row, type === 'pointerup' && far > 40 ? side : null);
    if (type === 'pointerup' && isFull) actions.querySelector('.button')?.click();
  });
}

// Moves a row by its handle, with the pointer or the arrow keys. While the list is not edited it has none: a mouse drags the
// row itself, and a finger holds it first. The element after the last row may be a gap for missing rows.

const movable = (row) => [...row.parentNode.children].filter((other) => can(other, 'move'));
let drag = null;
let grabbedRow = null;
let hasDragged = false;
const holdTime = 400;

function moveRow(row, next) {
  const body = [];
  const after = next ?? movable(row).at(-1).nextElementSibling;
  put(body, next || after?.className === 'absent' ? idOf(after) : 0);
  send(row, codes.move, body);
}

root.addEventListener('pointerdown', (event) => {
  hasDragged = false;
  if (event.button || !event.isPrimary) return;
  const handle = event.target.closest('.handle');
  if (handle) {
    event.preventDefault();
    beginDrag(handle.closest('.item'), handle, event);
  } else grab(event);
});

function beginDrag(row, holder, { pointerId, y }) {
  holder.setPointerCapture(pointerId);
  drag = { row, id: pointerId, y, rows: movable(row) };
  row.dataset.dragged = '';
}

function grab(event) {
  const row = event.target.closest('.item');
  if (!row || isEditing(row) || isOpen(row) || !can(row, 'move')) return;
  const other = event.target.closest(`${controls}, [draggable=true]`);
  const isTouch = event.pointerType !== 'mouse';
  if ((other && row.contains(other)) || (isTouch && event.target.closest('[data-contextmenu]'))) return;
  const { pointerId, x, y } = event;
  grabbedRow = { row, id: pointerId, x, y, isTouch };
  if (!isTouch) return;
  grabbedRow.timer = setTimeout(() => {
    swiping = grabbedRow = null;
    if (row.isConnected) beginDrag(row, row, event);
  }, holdTime);
}

function letGo() {
  clearTimeout(grabbedRow?.timer);
  grabbedRow = null;
}

addEventListener('pointermove', (event) => {
  if (event.pointerId === grabbedRow?.id && Math.hypot(event.x - grabbedRow.x, event.y - grabbedRow.y) > 6) {
    const { row, y, isTouch } = grabbedRow;
    letGo();
    if (!isTouch) beginDrag(row, row, { pointerId: event.pointerId, y });
  }
  if (event.pointerId !== drag?.id) return;
  const { row, rows } = drag;
  row.style.setProperty('--drag', event.y - drag.y + 'px');
  const others = rows.filter((other) => other !== row);
  drag.next = others.find((other) => {
    const { top, height } = other.getBoundingClientRect();
    return event.y < top + height / 2;
  }) ?? null;
  drag.hasMoved = true;
  for (const other of others) other.toggleAttribute('data-drop', other === drag.next);
  others.at(-1)?.toggleAttribute('data-drop-end', !drag.next);
});

for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, (event) => {
    if (event.pointerId === grabbedRow?.id) letGo();
    if (event.pointerId !== drag?.id) return;
    const { row, rows, next, hasMoved } = drag;
    drag = null;
    hasDragged = hasMoved === true;
    delete row.dataset.dragged;
    row.style.removeProperty('--drag');
    for (const other of rows) {
      other.removeAttribute('data-drop');
      other.removeAttribute('data-drop-end');
    }
    const stays = rows[rows.indexOf(row) + 1] ?? null;
    if (type === 'pointerup' && hasMoved && next !== stays) moveRow(row, next);
  });
}

// A drag of a row is not a press, and does not scroll.
root.addEventListener('click', (event) => {
  if (hasDragged) event.stopPropagation();
  hasDragged = false;
}, true);
root.addEventListener('touchmove', (event) => {
  if (drag) event.preventDefault();
}, { passive: false });

root.addEventListener('keydown', (event) => {
  if (event.target.className !== 'handle' || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
  event.preventDefault();
  const row = event.target.closest('.item');
  const rows = movable(row);
  const place = rows.indexOf(row);
  if (event.key === 'ArrowUp' && place > 0) moveRow(row, rows[place - 1]);
  if (event.key === 'ArrowDown' && place < rows.length - 1) moveRow(row, rows[place + 2] ?? null);
});

// Pulling a list down with a finger refreshes it.

let pull = null;

root.addEventListener('touchstart', (event) => {
  const list = event.target.closest('.list:has(> .row > .refresh)');
  if (list && list.scrollTop <= 0 && event.touches.length === 1) pull = { list, y: event.touches[0].clientY };
}, { passive: true });

root.addEventListener('touchmove', (event) => {
  if (!pull) return;
  pull.distance = event.touches[0].clientY - pull.y;
  pull.list.style.setProperty('--pull', Math.max(0, Math.min(80, pull.distance / 2)) + 'px');
}, { passive: true });

for (const type of ['touchend', 'touchcancel']) {
  root.addEventListener(type, () => {
    if (!pull) return;
    const { list, distance } = pull;
    pull = null;
    list.style.removeProperty('--pull');
    if (type === 'touchend' && distance > 90) list.querySelector(':scope > .row > .refresh').click();
  });
}

forgetting.push(() => {
  letGo();
  opened = swiping = drag = pull = null;
});

// Parts of a table have the roles that they need there, whatever else the app specifies. A table whose rows can be
// selected is a grid.
function tableRole(part, role) {
  if (part !== 'table') return part;
  return role === 'tree' || role === 'grid' ? 'grid' : 'table';
}

specials['data-table'] = (element, value, name) => {
  setOrRemove(element, name, value);
  if (value != null) element.setAttribute('role', tableRole(value, element.getAttribute('role')));
};
specials.role = (element, value) => {
  const { table } = element.dataset;
  setOrRemove(element, 'role', table ? tableRole(table, value) : value);
};
