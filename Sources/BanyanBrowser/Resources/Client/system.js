// What lies outside of the app: the page's address, whether anybody looks, how large the window is.

const tellAddress = () => {
  if (location.search || location.hash) send(root, codes.url, encoder.encode(location.href));
};
addEventListener('hashchange', tellAddress);

document.addEventListener('visibilitychange', () => send(root, codes.phase, [document.hidden ? 1 : 3]));

let toldSize = '';
function tellWindowSize() {
  // Without what the device keeps free at its edges.
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(root);
  const free = (before, after) => parseFloat(before) + parseFloat(after) || 0;
  const size = [innerWidth - free(paddingLeft, paddingRight), innerHeight - free(paddingTop, paddingBottom)].map(Math.round);
  if (`${size}` === toldSize) return;
  toldSize = `${size}`;
  const body = [];
  for (const length of size) put(body, length);
  send(root, codes.windowSize, body);
}

addEventListener('resize', () => tellSoon(root, tellWindowSize));
