// A scroll container without focusable content becomes focusable itself, so that keys can scroll it.
const mayScroll = '.list, .form, .scroll, .tabpage, .page > .vstack, .presentation';
const takesFocus = 'a[href], button, input, select, textarea, [tabindex="0"]';
let looksForScrollers = false;

function lookForScrollers() {
  if (looksForScrollers) return;
  looksForScrollers = true;
  // The frame's layout is over then, and need not be made twice.
  const afterLayout = new ResizeObserver(() => {
    afterLayout.disconnect();
    looksForScrollers = false;
    for (const reach of reaching) reach();
    for (const element of root.querySelectorAll(mayScroll)) {
      if (element.hasAttribute('tabindex') && !('reach' in element.dataset)) continue;
      const scrolls = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      if (scrolls && !element.querySelector(takesFocus)) {
        element.tabIndex = 0;
        element.dataset.reach = '';
      } else if ('reach' in element.dataset) {
        element.removeAttribute('tabindex');
        delete element.dataset.reach;
      }
    }
  });
  afterLayout.observe(root);
}

addEventListener('resize', lookForScrollers);
