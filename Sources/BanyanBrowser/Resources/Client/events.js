// Sends the person's actions to the server, each with a number.

// The events after which the element shows a value that the server does not know yet.
const changes = new Set([codes.off, codes.on, codes.input, codes.number, codes.slide]);
let eventNumber = 0;
let isMoving = false;
// The events that the server has not acknowledged, which are sent again after a reconnection.
const unacknowledged = [];
let acknowledged = 0;
// The callbacks that wait until the server has acknowledged more events.
const resumes = [];
// The maximum length of an unsent text that is kept without a connection.
const mostUnsentBytes = 65_536;

function put(bytes, number) {
  for (; number > 127; number >>>= 7) bytes.push((number & 127) | 128);
  bytes.push(number);
}

// Of several events with the same report, only the last one is sent; it replaces one that could not be sent yet.
function send(element, code, body = [], report = null) {
  // An element known only to the client, such as a button beside a row, sends nothing.
  if (element !== root && !idOf(element)) return;
  if (reports.size) sendAll();
  const old = report && unacknowledged.find((event) => event.report === report && !event.isSent);
  if (isOverwritten(element, code)) unacknowledged.pop();
  else if (!old) eventNumber++;
  const number = old?.number ?? eventNumber;
  const head = [];
  put(head, number);
  put(head, lastBatch);
  head.push(code);
  put(head, idOf(element));
  if (changes.has(code)) element.lastEvent = eventNumber;
  expectAnswer(code, body);
  const message = new Uint8Array(head.length + body.length);
  message.set(head);
  message.set(body, head.length);
  const event = { number, element, code, body, message, report, isSent: false };
  if (old) Object.assign(old, event);
  else unacknowledged.push(event);
  if (!isConnected()) return;
  transmit(event);
  didSendApplied();
}

// Sends the frames of elements in eighths of a point, several in one event, so that the server lays out once.
function sendFrames(frames) {
  const all = frames.filter(([element]) => idOf(element));
  const known = all.splice(0, 1000);
  const isOne = known.length === 1;
  const body = [];
  for (const [element, frame] of known) {
    if (!isOne) put(body, idOf(element));
    for (const length of frame) put(body, ((length << 1) ^ (length >> 31)) >>> 0);
  }
  if (known.length) send(isOne ? known[0][0] : root, codes.measured, body);
  if (all.length) sendFrames(all);
}

function isOverwritten(element, code) {
  const last = unacknowledged.at(-1);
  return code === codes.input && last?.code === code && last.element === element && !last.isSent
    && unacknowledged.reduce((count, { message }) => count + message.length, 0) > mostUnsentBytes;
}

function transmit(event) {
  event.isSent = true;
  socket.send(event.message);
  waitForAnswer();
}

function didAnswer(number) {
  if (number > acknowledged) acknowledged = number;
  while (unacknowledged[0]?.number <= acknowledged) unacknowledged.shift();
  for (const resume of resumes.splice(0)) resume();
}

// Applied batches are acknowledged with the next event, or in a message of their own if they are
// large, many, or old.
const mostPendingBytes = 16_384;
const mostPendingBatches = 8;
let pendingBytes = 0;
let pendingBatches = 0;
let applyTimer = 0;

function didApply(byteCount) {
  pendingBytes += byteCount;
  if (++pendingBatches >= mostPendingBatches || pendingBytes >= mostPendingBytes) sendApplied();
  else applyTimer ||= setTimeout(sendApplied, 1000);
}

function sendApplied() {
  clearTimeout(applyTimer);
  applyTimer = 0;
  if (isConnected()) acknowledge();
}

function acknowledge() {
  const message = [0];
  put(message, lastBatch);
  socket.send(new Uint8Array(message));
  didSendApplied();
}

function didSendApplied() {
  clearTimeout(applyTimer);
  applyTimer = pendingBytes = pendingBatches = 0;
}

// Elements that can be pressed without taking the focus.
const pressed = '.button, .toggle, .link, .tab, .option, .disclose, .paste';
const isField = (element) => element.matches?.('.field, .editor');

// Safari sends the key that ends a composition after the composition has ended. Keys of an input method have the code 229.
const isOfComposition = ({ isComposing, keyCode }) => isComposing || keyCode === 229;

const isOff = (element) => element.hasAttribute('disabled');

const sendText = (field) => send(field, codes.input, encoder.encode(field.value));

// The content appears once the server has sent it, and disappears at once.
function disclose(element) {
  const isExpanded = element.getAttribute('aria-expanded') === 'true';
  send(element, isExpanded ? codes.off : codes.on);
  foresee(element, 'aria-expanded', !isExpanded);
  const group = element.parentElement;
  if (group.className === 'disclosure') foresee(group, 'data-collapsed', isExpanded ? '' : null);
}

// Sends a press of a link that the app handles, with the index of its run.
function pressLink(link) {
  const body = [];
  put(body, [...link.parentElement.children].indexOf(link));
  send(link.parentElement, codes.followLink, body);
}

const sharing = ({ dataset }) => dataset.shareText ?? dataset.shareUrl;

root.addEventListener('click', (event) => {
  const link = event.target.closest('.textlink[data-intercepted]');
  if (link) {
    event.preventDefault();
    pressLink(link);
    return;
  }
  const element = event.target.closest(`${pressed}, [data-gesture]`);
  if (!element) return;
  // A pointer is reported by its own events; a click without one comes from a screen reader.
  if (element.dataset.intercepted === 'true') event.preventDefault();
  if (element.className === 'box') {
    if (!event.detail) send(element, codes.activate);
    return;
  }
  if (isOff(element)) {
    event.preventDefault();
    return;
  }
  if (element.className === 'toggle') {
    const on = element.getAttribute('aria-checked') !== 'true';
    send(element, on ? codes.on : codes.off);
    foresee(element, 'aria-checked', on);
  } else if (element.className === 'option') choose(element);
  else if (element.className === 'disclose') disclose(element);
  else if (element.className === 'tab') pressTab(element);
  else if (sharing(element)) share(element);
  else if (element.dataset.files != null) chooseFiles(element);
  else if (element.className === 'paste') paste(element);
  else send(element, codes.activate);
});

root.addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (target.tagName === 'SPAN' && (key === 'Enter' || key === ' ')) {
    event.preventDefault();
    target.click();
  }
});
