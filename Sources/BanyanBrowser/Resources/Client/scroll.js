// Scrolling by the program, and reports of scrolling by the person.

const scrollerOf = (element) => element.parentElement.closest('.scroll, .list, .form') ?? root;
const pairOf = (text) => text.split(' ').map(Number);

// Where an element begins and ends along an axis. Horizontal places grow in the direction of reading.
function spanAlong(isRow, way, element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (!isRow) return [top, bottom];
  return way > 0 ? [left, right] : [-right, -left];
}

const placeAt = (share, [start, end]) => start + (end - start) * share;

// With an anchor, that point of the element is aligned with the same point of the scroll container.
function bringToView(element, isAnimated, anchor) {
  if (!element) return;
  const behavior = isAnimated && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant';
  Object.assign(scrollerOf(element), { broughtAs: behavior, broughtAt: performance.now() });
  if (!anchor) {
    element.scrollIntoView({ behavior, block: 'nearest', inline: 'nearest' });
    return;
  }
  const scroller = scrollerOf(element);
  const way = wayOf(scroller);
  const [x, y] = pairOf(anchor);
  const distance = (isRow, share) => {
    const [place, around] = [element, scroller].map((each) => placeAt(share, spanAlong(isRow, way, each)));
    return place - around;
  };
  scroller.scrollBy({ left: way * distance(true, x), top: distance(false, y), behavior });
}

// The anchor at which a scroll view begins, and the one that stays in place. One alone is both; a dash is none.
const anchorsOf = (scroller) => {
  const [start, growth = start] = scroller.dataset.anchor.split('/');
  return { start, growth };
};

const anchorPlace = (scroller, anchor) => {
  const [x, y] = pairOf(anchor);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
  return [wayOf(scroller) * (scrollWidth - clientWidth) * x, (scrollHeight - clientHeight) * y];
};

// A scroll view with an anchor stays at it until the person scrolls away.
function keepAnchors() {
  for (const scroller of scrollers) {
    if (!scroller.dataset.anchor || scroller.hasLeftAnchor) continue;
    const { start, growth } = anchorsOf(scroller);
    const anchor = scroller.hasBegun ? growth : start;
    if (anchor !== '-') [scroller.scrollLeft, scroller.scrollTop] = anchorPlace(scroller, anchor);
    if (scroller.hasBegun) continue;
    scroller.hasBegun = true;
    if (start !== growth) seeWhetherAnchorIsLeft(scroller);
  }
}

function seeWhetherAnchorIsLeft(scroller) {
  const { growth } = anchorsOf(scroller);
  if (growth === '-') return;
  const [left, top] = anchorPlace(scroller, growth);
  scroller.hasLeftAnchor = Math.abs(scroller.scrollLeft - left) > 2 || Math.abs(scroller.scrollTop - top) > 2;
}

// The target at a point of the scroll view is the first that extends beyond it.
function sendPosition(scroller) {
  if (!scroller.isConnected) return;
  const [x, y] = pairOf(scroller.dataset.follows);
  const isRow = scroller.dataset.axes === 'x';
  const way = wayOf(scroller);
  const place = placeAt(isRow ? x : y, spanAlong(isRow, way, scroller));
  const layout = scroller.querySelector('[data-targets=true] > *');
  const target = [...(layout?.children ?? [])].find((e) => {
    const [start, end] = spanAlong(isRow, way, e);
    return e.className !== 'absent' && end - Math.min((end - start) / 2, 20) > place;
  });
  if (!target || scroller.lastTarget === target) return;
  scroller.lastTarget = target;
  const body = [];
  put(body, idOf(target));
  send(scroller, codes.scrolled, body);
}

root.addEventListener('scroll', ({ target }) => {
  if (!target.dataset) return;
  if (target.dataset.anchor) seeWhetherAnchorIsLeft(target);
  if (target.dataset.follows) {
    clearTimeout(target.restTimer);
    target.restTimer = setTimeout(sendPosition, 120, target);
  }
}, { passive: true, capture: true });

// Scrolls to the first page's target, and makes room for missing rows.
function startScrolling() {
  watchContainers();
  if (absent.size) sizeGaps();
  keepAnchors();
  const target = document.querySelector('[data-scroll-here]');
  if (target) bringToView(target, 0, target.dataset.scrollHere);
  if (absent.size) lookAtRows();
}
