'use strict';
// The page around an app and its inspector. URLs from the inspector specify the elements to show in the app, and URLs
// to it name the ones that a person picks. Both frames are pages of this server, so their elements are accessible.

const app = document.getElementById('app');
const inspector = document.getElementById('inspector');
const overlay = document.getElementById('overlay');
const label = document.getElementById('past');
const stateKey = 'banyan-inspector';

const send = (text) => inspector.contentWindow.postMessage(`banyan:${text}`, location.origin);

// The inspector's state, to be restored when one of the two pages has been loaded anew.
let kept = sessionStorage.getItem(stateKey) ?? '';

const orders = {
  ready() {
    // The inspector of a program that was saved shows the app as it is.
    showPast(0, '');
    send(`restore?${kept}`);
    sendWindow();
  },
  keep(query) {
    kept = query;
    sessionStorage.setItem(stateKey, query);
  },
  show(query) {
    const { elements, name } = readQuery(query);
    show(elements, name);
  },
  flash(query) {
    const { elements, idle } = readQuery(query);
    for (const id of elements) flash(id, 'changed');
    for (const id of idle) flash(id, 'idle');
  },
  take: (query) => take(readQuery(query).step),
  past(query) {
    const { step, name } = readQuery(query);
    showPast(step, name);
  },
  // Only the page of `banyan play` has an editor.
  line(query) {
    if (around) parent.postMessage(`banyan:line?${new URLSearchParams(query).get('number')}`, around);
  },
  pick(query) {
    if (query === 'on') startPicking();
    else endPicking();
  },
};

// Reports the app's window that is in the frame.
function sendWindow() {
  const name = app.contentDocument?.body?.dataset.name;
  if (name) send(`window?name=${encodeURIComponent(name)}`);
}

app.addEventListener('load', () => {
  show([], '');
  sendWindow();
});

// Earlier screens: copies of the app's page for viewing.
const steps = new Map();
const mostSteps = 50;
let past = null;

function take(id) {
  const main = app.contentDocument?.getElementById('b0');
  if (!main) return;
  steps.delete(id);
  steps.set(id, main.cloneNode(true));
  if (steps.size > mostSteps) steps.delete(steps.keys().next().value);
}

function showPast(id, name) {
  past?.remove();
  past = null;
  label.textContent = '';
  const copy = steps.get(id);
  if (!copy) return;
  past = copy.cloneNode(true);
  past.inert = true;
  past.dataset.past = '';
  Object.assign(past.style, { position: 'fixed', inset: '0', zIndex: '8', background: 'var(--background)' });
  app.contentDocument.body.append(past);
  label.textContent = name;
}

function readQuery(query) {
  const values = new URLSearchParams(query);
  const numbers = (name) => (values.get(name) ?? '').split(',').filter(Boolean).map(Number);
  return { step: +values.get('step'), elements: numbers('elements'), idle: numbers('idle'), name: values.get('name') ?? '' };
}

addEventListener('message', ({ data, source, origin }) => {
  if (source !== inspector.contentWindow || origin !== location.origin || typeof data !== 'string') return;
  const [, order, query = ''] = /^banyan:([a-z]+)(?:\?(.*))?$/.exec(data) ?? [];
  if (Object.hasOwn(orders, order)) orders[order](query);
});

// The place of the app's page when the inspector was opened.
const asked = decodeURIComponent(location.hash.slice(1));
app.src = asked.startsWith(app.dataset.site) && !asked.startsWith('//') ? asked : app.dataset.site;

// Alt+I, in either frame.
function putAway() {
  if (around) showInspector('alone' in document.body.dataset);
  else location.href = app.contentWindow.location.href;
}

// The page of `banyan play` around this one controls whether the inspector is shown. Its frame is loaded the first time
// and then kept, so that the app is never loaded again.
const { around } = document.body.dataset;

function showInspector(isShown) {
  if (isShown && !inspector.src) inspector.src = inspector.dataset.site;
  document.body.toggleAttribute('data-alone', !isShown);
  if (!isShown) endPicking();
  if (around) parent.postMessage(`banyan:inspector?${isShown ? 'on' : 'off'}`, around);
}

addEventListener('message', ({ data, source, origin }) => {
  if (!around || source !== parent || origin !== around) return;
  if (data === 'banyan:inspector?on') showInspector(true);
  if (data === 'banyan:inspector?off') showInspector(false);
  const [, query] = /^banyan:surroundings\?(.*)$/.exec(data) ?? [];
  if (query === undefined) return;
  surroundings = new URLSearchParams(query);
  setSurroundings();
});

