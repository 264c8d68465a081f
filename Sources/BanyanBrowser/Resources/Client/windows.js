// Windows of the app, a tab each, and what other programs open.

// A tab that is to be found again has a name: asking for it brings it to the front, or makes one
// that is empty.
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

// A tab that the person has opened is not the app's to close.
function closeWindow() {
  leave();
  globalThis.close();
  root.inert = true;
  showBanner('This window has been closed.');
}

// Another page, or a program of another kind.
function openURL(text) {
  if (text.startsWith(aroundScheme)) {
    tellAround(text);
    return;
  }
  const url = URL.canParse(text, location.href) && new URL(text, location.href);
  if (!url || !schemes.includes(url.protocol.slice(0, -1))) return;
  // A page opens in another tab; a mail or a call leaves this page where it is.
  if (url.protocol.startsWith('http')) globalThis.open(url.href, '_blank', 'noopener');
  else location.href = url.href;
}
