// The place of the window in its pages: the page's address, and the browser's history.

const site = new URL('..', home).pathname;
const addressOf = (path) => (path.startsWith(site) ? path.slice(site.length) : '');
const pathOf = (address) => (address ? site + address : site.slice(0, -1) || '/');
let shownAddress = addressOf(location.pathname);
// The addresses of earlier history entries, which survive a reload of the page.
const trail = () => history.state?.trail ?? [];
let isReturning = false;
const heldPlaces = [];

function startPlaces() {
  const { place: address, tab } = document.body.dataset;
  if (tab) name = tab;
  if (address === shownAddress) return;
  // The app reads the rest of the URL that the page was opened with.
  history.replaceState({ trail: trail() }, '', pathOf(address) + location.search + location.hash);
  shownAddress = address;
}

function showPlace(change, address) {
  if (isReturning) {
    heldPlaces.push([change, address]);
    return;
  }
  if (address === shownAddress) return;
  const before = trail();
  const found = change === 2 ? before.lastIndexOf(address) : -1;
  if (found >= 0) {
    isReturning = true;
    history.go(found - before.length);
  } else if (change === 0) history.replaceState({ trail: before }, '', pathOf(address));
  else history.pushState({ trail: [...before, shownAddress].slice(-50) }, '', pathOf(address));
  shownAddress = address;
}

addEventListener('popstate', () => {
  const address = addressOf(location.pathname);
  if (isReturning) {
    isReturning = false;
    if (address !== shownAddress) history.replaceState({ trail: trail() }, '', pathOf(shownAddress));
    for (const place of heldPlaces.splice(0)) showPlace(...place);
  } else if (address !== shownAddress) {
    shownAddress = address;
    send(root, codes.place, encoder.encode(address));
  }
});
