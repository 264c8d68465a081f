// The environment outside of the app: the page's address, its visibility, and the size of the window.

// The longest address that the server accepts.
const longestURL = 65_536;

function sendURL(url) {
  const bytes = encoder.encode(url);
  if (bytes.length <= longestURL) send(root, codes.url, bytes);
}

// The query of the plain page is not the app's.
const sendAddress = () => {
  if (!['', '?plain'].includes(location.search) || location.hash) sendURL(location.href);
};
addEventListener('hashchange', sendAddress);

document.addEventListener('visibilitychange', () => send(root, codes.phase, [document.hidden ? 1 : 3]));

let sentSize = '';
function sendWindowSize() {
  // The safe area that the device keeps free at its edges is excluded.
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(root);
  const free = (before, after) => parseFloat(before) + parseFloat(after) || 0;
  const size = [innerWidth - free(paddingLeft, paddingRight), innerHeight - free(paddingTop, paddingBottom)].map(Math.round);
  if (`${size}` === sentSize) return;
  sentSize = `${size}`;
  const body = [];
  for (const length of size) put(body, length);
  send(root, codes.windowSize, body);
}

addEventListener('resize', () => sendSoon(root, sendWindowSize));
