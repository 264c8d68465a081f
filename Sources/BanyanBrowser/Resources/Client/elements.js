// Creates, places, moves, and removes elements.

function node(id) {
  let found = nodes.get(id);
  if (!found && (found = document.getElementById('b' + id))) {
    found.banyan = id;
    nodes.set(id, found);
  }
  return found;
}

function idOf(element) {
  return element.banyan ?? (element.banyan = +element.id.slice(1));
}

// Creates an element of a template, without registering it.
function raw(index) {
  const [tag, name, flags, ...attributes] = templates[index];
  const element = document.createElement(tag);
  element.className = element.kind = name;
  for (let i = 0; i < attributes.length; i += 2) element.setAttribute(attributes[i], attributes[i + 1]);
  if ((element.flex = flags & 3)) element.setAttribute('data-flex', flexNames[flags & 3]);
  return element;
}

function make(id, index) {
  const element = raw(index);
  element.banyan = id;
  nodes.set(id, element);
  if (element.kind === 'picker') watchPicker(element);
  counted[element.kind]?.add(element);
  if (element.tagName === 'DIALOG') toOpen.push(element);
  return element;
}

const hasRows = new Set(['list', 'form', 'section']);
const listParts = new Set(['section', 'header', 'footer', 'row item', 'absent']);
const wantsRow = (element, parent) => hasRows.has(kindOf(parent)) && !listParts.has(kindOf(element));

// Returns the child of the parent that holds an element: its row, if it has one.
function holder(element) {
  const parent = element.parentNode;
  return parent && kindOf(parent) === 'row' ? parent : element;
}

function withRow(element, parent) {
  if (!wantsRow(element, parent)) return element;
  const row = document.createElement('div');
  row.className = row.kind = 'row';
  row.setAttribute('role', parent.closest('[role=tree]') ? 'treeitem' : 'listitem');
  row.append(element);
  return row;
}

function insert(element, parent, before) {
  flush();
  mayBeRelative = true;
  const place = before ? holder(before) : null;
  let held = holder(element);
  if (held.parentNode) changed.add(held.parentNode);
  if (held === element) held = withRow(element, parent);
  else if (!wantsRow(element, parent)) {
    held.replaceWith(element);
    held = element;
  }
  if (motion) {
    noteOrder(parent);
    rearranged.set(parent, motion);
  }
  if (held.parentNode) move(parent, held, place);
  else {
    parent.insertBefore(held, place);
    if (motion) arriving.set(element, motion);
  }
  placed(element, parent);
}

// A move keeps focus and selection, natively if the browser can.
function move(parent, element, place) {
  const active = document.activeElement;
  if (parent.moveBefore && parent.isConnected && element.isConnected) {
    parent.moveBefore(element, place);
    return;
  }
  const holdsFocus = element.contains(active);
  const { selectionStart, selectionEnd } = active ?? {};
  isMoving = true;
  parent.insertBefore(element, place);
  if (holdsFocus) {
    active.focus({ preventScroll: true });
    if (selectionStart != null) active.setSelectionRange(selectionStart, selectionEnd);
  }
  isMoving = false;
}

// New elements that are next to each other in a parent on the page are collected and inserted together.
let gathered = null;
let gatheredFor = null;
let gatheredBefore = null;

function append(element, parent, before) {
  if (!parent.isConnected) parent.insertBefore(withRow(element, parent), before && holder(before));
  else {
    if (gatheredFor !== parent || gatheredBefore !== before || leaving.size) {
      flush();
      gathered = document.createDocumentFragment();
      gatheredFor = parent;
      gatheredBefore = before;
    }
    gathered.append(withRow(element, parent));
  }
  placed(element, parent);
}

// Inserts and removes everything that is pending.
function flush() {
  if (leaving.size) removeLeaving();
  if (!gatheredFor) return;
  gatheredFor.insertBefore(gathered, gatheredBefore && holder(gatheredBefore));
  gatheredFor = null;
}

const arrivedPages = [];
const withCaption = new Set(['gauge', 'groupbox', 'controls']);
const tabParts = new Set(['tabview', 'tabbar', 'tab']);
const besideCaption = new Set(['picker', 'slider', 'stepper', 'date', 'color']);

const controlKinds = new Set([
  'button', 'button refresh', 'toggle', 'link', 'tab', 'option', 'disclose', 'paste', 'field', 'editor', 'slider', 'date',
  'color', 'picker',
]);

function placed(element, parent) {
  changed.add(parent);
  if (element.className === 'page' && parent.isConnected) arrivedPages.push(element);
  const kind = kindOf(parent);
  if (kind === 'row item') unfitted.add(parent);
  if (kindOf(element) === 'row item') unfitted.add(element);
  if (controlKinds.has(kindOf(element))) noteControl(parent);
  if (tabParts.has(kind)) placedInTabs(parent);
  if (kind === 'labeled') {
    const caption = besideCaption.has(kindOf(element)) && parent.querySelector(':scope > .caption');
    if (caption) nameBy(caption, element);
  } else if (kind === 'progress' ? parent.firstElementChild === element
    : withCaption.has(kind) && kindOf(element) === 'caption') nameBy(element, parent);
}

// A list may hold controls only in its items, so a header with a control becomes an item.
function noteControl(parent) {
  const header = parent.closest('.header, .footer');
  if (header) unfitted.add(header);
}

function nameBy(caption, element) {
  caption.id ||= 'b' + idOf(caption);
  element.setAttribute('aria-labelledby', caption.id);
}

// Elements that are removed one after the other leave together: a parent that loses all its children is
// emptied at once, which costs a browser much less.
const leaving = new Map();

function remove(element) {
  if (gatheredFor) flush();
  const held = holder(element);
  const parent = held.parentNode;
  if (element.tagName === 'DIALOG') closeDialog(element);
  else if (parent && motion && keepGhost(element, held)) changed.add(parent);
  else if (parent) {
    const group = leaving.get(parent);
    if (group) group.push(held);
    else leaving.set(parent, [held]);
    changed.add(parent);
  }
  forget(element);
}

function forget(element) {
  if (element.banyan || element.id) nodes.delete(idOf(element));
  counted[element.kind ?? element.className]?.delete(element);
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) forget(child);
}

function removeLeaving() {
  for (const [parent, group] of leaving) {
    if (group.length === parent.childNodes.length) parent.replaceChildren();
    else for (const held of group) held.remove();
  }
  leaving.clear();
}

function fitRows() {
  for (const part of unfitted) {
    if (!part.isConnected) continue;
    if (part.matches('.item')) fitRow(part);
    // A list may hold controls only in its items; a table has rows in its headers.
    else if (!part.closest('[data-table]')) part.setAttribute('role', part.closest('.list, .form')?.getAttribute('role') === 'tree' ? 'treeitem' : 'listitem');
  }
  unfitted.clear();
}
