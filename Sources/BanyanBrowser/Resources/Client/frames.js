// Web pages in frames. A frame cannot act for the app's page: pages of this server, and pages that the app has written, have no
// origin in a frame. Nobody outside can find out what a frame has loaded, or whether loading failed.

const framePermissions = 'allow-scripts allow-forms allow-popups';

function showFramedPage(element, text) {
  const [command, source] = (text ?? '0 ').split(' ');
  element.querySelector(':scope > iframe')?.remove();
  // Foundation accepts addresses that a browser does not.
  if (!source || !URL.canParse(source, home)) return;
  // Each page gets a frame of its own: another page in the same frame would be a step of the window's history.
  const frame = document.createElement('iframe');
  const url = new URL(source, home);
  const isForeign = url.origin !== location.origin;
  frame.setAttribute('sandbox', isForeign ? `${framePermissions} allow-same-origin` : framePermissions);
  frame.referrerPolicy = 'no-referrer';
  frame.title = element.getAttribute('aria-label') ?? url.host;
  frame.addEventListener('load', () => {
    const body = [];
    put(body, +command);
    send(element, codes.pageLoaded, body);
  });
  frame.src = url;
  element.append(frame);
}

specials['data-page'] = (element, value, name) => {
  setOrRemove(element, name, value);
  showFramedPage(element, value);
};

// Fills the frames of the first page once the other scripts have loaded.
document.addEventListener('DOMContentLoaded', () => {
  for (const element of root.querySelectorAll('[data-page]')) showFramedPage(element, element.dataset.page);
});
