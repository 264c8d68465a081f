// Windows of the app, a tab each.

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
