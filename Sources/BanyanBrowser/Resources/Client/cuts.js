// Views with the blend mode `destinationOut`, which erase what is behind them in their group. CSS has no such mode, so each
// element behind such a view gets a mask: everything except a picture of the group that shows only those views. See masks.js.

const groupsToCut = new Set();
// The distance from their group up to which elements may be visible, in points.
const beyondGroup = 1000;
const maskStyles = ['maskImage', 'maskPosition', 'maskSize', 'maskRepeat', 'maskClip', 'maskComposite'];

specials.cut = (element, value) => {
  setOrRemove(element, 'data-cut', value);
  // The element may not be in the page yet.
  if (value != null) requestAnimationFrame(() => followCuts(element));
};

const cutChanges = new MutationObserver((records) => {
  for (const { target } of records) {
    for (let element = target; element; element = element.parentElement) if (element.cutElements) cutSoon(element);
  }
});
const cutSizes = new ResizeObserver((entries) => { for (const { target } of entries) cutSoon(target); });

function followCuts(element) {
  const group = element.isConnected && groupOf(element);
  if (!group) return;
  if (!group.cutElements) {
    group.cutElements = new Set();
    cutChanges.observe(group, { attributes: true, characterData: true, childList: true, subtree: true });
    cutSizes.observe(group);
  }
  cutSoon(group);
}

// Returns the view that is composited as a whole or is a mask; or else the nearest in which other modes blend too.
function groupOf(element) {
  let nearest;
  for (let group = element.parentElement; group && group !== root; group = group.parentElement) {
    const isIsolated = getComputedStyle(group).isolation === 'isolate';
    if (isIsolated && group.matches('.box') || group.matches('[data-mask] > :last-child')) return group;
    if (isIsolated) nearest ??= group;
  }
  return nearest;
}

function cutSoon(group) {
  if (!groupsToCut.size) requestAnimationFrame(drawCuts);
  groupsToCut.add(group);
}

function drawCuts() {
  const groups = [...groupsToCut];
  groupsToCut.clear();
  for (const group of groups) if (group.isConnected) cut(group);
}

async function cut(group) {
  if (group.isCutting) {
    group.isCutStale = true;
    return;
  }
  const isMoving = movementsIn(group).length > 0;
  const [pictures, masks] = masksOfCuts(group);
  group.isCutting = true;
  group.isCutStale = false;
  // The masks are set once their pictures have loaded, so that nothing flickers.
  await Promise.all([...pictures.values()].map((picture) => picture.decode().catch(() => console.warn('A view could not be cut out.'))));
  group.isCutting = false;
  for (const element of group.cutElements) if (!masks.has(element)) setCut(element, null);
  for (const [element, mask] of masks) setCut(element, mask);
  group.cutElements = new Set(masks.keys());
  if (isMoving || group.isCutStale) cutSoon(group);
}

// Changes only what differs, because each change leads to another round.
function setCut(element, mask) {
  if (element.cutMask === mask?.join()) return;
  element.cutMask = mask?.join();
  maskStyles.forEach((name, index) => { element.style[name] = mask?.[index] ?? ''; });
}

// Returns the pictures of the cutting views, by the set of views they show, and the values of the mask for each element that is cut.
function masksOfCuts(group) {
  const views = [...group.querySelectorAll('[data-cut]')];
  const cutters = new Map();
  views.forEach((view, index) => {
    if (groupOf(view) !== group) return;
    for (const element of elementsBehind(view, group)) cutters.set(element, [...cutters.get(element) ?? [], index]);
  });
  const [pictures, masks] = [new Map(), new Map()];
  const { width, height } = getComputedStyle(group);
  const around = group.getBoundingClientRect();
  const scale = around.width / parseFloat(width) || 1;
  for (const [element, indices] of cutters) {
    const key = indices.join();
    if (!pictures.has(key)) pictures.set(key, Object.assign(new Image(), { src: pictureOfCuts(group, indices) }));
    const own = element.getBoundingClientRect();
    const [x, y] = [(around.left - own.left) / scale, (around.top - own.top) / scale];
    masks.set(element, [
      `linear-gradient(#000 0 0), url("${pictures.get(key).src}")`,
      `${x - beyondGroup}px ${y - beyondGroup}px, ${x}px ${y}px`,
      `calc(${width} + ${2 * beyondGroup}px) calc(${height} + ${2 * beyondGroup}px), ${width} ${height}`,
      'no-repeat', 'no-clip', 'subtract',
    ]);
  }
  return [pictures, masks];
}

const depthOf = (element) => +getComputedStyle(element).zIndex || 0;

// Returns the elements that are drawn before a view in its group.
function elementsBehind(view, group) {
  const found = [];
  for (let child = view; child !== group; child = child.parentElement) {
    for (const other of child.parentElement.children) {
      if (other === child || other.hasAttribute('data-cut')) continue;
      const isBefore = other.compareDocumentPosition(child) & Node.DOCUMENT_POSITION_FOLLOWING;
      if ((depthOf(other) - depthOf(child) || (isBefore ? -1 : 1)) < 0) found.push(...elementsToCut(other));
    }
  }
  return found;
}

// An element with a mask of its own keeps it; its content is cut instead.
const elementsToCut = (element) => (
  !element.hasAttribute('data-mask') && (element.cutMask || getComputedStyle(element).maskImage === 'none')
    ? [element] : [...element.children].flatMap(elementsToCut)
);

function pictureOfCuts(group, indices) {
  const copy = group.cloneNode(true);
  copyMovements(group, copy);
  fillPictures(group, copy, () => cutSoon(group));
  const elements = [group, ...group.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  elements.forEach(({ cutMask }, index) => { if (cutMask) for (const name of maskStyles) copies[index].style[name] = ''; });
  const seen = [...copy.querySelectorAll('[data-cut]')].filter((_, index) => indices.includes(index));
  for (const view of seen) {
    view.removeAttribute('data-cut');
    view.style.visibility = 'visible';
  }
  const style = getComputedStyle(group);
  // Effects of the group as a whole apply after cutting.
  Object.assign(copy.style, {
    visibility: 'hidden', width: style.width, height: style.height, clipPath: 'none', filter: 'none', opacity: 1, rotate: 'none', scale: 'none',
    transform: 'none', translate: 'none',
  });
  for (const name of ['--l', '--t']) copy.style.setProperty(name, '0px');
  const surroundings = document.createElement('div');
  surroundings.className = 'box';
  surroundings.dataset.placed = '';
  return pictureShowing(copy, surroundings, style);
}

document.addEventListener('DOMContentLoaded', () => {
  for (const element of root.querySelectorAll('[data-cut]')) followCuts(element);
});
