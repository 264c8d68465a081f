// Places that the server wants to know: data-measure says whether how large they are is enough. Each has
// one answer on its way at most.

const sizes = new ResizeObserver(() => measure());
let isMeasuring = false;
measuresPlaces = true;

// What is as large as a share of what it scrolls in is told how large that is.
const containers = new ResizeObserver((entries) => {
  for (const { target } of entries) sayContainerSize(target);
});

function sayContainerSize(container) {
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
    sayContainerSize(container);
    containers.observe(container);
  }
}

const frameOf = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height];
};

// How large an element is in itself, before it is turned or made larger.
const sizeOf = (element) => {
  const { width, height } = getComputedStyle(element);
  const size = [parseFloat(width), parseFloat(height)];
  return size.some(isNaN) ? frameOf(element).slice(2) : size;
};

function measurePlaces() {
  for (const element of root.querySelectorAll('[data-measure]')) {
    if (!element.isWatched) sizes.observe(element);
    element.isWatched = true;
    if ((element.measuredAt ?? 0) > acknowledged) continue;
    const places = element.dataset.measure === 'frame' ? frameOf(element) : [0, 0, ...sizeOf(element)];
    const numbers = places.map((number) => Math.round(number * 8));
    const key = numbers.join(' ');
    if (key === element.measured) continue;
    element.measured = key;
    const body = [];
    for (const number of numbers) put(body, ((number << 1) ^ (number >> 31)) >>> 0);
    send(element, codes.measured, body);
    element.measuredAt = eventNumber;
  }
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
