// Windows of the app, each in a tab of its own, and URLs for other programs.

// Opens a tab, or offers to do it again: a browser opens one only shortly after a press. In a frame of another site, a browser
// may open the tab without returning it.
function openTab(url, name, again) {
  const page = globalThis.open(url, name);
  if (page) document.querySelector('.banner')?.remove();
  else if (parent === globalThis) showBanner('The browser has blocked a window.', 'Open', again);
  return page;
}

// A tab that must be found again has a name: opening that name brings it to the front, or creates
// an empty tab.
function openWindow(address, tab) {
  const url = new URL(pathOf(address), location.href);
  const page = openTab(tab ? '' : url, tab || '_blank', () => openWindow(address, tab));
  if (tab && page && isEmpty(page)) page.location.replace(url);
  page?.focus();
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
    sendAround(text);
    return;
  }
  const url = URL.canParse(text, location.href) && new URL(text, location.href);
  if (!url || !schemes.includes(url.protocol.slice(0, -1))) return;
  // A page opens in another tab, which must not reach this one; a mail or a call leaves this page unchanged.
  if (url.origin === location.origin) {
    // A page of this app would otherwise start with the values that this window keeps in the tab, such as its scene storage.
    globalThis.open(url, '_blank', 'noopener');
  } else if (url.protocol.startsWith('http')) {
    const page = openTab(url, '_blank', () => openURL(text));
    if (page) page.opener = null;
  } else location.href = url.href;
}
