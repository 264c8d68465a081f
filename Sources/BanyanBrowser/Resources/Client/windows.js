// Windows of the app, each in a tab of its own, and URLs for other programs.

// A tab that must be found again has a name: opening that name brings it to the front, or creates
// an empty tab.
function openWindow(address, tab) {
  const url = new URL(pathOf(address), location.href);
  const page = tab ? globalThis.open('', tab) : globalThis.open(url);
  if (!page) {
    showBanner('The browser has blocked a window.', 'Open', () => openWindow(address, tab));
    return;
  }
  document.querySelector('.banner')?.remove();
  if (tab && isEmpty(page)) page.location.replace(url);
  page.focus();
}

function isEmpty(page) {
  try {
    return page.location.href === 'about:blank';
  } catch {
    return true;
  }
}

// The app cannot close a tab that the person has opened.
function closeWindow() {
  leave();
  globalThis.close();
  root.inert = true;
  showBanner('This window has been closed.');
}

// Opens another page or another program.
function openURL(text) {
  if (text.startsWith(aroundScheme)) {
    tellAround(text);
    return;
  }
  const url = URL.canParse(text, location.href) && new URL(text, location.href);
  if (!url || !schemes.includes(url.protocol.slice(0, -1))) return;
  // A page opens in another tab; a mail or a call leaves this page unchanged.
  if (url.protocol.startsWith('http')) globalThis.open(url.href, '_blank', 'noopener');
  else location.href = url.href;
}
