// The person's location, which the browser provides if they allow it. An attribute of the window has the app's request: the
// numbers of its requests for permission and for one location, and whether it follows the location, and precisely.

const permissionCodes = { prompt: 0, denied: 1, granted: 2 };
const permissionIsImpossible = 3;
// The longest time that one location may take, in milliseconds.
const longestLocating = 15_000;
const locating = { permission: 0, once: 0, watch: null, isPrecise: false, isFollowingPermission: false };

const sendPermission = (code) => send(root, codes.location, [0, code]);

function sendLocation({ coords, timestamp }) {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords;
  const numbers = [latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed, timestamp / 1000];
  const body = new DataView(new ArrayBuffer(8 * numbers.length));
  numbers.forEach((number, index) => body.setFloat64(8 * index, number ?? NaN));
  send(root, codes.location, [1, ...new Uint8Array(body.buffer)], locating);
}

function sendNoLocation({ code }) {
  send(root, codes.location, [2, code], locating);
}

// Reports the permission, now and whenever the person changes it in the browser.
async function followPermission() {
  if (locating.isFollowingPermission) return;
  locating.isFollowingPermission = true;
  if (!isSecureContext || !navigator.geolocation) {
    sendPermission(permissionIsImpossible);
    return;
  }
  try {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    status.onchange = () => sendPermission(permissionCodes[status.state]);
    status.onchange();
  } catch {
    sendPermission(permissionCodes.prompt);
  }
}

// A browser asks the person when a page first wants a location, and at no other time.
function askForPermission() {
  navigator.geolocation.getCurrentPosition(
    () => sendPermission(permissionCodes.granted),
    ({ code }) => sendPermission(code === 1 ? permissionCodes.denied : permissionCodes.granted),
    { maximumAge: Infinity, timeout: longestLocating });
}

function followLocation(isFollowed, isPrecise) {
  if (isFollowed === (locating.watch !== null) && isPrecise === locating.isPrecise) return;
  if (locating.watch !== null) navigator.geolocation.clearWatch(locating.watch);
  locating.isPrecise = isPrecise;
  locating.watch = isFollowed
    ? navigator.geolocation.watchPosition(sendLocation, sendNoLocation, { enableHighAccuracy: isPrecise })
    : null;
}

function fulfillLocationWish(wish) {
  const [permission, once, isFollowed, isPrecise] = (wish ?? '0 0 0 0').split(' ').map(Number);
  if (wish != null) followPermission();
  if (!isSecureContext || !navigator.geolocation) return;
  if (permission && permission !== locating.permission) askForPermission();
  locating.permission = permission;
  if (once && once !== locating.once) {
    navigator.geolocation.getCurrentPosition(
      sendLocation, sendNoLocation, { enableHighAccuracy: !!isPrecise, timeout: longestLocating });
  }
  locating.once = once;
  followLocation(!!isFollowed, !!isPrecise);
}

specials['data-location'] = (element, value, name) => {
  setOrRemove(element, name, value);
  fulfillLocationWish(value);
};

// Handles a request of the first page once the other scripts have loaded.
document.addEventListener('DOMContentLoaded', () => {
  if (root.dataset.location) fulfillLocationWish(root.dataset.location);
});
