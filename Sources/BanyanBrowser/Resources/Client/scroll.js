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

const anchorPlace = (scroller) => {
  const [x, y] = pairOf(scroller.dataset.anchor);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
  return [wayOf(scroller) * (scrollWidth - clientWidth) * x, (scrollHeight - clientHeight) * y];
};

// A scroll view with an anchor stays at it until the person scrolls away.
function keepAnchors() {
  for (const scroller of scrollers) {
    if (!scroller.dataset.anchor || scroller.hasLeftAnchor) continue;
    [scroller.scrollLeft, scroller.scrollTop] = anchorPlace(scroller);
  }
}

// The target at a point of the scroll view is the first that extends beyond it.
function tellPosition(scroller) {
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
  if (target.dataset.anchor) {
    const [left, top] = anchorPlace(target);
    target.hasLeftAnchor = Math.abs(target.scrollLeft - left) > 2 || Math.abs(target.scrollTop - top) > 2;
  }
  if (target.dataset.follows) {
    clearTimeout(target.restTimer);
    target.restTimer = setTimeout(tellPosition, 120, target);
  }
}, { passive: true, capture: true });

// Scrolls to the first page's target, and makes room for missing rows.
function startScrolling() {
  watchContainers();
  sizeGaps();
  keepAnchors();
  const target = document.querySelector('[data-scroll-here]');
  if (target) bringToView(target, 0, target.dataset.scrollHere);
  lookAtRows();
}