// The app is shown with these in place of the browser's own: light or dark, a size of text, a language, and a direction.
let surroundings = new URLSearchParams();

function setSurroundings() {
  const page = app.contentWindow;
  const wanted = (name, form) => form.exec(surroundings.get(name) ?? '')?.[0] ?? '';
  page?.wantAppearance?.(wanted('appearance', /^(?:light|dark)$/));
  if (!page?.sendPreference) return;
  const size = wanted('text', /^\d{2,3}$/);
  page.document.documentElement.style.fontSize = size && `${size}%`;
  page.sendTextScale();
  setLanguage(page, wanted('language', /^[A-Za-z0-9-]{2,35}$/), wanted('direction', /^(?:ltr|rtl)$/));
}

// A language in place of the browser's, and a direction in place of the language's. The page keeps them while it is loaded.
function setLanguage(page, language, direction) {
  const last = page.wantedLanguage ?? { language: '', direction: '' };
  if (language === last.language && direction === last.direction) return;
  page.wantedLanguage = { language, direction };
  page.sendPreference(11, ...new TextEncoder().encode(language || navigator.language));
  // Each language resets the direction.
  if (direction) page.sendPreference(12, direction === 'rtl' ? 2 : 1);
}

app.addEventListener('load', setSurroundings);

// Marks over the app

const elementOf = (id) => app.contentWindow?.node?.(id) ?? null;

function boxOver(element, className) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = document.createElement('div');
  box.className = className;
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  overlay.append(box);
  return box;
}

let shown = [];
let following = 0;

function show(ids, name) {
  for (const { box } of shown) box.remove();
  cancelAnimationFrame(following);
  shown = ids.map(elementOf).filter(Boolean).map((element) => ({ element, box: boxOver(element, 'shown') }));
  if (!shown.length) return;
  if (name) {
    const label = document.createElement('span');
    label.textContent = name;
    shown[0].box.append(label);
    shown[0].box.toggleAttribute('data-low', shown[0].element.getBoundingClientRect().top < 26);
  }
  follow();
}

// Marked elements may move or disappear.
function follow() {
  for (const { element, box } of shown) {
    const { left, top, width, height } = element.getBoundingClientRect();
    box.hidden = !element.isConnected;
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }
  following = requestAnimationFrame(follow);
}

function flash(id, className) {
  const element = elementOf(id);
  if (!element || overlay.querySelectorAll(`.${className}`).length > 200) return;
  const box = boxOver(element, className);
  box.dataset.element = id;
  box.addEventListener('animationend', () => box.remove());
}

// Picking

let picking = null;

function idAt(target) {
  for (let element = target; element; element = element.parentElement) {
    const id = element.banyan ?? (/^b\d+$/.test(element.id) ? +element.id.slice(1) : 0);
    if (id) return id;
  }
  return 0;
}

function startPicking() {
  endPicking();
  const page = app.contentDocument;
  const ends = new AbortController();
  const options = { capture: true, signal: ends.signal };
  const hold = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener('pointermove', ({ target }) => show([idAt(target)], ''), options);
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup']) page.addEventListener(type, hold, options);
  page.addEventListener('click', (event) => {
    hold(event);
    const id = idAt(event.target);
    endPicking();
    send(`picked?element=${id}`);
  }, options);
  for (const target of [page, document]) {
    target.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      hold(event);
      endPicking();
      send('picked?element=0');
    }, options);
  }
  page.documentElement.style.cursor = 'crosshair';
  picking = { ends, page };
}

function endPicking() {
  if (!picking) return;
  picking.ends.abort();
  picking.page.documentElement.style.cursor = '';
  picking = null;
  show([], '');
}

// The width of the inspector

const divider = document.getElementById('divider');
const isStacked = () => matchMedia('(max-width: 760px)').matches;

function setShare(share) {
  const percent = Math.round(Math.min(80, Math.max(20, share)));
  inspector.style.setProperty('--share', `${percent}%`);
  divider.setAttribute('aria-valuenow', percent);
}

divider.addEventListener('pointerdown', (event) => {
  divider.setPointerCapture(event.pointerId);
  document.body.dataset.dragging = '';
});
divider.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
  if (buttons) setShare(100 - (isStacked() ? clientY / innerHeight : clientX / innerWidth) * 100);
});
divider.addEventListener('lostpointercapture', () => { delete document.body.dataset.dragging; });
divider.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: 2, ArrowUp: 2, ArrowRight: -2, ArrowDown: -2 }[event.key];
  if (!step) return;
  event.preventDefault();
  setShare(+divider.getAttribute('aria-valuenow') + step);
});
setShare(50);
if (!around) showInspector(true);
