// The socket, its loss, and its recovery.

const closings = { leaving: 1000, otherVersion: 4000, noWindow: 4001, limit: 4003, lost: 4004, replaced: 4005, loggedOut: 4006 };
// The codes after which only a new page can continue.
const endings = new Set([1002, 1008, 1009, closings.otherVersion, closings.noWindow]);
// Pages of two sites may be in frames of one tab, which share the tab's storage.
const attemptsKey = 'banyan-attempts' + site.slice(1);
// A page that stays connected for this long has not crashed the app that it returned to.
const recovery = 30_000;
const windowKey = 'banyan-window' + site.slice(1);
const { window: token } = document.body.dataset;
// The tab's previous window, which stored the state that this one continues with.
const previousToken = (sessionStorage.getItem(windowKey) ?? '').slice(0, 64);
sessionStorage.setItem(windowKey, token);

let socket = null;
let isLeaving = false;
// A secret that the window has given to this page only, for resuming it.
let secret = '';
// The number of failed connections in a row.
let attempt = 0;
let patience = 0;
// How often in a row an open socket was given up for want of an answer, at most 4.
let slowness = 0;
let silence = 0;
let recoveryTimer = 0;
let banner = null;
let bannerTimer = 0;

const socketAddress = () => new URL(`?version=${vocabulary.version}`, new URL('socket', home));
const isConnected = () => 'connected' in root.dataset;

function connect() {
  const address = socketAddress();
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  let hasOpened = false;
  const own = new WebSocket(address);
  socket = own;
  own.binaryType = 'arraybuffer';
  own.onopen = () => {
    hasOpened = true;
    if (own === socket) greet();
  };
  own.onmessage = ({ data }) => {
    if (own !== socket) return;
    if (typeof data === 'string') receiveText(data);
    else if (!waits(data)) receive(data);
  };
  own.onclose = ({ code, reason }) => {
    if (own === socket) lose(code, reason, hasOpened);
  };
  waitForAnswer();
}

function greet() {
  const message = [];
  for (const text of [token, secret]) putText(message, text);
  put(message, lastBatch);
  putText(message, previousToken);
  // The server opens the window of a page without content only now, and must know its size before.
  if ('empty' in document.body.dataset && !lastBatch) putReports(message);
  socket.send(new Uint8Array(message));
  didSendApplied();
}

// The server accepts no more events in a greeting.
const mostReports = 32;

function putReports(bytes) {
  for (const event of unacknowledged.slice(0, mostReports)) {
    put(bytes, event.message.length);
    bytes.push(...event.message);
    event.isSent = true;
  }
}

function putText(bytes, text) {
  const encoded = encoder.encode(text);
  put(bytes, encoded.length);
  bytes.push(...encoded);
}

function receive(data) {
  clearTimeout(patience);
  patience = 0;
  let isEnd = false;
  try {
    isEnd = apply(data);
  } catch (error) {
    // The page no longer shows the state that the server assumes.
    console.error(error);
    drop();
    loadAgain();
    return;
  }
  if (isEnd && !isConnected()) didConnect();
  if (unacknowledged.length || !isConnected()) waitForAnswer();
  clearTimeout(silence);
  silence = setTimeout(ask, 30_000);
}

// The program's problems, such as the compiler's errors in its next version, below a heading; and any other notice.
let problems = '';
let notice = '';

function receiveText(text) {
  const act = acts[text[0]];
  if (act) {
    act(text.slice(1));
    return;
  }
  if (text[0] === '\u0001') notice = text.slice(1);
  else problems = text;
  if (haveParts(1 << vocabulary.parts.findIndex(([name]) => name === 'development'))) {
    showProblems();
    showNotice();
  }
}

