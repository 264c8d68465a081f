// Making, placing, moving and removing elements.

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

function make(id, index) {
  const [tag, name, flags, ...attributes] = templates[index];
  const element = document.createElement(tag);
  element.className = name;
  for (let i = 0; i < attributes.length; i += 2) element.setAttribute(attributes[i], attributes[i + 1]);
  element.banyan = id;
  if (flags & 3) element.dataset.flex = flexNames[flags & 3];
  nodes.set(id, element);
  return element;
}

const hasRows = new Set(['list', 'form', 'section']);
const listParts = new Set(['section', 'header', 'footer']);
const wantsRow = (element, parent) => hasRows.has(parent.className) && !listParts.has(element.className);

// What stands in a parent for an element: its row, if it has one.
function holder(element) {
  const parent = element.parentNode;
  return parent?.className === 'row' ? parent : element;
}

function withRow(element, parent) {
  if (!wantsRow(element, parent)) return element;
  const row = document.createElement('div');
  row.className = 'row';
  row.setAttribute('role', 'listitem');
  row.append(element);
  return row;
}

function insert(element, parent, before) {
  flush();
  const place = before ? holder(before) : null;
  let held = holder(element);
  if (held.parentNode) changed.add(held.parentNode);
  if (held === element) held = withRow(element, parent);
  else if (!wantsRow(element, parent)) {
    held.replaceWith(element);
    held = element;
  }
  if (held.parentNode) move(parent, held, place);
  else parent.insertBefore(held, place);
  placed(element, parent);
}

// A move keeps focus and selection, natively where the browser can.
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

// New elements at the end of a parent that is on the page are gathered, and put there together.
let gathered = null;
let gatheredFor = null;

function append(element, parent) {
  if (!parent.isConnected) parent.append(withRow(element, parent));
  else {
    if (gatheredFor !== parent) {
      flush();
      gathered = document.createDocumentFragment();
      gatheredFor = parent;
    }
    gathered.append(withRow(element, parent));
  }
  placed(element, parent);
}

function flush() {
  if (!gatheredFor) return;
  gatheredFor.append(gathered);
  gatheredFor = null;
}

function placed(element, parent) {
  changed.add(parent);
  if (parent.className === 'progress' && parent.firstElementChild === element) {
    element.id ||= 'b' + idOf(element);
    parent.setAttribute('aria-labelledby', element.id);
  }
}

function remove(element) {
  flush();
  const held = holder(element);
  if (held.parentNode) changed.add(held.parentNode);
  held.remove();
  const ids = [element, ...element.getElementsByTagName('*')];
  for (const each of ids) {
    if (each.banyan || each.id) nodes.delete(idOf(each));
  }
}
