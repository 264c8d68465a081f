// The socket, and what happens when it is lost.

let socket = null;
let isLeaving = false;
const attemptsKey = 'banyan-attempts';
const windowKey = 'banyan-window';

function connect() {
  const address = new URL('socket', import.meta.url);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  // The tab's window before this one had stored what this one is to go on with.
  const token = document.body.dataset.window;
  const previous = sessionStorage.getItem(windowKey);
  address.search = `?version=${vocabulary.version}&window=${token}&previous=${previous ?? ''}`;
  sessionStorage.setItem(windowKey, token);
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
    showBanner('This page has lost its app.', 'Reload', () => {
      sessionStorage.removeItem(attemptsKey);
      location.reload();
    });
    return;
  }
  showBanner('Reconnecting…');
  for (let attempt = attempts; ; attempt++) {
    const longest = Math.min(15000, 250 * 2 ** attempt);
    await new Promise((resume) => setTimeout(resume, longest * (0.5 + Math.random() / 2)));
    if (document.hidden) await new Promise((resume) => document.addEventListener('visibilitychange', resume, { once: true }));
    try {
      if (!(await fetch(new URL('alive', import.meta.url), { cache: 'no-store' })).ok) continue;
      sessionStorage.setItem(attemptsKey, attempts + 1);
      location.reload();
      return;
    } catch {
      continue;
    }
  }
}

function showBanner(text, action, press) {
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
}
