// The client of a Banyan window. It applies numbered batches of mutations to the elements that the
// server rendered, and sends numbered events up. `vocabulary` is put before it by the server.
// Documentation/wire-protocol.md explains the format.

const { templates, facets, resets, atoms, schemes } = vocabulary;
const root = document.getElementById('b0');
const nodes = new Map([[0, root]]);
const decoder = new TextDecoder();
const encoder = new TextEncoder();
const svg = 'http://www.w3.org/2000/svg';

// Elements

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
  if (gatheredFor !== parent) {
    flush();
    if (!parent.isConnected) {
      parent.append(withRow(element, parent));
      placed(element, parent);
      return;
    }
    gathered = document.createDocumentFragment();
    gatheredFor = parent;
  }
  gathered.append(withRow(element, parent));
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

// Facets

function set(element, number, value) {
  const name = facets[number];
  if (name[0] === ':') {
    if (value == null) element.style.removeProperty(name.slice(1));
    else element.style.setProperty(name.slice(1), value);
    return;
  }
  const special = specials[name];
  if (special) special(element, value);
  else if (value == null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  if (name === 'data-grow' || name === 'data-fixed' || name === 'data-hold') changed.add(element);
}

const specials = {
  text(element, value) {
    const only = element.firstChild;
    if (only?.nodeType === 3 && !only.nextSibling && value) only.data = value;
    else element.textContent = value ?? '';
  },
  runs(element, runs) {
    element.replaceChildren(...runs.map(([text, values]) => {
      const span = document.createElement('span');
      span.textContent = text;
      for (const [number, value] of values) set(span, number, value);
      return span;
    }));
  },
  value(element, value) {
    showValue(element, value ?? '');
  },
  checked(element, value) {
    element.serverValue = value ?? 'false';
    if (!isAhead(element)) element.setAttribute('aria-checked', element.serverValue);
  },
  // Only pictures are hidden from assistive technology, as long as they have no name.
  'aria-hidden'(element, value) {
    if (element.className === 'image') element.setAttribute('aria-hidden', value ?? 'true');
  },
  disabled(element, value) {
    const off = value != null;
    if ('disabled' in element) element.disabled = off;
    element.toggleAttribute('disabled', off);
    if (element.tagName === 'A' || element.tagName === 'SPAN') {
      if (off) element.setAttribute('aria-disabled', 'true');
      else element.removeAttribute('aria-disabled');
    }
  },
  destination(element, value) {
    if (value != null && schemes.includes(new URL(value, location.href).protocol.slice(0, -1))) {
      element.href = value;
    } else element.removeAttribute('href');
  },
  symbol(element, value) {
    element.querySelector(':scope > svg')?.remove();
    if (value == null) return;
    const picture = document.createElementNS(svg, 'svg');
    picture.setAttribute('class', 'symbol');
    picture.setAttribute('viewBox', '0 0 24 24');
    picture.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(svg, 'use');
    use.setAttribute('href', '#symbol-' + value);
    picture.append(use);
    element.append(picture);
  },
  picture(element, value) {
    element.querySelector(':scope > img')?.remove();
    if (value == null) return;
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = value;
    element.append(picture);
  },
};

function define(markup) {
  const text = `<svg xmlns="${svg}">${markup}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  document.getElementById('symbols').append(document.importNode(parsed.firstChild, true));
}

// Flexibility: which elements take whatever room there is. The server does the same for the first
// page (Flexibility.swift).

const flexNames = ['', 'x', 'y', 'x y'];
const flexFlags = { x: 1, y: 2, 'x y': 3 };
const templateFlags = new Map(templates.filter(Boolean).map(([, name, flags]) => [name, flags]));
const changed = new Set();
const flagsOf = (axes) => flexFlags[axes] ?? 0;

function flexibility(element) {
  const kind = element.className;
  const flags = templateFlags.get(kind) ?? 0;
  let result = flags & 3;
  if (flags & 4) {
    for (const child of element.children) {
      let flex = flagsOf(child.dataset.flex);
      if (child.className === 'spacer') flex &= kind === 'hstack' ? 1 : kind === 'vstack' ? 2 : 3;
      if (child.className === 'divider') flex &= kind === 'hstack' ? 2 : kind === 'vstack' ? 1 : 3;
      result |= flex;
      if (kind === 'decorated' || result === 3) break;
    }
  }
  if (kind === 'progress' && element.hasAttribute('aria-valuenow')) result |= 1;
  if (element.dataset.sizing) result = 3;
  result |= flagsOf(element.dataset.grow);
  return result & ~flagsOf(element.dataset.fixed) & ~flagsOf(element.dataset.hold);
}

function updateFlexibility(element) {
  while (element && element !== root && templateFlags.has(element.className)) {
    const flex = flexNames[flexibility(element)];
    if (flex === (element.dataset.flex ?? '')) return;
    if (flex) element.dataset.flex = flex;
    else delete element.dataset.flex;
    element = element.parentNode;
  }
}

// Batches

let lastBatch = 0;
let acknowledged = 0;
const waitingForAck = new Set();

function apply(buffer) {
  const bytes = new Uint8Array(buffer);
  let at = 0;

  const number = () => {
    let byte = bytes[at++];
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let shift = 7; ; shift += 7) {
      byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const characters = (length) => {
    const end = at + length;
    if (length < 48) {
      let text = '';
      for (let i = at; i < end && bytes[i] < 128; i++) text += String.fromCharCode(bytes[i]);
      if (text.length === length) {
        at = end;
        return text;
      }
    }
    const text = decoder.decode(bytes.subarray(at, end));
    at = end;
    return text;
  };
  const string = () => characters(number());
  const atom = () => {
    const head = number();
    return head & 1 ? atoms[head >>> 1] : characters(head >>> 1);
  };
  const value = (name) => {
    if (name === 'text' || name === 'symbol') return string();
    if (name !== 'runs') return atom();
    return Array.from({ length: number() }, () => [string(), values()]);
  };
  const values = () => Array.from({ length: bytes[at++] }, () => {
    const facet = bytes[at++];
    return [facet, value(facets[facet])];
  });
  const read = (element) => {
    for (let count = bytes[at++]; count > 0; count--) {
      const facet = bytes[at++];
      set(element, facet, value(facets[facet]));
    }
  };

  const batch = number();
  if (batch > lastBatch + 1) throw new Error('A batch is missing');
  acknowledged = number();
  lastBatch = batch;
  let nextID = 0;
  let last = null;
  let parent = null;
  while (at < bytes.length) {
    const code = bytes[at++];
    if (code >= 0x80) {
      if (code & 0x40) parent = last;
      last = make(nextID++, code & 0x3f);
      append(last, parent);
      if (code & 0x3f) read(last);
      else last.textContent = string();
      continue;
    }
    switch (code) {
      case 1: read(node(number())); break;
      case 2: {
        const element = node(number());
        for (const facet of resets[bytes[at++]]) set(element, facet, null);
        break;
      }
      case 3: specials.text(node(number()), string()); break;
      case 4: {
        const element = node(number());
        const into = node(number());
        const before = number();
        insert(element, into, before ? node(before) : null);
        break;
      }
      case 5: remove(node(number())); break;
      case 6: parent = node(number()); break;
      case 7: nextID = number(); break;
      case 8: {
        const template = bytes[at++];
        last = make(nextID++, template);
        if (template) read(last);
        else last.textContent = string();
        break;
      }
      case 9: document.title = string(); break;
      case 10: define(string()); break;
      default: throw new Error(`Unknown operation ${code}`);
    }
  }
  flush();
  for (const element of [...changed].reverse()) updateFlexibility(element);
  changed.clear();
  settle();
}

// Controls. The person's own input counts until the server has seen the last of it.

const isAhead = (element) => (element.lastEvent ?? 0) > acknowledged;

function showValue(element, value) {
  if (isAhead(element)) return;
  if (element.isComposing) {
    element.heldValue = value;
    return;
  }
  if (element.value === value) return;
  if (element !== document.activeElement) {
    element.value = value;
    return;
  }
  const { selectionStart: start, selectionEnd: end, value: old } = element;
  const tail = old.slice(end);
  element.value = value;
  // The caret stays where it was, counted from the end if what follows it is still there.
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

// Events

const codes = { activate: 1, off: 2, on: 3, input: 4, submit: 5, focus: 6, blur: 7 };
let eventNumber = 0;
let isMoving = false;
const unsent = [];

function send(element, code, text) {
  const body = text == null ? [] : encoder.encode(text);
  const head = [];
  const put = (number) => {
    for (; number > 127; number >>>= 7) head.push((number & 127) | 128);
    head.push(number);
  };
  put(++eventNumber);
  head.push(code);
  put(idOf(element));
  element.lastEvent = eventNumber;
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  if (socket?.readyState === 1) socket.send(message);
  else unsent.push(message);
}

const isOff = (element) => element.hasAttribute('disabled');

root.addEventListener('click', (event) => {
  const element = event.target.closest('.button, .toggle, .link');
  if (!element) return;
  if (isOff(element)) {
    event.preventDefault();
    return;
  }
  if (element.className === 'toggle') {
    element.serverValue ??= element.getAttribute('aria-checked');
    const on = element.getAttribute('aria-checked') !== 'true';
    element.setAttribute('aria-checked', on);
    send(element, on ? codes.on : codes.off);
    waitingForAck.add(element);
  } else send(element, codes.activate);
});

root.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (target.className === 'field' && key === 'Enter' && !event.isComposing) {
    send(target, codes.submit);
  } else if (target.tagName === 'SPAN' && (key === 'Enter' || key === ' ')) {
    event.preventDefault();
    target.click();
  }
});

root.addEventListener('input', ({ target }) => {
  if (target.className === 'field') send(target, codes.input, target.value);
});

root.addEventListener('compositionstart', ({ target }) => { target.isComposing = true; });
root.addEventListener('compositionend', ({ target }) => {
  target.isComposing = false;
  if (target.heldValue != null) showValue(target, target.heldValue);
  target.heldValue = null;
});

for (const [type, code] of [['focusin', codes.focus], ['focusout', codes.blur]]) {
  root.addEventListener(type, ({ target }) => {
    if (target.className === 'field' && !isMoving) send(target, code);
  });
}

// The socket

let socket = null;
let isLeaving = false;
const attemptsKey = 'banyan-attempts';

function connect() {
  const address = new URL('/banyan/socket', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = `?version=${vocabulary.version}&window=${document.body.dataset.window}`;
  socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    root.dataset.connected = '';
    setTimeout(() => sessionStorage.removeItem(attemptsKey), 5000);
    for (const message of unsent.splice(0)) socket.send(message);
  };
  socket.onmessage = ({ data }) => {
    try {
      apply(data);
    } catch (error) {
      // The page no longer shows what the server thinks it does: only a new page can be right.
      console.error(error);
      socket.close();
    }
  };
  socket.onclose = () => {
    delete root.dataset.connected;
    if (!isLeaving) recover();
  };
}

// The window went with its socket, so a new page is what brings the app back: as soon as the server
// answers, later each time, and not all clients at once.
async function recover() {
  const attempts = +(sessionStorage.getItem(attemptsKey) ?? 0);
  if (attempts >= 8) {
    showBanner('This page has lost its app.', true);
    return;
  }
  showBanner('Reconnecting…');
  for (let attempt = attempts; ; attempt++) {
    const longest = Math.min(15000, 250 * 2 ** attempt);
    await new Promise((resume) => setTimeout(resume, longest * (0.5 + Math.random() / 2)));
    if (document.hidden) await new Promise((resume) => document.addEventListener('visibilitychange', resume, { once: true }));
    try {
      if (!(await fetch('/banyan/alive', { cache: 'no-store' })).ok) continue;
      sessionStorage.setItem(attemptsKey, attempts + 1);
      location.reload();
      return;
    } catch {
      continue;
    }
  }
}

function showBanner(text, hasButton) {
  document.querySelector('.banner')?.remove();
  const banner = document.createElement('div');
  banner.className = 'banner';
  banner.setAttribute('role', 'status');
  banner.textContent = text;
  if (hasButton) {
    const button = document.createElement('button');
    button.className = 'button';
    button.textContent = 'Reload';
    button.onclick = () => {
      sessionStorage.removeItem(attemptsKey);
      location.reload();
    };
    banner.append(button);
  }
  document.body.append(banner);
}

// The first page's styles become the elements' own, so that later batches can take them back.
function adoptStyles() {
  const sheet = document.getElementById('first');
  for (const { selectorText, style } of sheet.sheet?.cssRules ?? []) {
    const element = document.querySelector(selectorText);
    if (element) element.style.cssText = style.cssText;
  }
  sheet.remove();
}

adoptStyles();
// What was typed before this script ran counts too.
for (const field of document.querySelectorAll('.field')) {
  if (field.value !== field.defaultValue) send(field, codes.input, field.value);
}
addEventListener('pagehide', () => { isLeaving = true; });
addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
connect();