// Somebody has logged in. The first answer sets the next cookie. The second request contains it, which ends the previous
// cookie. If one of them is lost, the server asks again after the page has reconnected.
async function renewCookie(key) {
  const address = new URL('session', home);
  try {
    const { ok } = await fetch(address, { cache: 'no-store', headers: { 'banyan-renewal': key } });
    if (ok) await fetch(address, { cache: 'no-store' });
  } catch { }
}

// The process that ran the window's app has ended, behind a server that goes on.
function loseWorker() {
  stopWaiting();
  isReplaced = true;
  showBannerSoon();
}

// Another process has the window. It receives nothing that was sent before this text.
function findWorker() {
  socket.send('');
  greet();
  waitForAnswer();
}

const acts = { '\u0002': renewCookie, '\u0003': loseWorker, '\u0004': findWorker };

// Sends the events that the server has not acknowledged. On short-lived connections, fewer remain each time.
function didConnect() {
  root.dataset.connected = '';
  // The page has its styles: from now on, changes may slide.
  delete root.dataset.afresh;
  isReplaced = false;
  for (const event of unacknowledged) transmit(event);
  if (pendingBatches) sendApplied();
  attempt = slowness = 0;
  hideBanner();
  clearTimeout(recoveryTimer);
  recoveryTimer = setTimeout(() => sessionStorage.removeItem(attemptsKey), recovery);
}

// A press in progress would be lost if its element were rebuilt, so batches wait until it ends. The wait is limited,
// because a press may last long.
const late = [];
let isPressing = false;
let pressTimer = 0;

addEventListener('pointerdown', () => {
  isPressing = true;
  clearTimeout(pressTimer);
  pressTimer = setTimeout(endPress, 1000);
}, true);
// The click follows this event.
for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => setTimeout(endPress), true);

function endPress() {
  isPressing = false;
  clearTimeout(pressTimer);
  receiveLate();
}

function receiveLate() {
  const own = socket;
  while (late.length && own === socket && isReady(late[0])) receive(late.shift());
}

// Batches also wait for the parts of the client that they need.
function isReady(data) {
  const { needs, isAfresh } = headOf(data);
  return haveParts(needs) && !(isPressing && isAfresh);
}

function waits(data) {
  return (late.length || !isReady(data)) && late.push(data);
}

// The server answers every message. Without an answer, the connection is dead, or a batch takes long on a slow line, so after each
// loss of an open socket the next one gets more time. Meanwhile the page sends acknowledgements, because the server's pings wait
// behind the batch.
function waitForAnswer(turns = 2 ** slowness) {
  patience ||= setTimeout(() => {
    patience = 0;
    const isOpen = socket.readyState === 1;
    if (isOpen && turns > 1) {
      acknowledge();
      waitForAnswer(turns - 1);
      return;
    }
    if (isOpen && slowness < 4) slowness++;
    drop();
    comeBack(true);
  }, 10_000);
}

// A script cannot see the server's pings, and a connection may end without notice. So after a silence the page repeats an event
// that the server has handled, which the server only acknowledges. A page that is shown again sends its own event anyway.
function ask() {
  if (!isConnected() || patience || document.hidden || !acknowledged) return;
  const message = [];
  for (const number of [acknowledged, lastBatch, codes.light, 0]) put(message, number);
  socket.send(new Uint8Array(message));
  waitForAnswer();
}

// Gives up a socket, whatever its state.
function drop() {
  const old = socket;
  didLose();
  old?.close(closings.lost);
}

function didLose() {
  socket = null;
  stopWaiting();
}

function stopWaiting() {
  late.length = 0;
  clearTimeout(recoveryTimer);
  clearTimeout(patience);
  patience = 0;
  delete root.dataset.connected;
}

// A page that the person leaves gives up its window.
function leave() {
  isLeaving = true;
  socket?.close(closings.leaving);
}

// True if another process is to take over the window. If that one does not know the window, the page is loaded
// anew.
let isReplaced = false;

