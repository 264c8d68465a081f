// The frames of elements before and after a batch, as the server has set them.

// The offsets of the children of stacks before the batch changed their order.
const oldOffsets = new Map();
// The elements that have left, of which another may take over the frame, by their identity.
const matches = new Map();

// The offsets and lengths that the server has set, as texts.
const sentFrame = ({ style }) => ['--l', '--t', '--long-w', '--long-h'].map((name) => (
  style.getPropertyValue(name) || style.getPropertyValue(name.replace('long-', ''))));

// Called before an element gets another frame.
function noteFrame(element) {
  if (oldFrames.has(element)) return;
  const parent = element.parentElement;
  if (parent && (parent.childElementCount >= 64 || parent.matches(rowParents))) noteOrder(parent);
  oldFrames.set(element, sentFrame(element));
}

// Called before a child is inserted, removed or moved.
function noteOrder(parent) {
  if (!parent?.isConnected) return;
  if (parent.matches(rowParents)) noteRows(parent);
  else if (isStack(parent) && !oldOffsets.has(parent)) oldOffsets.set(parent, offsetsIn(parent, true));
}

// Parents whose children the browser lays out itself.
const rowParents = '.list, .form, .section, .row';

const isStack = (element) => element.matches('.vstack, .hstack, .scroll, .passage, .window');
const runsAcross = (stack) => stack.matches('.hstack, .scroll[data-axes=x]');

const frameAt = (element, isOld) => (isOld && oldFrames?.get(element)) || sentFrame(element);

// True for an element that takes up room among its siblings.
const isThere = (element, isOld) => element.hasAttribute('data-placed') && (isOld
  ? !arriving.has(element) && (element.kind !== 'ghost' || ghosts.has(element)) : element.kind !== 'ghost');

// The lengths and offsets that have been found while a motion begins, when all frames are known; null before.
let found = null;

function remembered(element, key, find) {
  if (!found) return find();
  let known = found.get(element);
  if (!known) found.set(element, (known = {}));
  return (known[key] ??= find());
}

// Returns the length of an element, 2 for the width and 3 for the height: that which the server has set, that of its container, or the
// one that holds its content.
function extentOf(element, index, isOld) {
  const text = frameAt(element, isOld)[index];
  if (text === '100%') return element.parentElement.hasAttribute('data-placed') ? extentOf(element.parentElement, index, isOld) : NaN;
  return text ? parseFloat(text) : remembered(element, index + (isOld ? 2 : 0), () => extentOfContent(element, index, isOld));
}

function extentOfContent(element, index, isOld) {
  const offsets = isStack(element) ? offsetsIn(element, isOld)
    : new Map([...element.children].filter((child) => isThere(child, isOld)).map((child) => [child, ownOffset(child, isOld)]));
  if (!offsets.size) return index === 2 ? unsentWidth(element) : NaN;
  if (offsets.along === index - 2) return offsets.end;
  return Math.max(...Array.from(offsets, ([child, offset]) => offset[index - 2] + extentOf(child, index, isOld)));
}

// True if a length is the same as before, or the browser's own.
function keepsLength(element, index) {
  const [old, now] = [true, false].map((isOld) => extentOf(element, index, isOld));
  return Math.abs(old - now) < 0.5 || (Number.isNaN(old) && Number.isNaN(now));
}

// Returns where the children of a stack are in it, and where the last one ends.
const offsetsIn = (stack, isOld) => remembered(stack, isOld ? 'old' : 'new', () => {
  const along = runsAcross(stack) ? 0 : 1;
  const offsets = Object.assign(new Map(), { along, end: 0 });
  for (const child of stack.children) {
    if (!isThere(child, isOld)) continue;
    const offset = ownOffset(child, isOld);
    offset[along] += offsets.end;
    offsets.set(child, offset);
    offsets.end = offset[along] + extentOf(child, along + 2, isOld);
  }
  return offsets;
});

const ownOffset = (element, isOld) => frameAt(element, isOld).slice(0, 2).map((text) => parseFloat(text) || 0);

// Returns the distances of an element from the beginning of its parent's content.
function offsetIn(element, isOld) {
  const parent = element.parentElement;
  if (!isStack(parent)) return ownOffset(element, isOld);
  return ((isOld && oldOffsets.get(parent)) || offsetsIn(parent, isOld)).get(element) ?? ownOffset(element, isOld);
}

// Returns the frame of an element in one around it; nothing if the server has not placed all in between.
function frameIn(container, element, isOld) {
  let [x, y] = [0, 0];
  for (let each = element; each !== container; each = each.parentElement) {
    if (!each.hasAttribute('data-placed')) return null;
    const offset = offsetIn(each, isOld);
    const translate = (isOld && watched.get(each)?.get('translate')?.old) || each.style.translate;
    const [shiftX = 0, shiftY = 0] = (translate || '').split(' ').map((text) => parseFloat(text) || 0);
    x += offset[0] + shiftX * wayIn(each.parentElement);
    y += offset[1] + shiftY;
    if (each !== element && each.matches('.scroll')) [x, y] = [x - wayIn(each) * each.scrollLeft, y - each.scrollTop];
  }
  return { x, y, width: extentOf(element, 2, isOld), height: extentOf(element, 3, isOld) };
}

// Returns the frames of an element and of one that has left, as they are seen when the tracks begin, in the nearest container of both.
function framesInCommon(element, left) {
  let container = element.parentElement;
  while (container && !container.contains(left)) container = container.parentElement;
  const [now, old] = container ? [frameIn(container, element), frameIn(container, left, true)] : [];
  if (!now || !old) return null;
  const moving = new Map(tracks.map((track) => [track.element, track]));
  for (let each = element; each !== container; each = each.parentElement) {
    now.x += moving.get(each)?.x ?? 0;
    now.y += moving.get(each)?.y ?? 0;
  }
  // Elements that move without a track are at their places at once.
  for (let each = container; each.hasAttribute('data-placed'); each = each.parentElement) {
    if (moving.has(each)) continue;
    const [from, to] = [true, false].map((isOld) => offsetIn(each, isOld));
    old.x += from[0] - to[0];
    old.y += from[1] - to[1];
  }
  return [now, old];
}
