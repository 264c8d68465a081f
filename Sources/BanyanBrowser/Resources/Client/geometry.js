// The geometry that the server asks for: data-measure specifies whether the size is enough. Each element
// has at most one answer on its way.

const sizes = new ResizeObserver(() => measure());
let isMeasuring = false;
measuresPlaces = true;

// Passes the size of a scroll container to elements that take a share of it.
const containers = new ResizeObserver((entries) => {
  for (const { target } of entries) setContainerSize(target);
});

function setContainerSize(container) {
  const style = getComputedStyle(container);
  const length = (size, ...paddings) => size - paddings.reduce((sum, name) => sum + parseFloat(style[name]), 0) + 'px';
  container.style.setProperty('--container-width', length(container.clientWidth, 'paddingLeft', 'paddingRight'));
  container.style.setProperty('--container-height', length(container.clientHeight, 'paddingTop', 'paddingBottom'));
}

specials['data-relative'] = (element, value) => {
  setOrRemove(element, 'data-relative', value);
  mayBeRelative = true;
};

function watchContainers() {
  if (!mayBeRelative) return;
  mayBeRelative = false;
  for (const element of root.querySelectorAll('[data-relative]')) {
    const container = scrollerOf(element);
    if (container.isContainer) continue;
    container.isContainer = true;
    setContainerSize(container);
    containers.observe(container);
  }
}

const frameOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

// The size of an element before rotation and scaling.
const sizeOf = (element) => {
  const { width, height } = getComputedStyle(element);
  const size = [parseFloat(width), parseFloat(height)];
  return size.some(isNaN) ? frameOf(element).slice(2) : size;
};

function measurePlaces() {
  const frames = [];
  for (const element of root.querySelectorAll('[data-measure]')) {
    if (!element.isWatched) sizes.observe(element);
    element.isWatched = true;
    if ((element.measuredAt ?? 0) > acknowledged) continue;
    // The server has set its size.
    if (element.dataset.measure !== 'frame' && element.hasAttribute('data-placed')) continue;
    const places = element.dataset.measure === 'frame' ? frameOf(element) : [0, 0, ...sizeOf(element)];
    const numbers = places.map((number) => Math.round(number * 8));
    const key = numbers.join(' ');
    if (key === element.measured) continue;
    element.measured = key;
    frames.push([element, numbers]);
  }
  sendFrames(frames);
  for (const [element] of frames) element.measuredAt = eventNumber;
  sendScrolling();
}

function measure() {
  if (isMeasuring) return;
  isMeasuring = true;
  requestAnimationFrame(() => {
    isMeasuring = false;
    measurePlaces();
  });
}

root.addEventListener('scroll', measure, { passive: true, capture: true });
addEventListener('resize', measure);

forgetting.push(() => {
  sizes.disconnect();
  containers.disconnect();
});