function lose(code, reason, hasOpened) {
  didLose();
  if (isLeaving) return;
  if (code === closings.replaced) {
    isReplaced = true;
    // The next version's errors concern the version after it.
    problems = '';
    document.querySelector('.problems[role=alert]')?.remove();
    // The other process may take a while to start.
    showBannerSoon();
    connect();
  } else if (code === closings.loggedOut) beginAnew();
  else if (isReplaced && (!hasOpened || endings.has(code))) reload();
  else if (code === closings.limit) showBanner(reason || 'This window has been closed.', 'Reload', reload);
  else if (endings.has(code)) loadAgain();
  else {
    isReplaced = false;
    comeBack(hasOpened);
  }
}

// Waits longer each time, with a random part so that clients do not return at once, and until the page is
// visible.
let wake = null;

async function pause() {
  const longest = Math.min(15_000, 250 * 2 ** attempt++);
  await new Promise((resume) => {
    wake = resume;
    setTimeout(resume, longest * (0.5 + Math.random() / 2));
  });
  if (document.hidden) await new Promise((resume) => document.addEventListener('visibilitychange', resume, { once: true }));
}

addEventListener('online', () => {
  wake?.();
  ask();
});

// Reconnects to the window. If a socket does not open, a request to the same address tells a refusal from a
// loss.
async function comeBack(hasOpened) {
  showBannerSoon();
  await pause();
  if (isLeaving) return;
  if (hasOpened || !await isRefused()) return connect();
  // The server is there, so there is no need to wait for it.
  attempt = 0;
  loadAgain();
}

async function isRefused() {
  try {
    const { status } = await fetch(socketAddress(), { cache: 'no-store' });
    return status >= 400 && status < 500 && status !== 426 && status !== 429;
  } catch {
    return false;
  }
}

// Loads a new page as soon as the server answers. If that is lost soon after, the page itself may crash the app
// for all visitors, so the person decides whether to try once more.
async function loadAgain() {
  if (sessionStorage.getItem(attemptsKey)) {
    showBanner('This page has lost its app twice in a row.', 'Reload', reload);
    return;
  }
  showBannerSoon();
  // Waits about a second at least, because all pages of a server that has ended return at the same time.
  attempt = Math.max(attempt, 2);
  for (;;) {
    await pause();
    if (isLeaving) return;
    try {
      if (!(await fetch(new URL('alive', home), { cache: 'no-store' })).ok) continue;
    } catch {
      continue;
    }
    sessionStorage.setItem(attemptsKey, 1);
    keepFields?.();
    loadNext();
    return;
  }
}

// The next page belongs to another visitor, so nothing of this one is kept.
function beginAnew() {
  for (const key of [attemptsKey, windowKey]) sessionStorage.removeItem(key);
  loadNext();
}

function reload() {
  sessionStorage.removeItem(attemptsKey);
  keepFields?.();
  loadNext();
}

// Windows load their next pages one after the other. If the server no longer knows them, the first page sets a cookie that the
// others send. If they loaded at the same time, each would get its own cookie, and all but one would be useless.
function loadNext() {
  const load = () => {
    location.reload();
    return new Promise(() => {});
  };
  if (navigator.locks) navigator.locks.request('banyan', load);
  else load();
}

// A short loss is not shown.
function showBannerSoon() {
  bannerTimer ||= setTimeout(() => { banner = showBanner('Reconnecting…'); }, 500);
}

function hideBanner() {
  clearTimeout(bannerTimer);
  bannerTimer = 0;
  banner?.remove();
  banner = null;
}

function showBanner(text, action, press) {
  clearTimeout(bannerTimer);
  document.querySelector('.banner')?.remove();
  const banner = document.createElement('div');
  banner.className = 'banner';
  banner.setAttribute('role', 'status');
  banner.textContent = text;
  if (action) {
    const button = document.createElement('button');
    button.className = 'button';
    button.textContent = action;
    button.onclick = press;
    banner.append(button);
  }
  document.body.append(banner);
  return banner;
}
