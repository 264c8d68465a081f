// Tabs: the page of each tab, and keys and swipes. The server decides which page is shown.

// Pages and tabs have the same order. A page whose tab has no label is named by its number.
function nameTabs(view) {
  const [bar, ...pages] = view.children;
  if (!bar || kindOf(bar) !== 'tabbar') return;
  pages.forEach((page, index) => {
    const tab = bar.children[index];
    if (!tab) return;
    tab.id ||= 'b' + idOf(tab);
    page.id ||= 'b' + idOf(page);
    page.setAttribute('aria-labelledby', tab.id);
    if (tab.firstElementChild) tab.removeAttribute('aria-label');
    else tab.setAttribute('aria-label', `Page ${index + 1}`);
  });
}

function placedInTabs(parent) {
  const kind = kindOf(parent);
  if (kind === 'tabview') nameTabs(parent);
  else if (kind === 'tabbar' && parent.parentNode) nameTabs(parent.parentNode);
  else if (kind === 'tab' && parent.parentNode?.parentNode) nameTabs(parent.parentNode.parentNode);
}

// Only the selected tab can be reached with the Tab key; arrow keys move to the others.
function showSelected(element, value, apply = setValue) {
  apply(element, 'data-selected', value);
  if (element.getAttribute('role') !== 'tab') return;
  apply(element, 'aria-selected', value ?? 'false');
  apply(element, 'tabindex', value === 'true' ? 0 : -1);
}

// A page that was built before is shown at once, any other when the server has sent it.
function pressTab(tab) {
  send(tab, codes.activate);
  const bar = tab.parentElement;
  const tabs = [...bar.children];
  for (const each of tabs) if (each.className === 'tab') showSelected(each, String(each === tab), foresee);
  const pages = [...bar.parentElement.children].slice(1);
  const page = pages[tabs.indexOf(tab)];
  if (!page?.firstElementChild) return;
  for (const each of pages) if (each.className === 'tabpage') showSelected(each, String(each === page), foresee);
}

function chooseTab(tabs, index) {
  const tab = tabs[index];
  if (!tab) return;
  tab.click();
  tab.focus();
}

root.addEventListener('keydown', (event) => {
  const tab = event.target.closest('.tab');
  if (!tab) return;
  const tabs = [...tab.parentNode.children];
  const index = tabs.indexOf(tab);
  const way = wayOf(tab);
  const next = { ArrowRight: index + way, ArrowLeft: index - way, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  chooseTab(tabs, Math.min(Math.max(next, 0), tabs.length - 1));
});

specials.selected = (element, value) => showSelected(element, value);

// A drag inside a page, or a horizontal scroll view, does not change the page.
const dragged = 'input, textarea, video[controls], [data-swipes], [data-gesture^=drag], [data-gesture~=pinch]';
function takesSwipe(element, view) {
  if (element === view) return false;
  const scrolls = element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);
  return scrolls || element.matches(dragged) || takesSwipe(element.parentElement, view);
}

let swipe = null;
root.addEventListener('touchstart', ({ target, touches }) => {
  const view = target.closest('.tabview[data-tabs^=page]');
  const turns = view && touches.length === 1 && !takesSwipe(target, view);
  swipe = turns ? { view, x: touches[0].clientX, y: touches[0].clientY } : null;
}, { passive: true });
root.addEventListener('touchend', ({ changedTouches: [touch] }) => {
  if (!swipe) return;
  const { view, x, y } = swipe;
  swipe = null;
  const distance = (touch.clientX - x) * wayOf(view);
  if (Math.abs(distance) < 50 || Math.abs(distance) < Math.abs(touch.clientY - y) * 1.5) return;
  const tabs = [...view.firstElementChild.children];
  tabs[tabs.findIndex((tab) => tab.dataset.selected === 'true') + (distance < 0 ? 1 : -1)]?.click();
}, { passive: true });
