// Motion: the values an animated change passes through, from the visible state to the new one. The
// elements have their final values at once; only the painting follows.

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
CSS.registerProperty({ name: '--progress', syntax: '<number>', inherits: true, initialValue: '0' });
CSS.registerProperty({ name: '--come', syntax: '<number>', inherits: true, initialValue: '1' });

const sizeNames = ['width', 'height', 'min-width', 'max-width', 'min-height', 'max-height'];
const styleNames = [
  'opacity', 'visibility', 'color', 'background-color', 'rotate', 'scale', 'translate', 'transform', 'transform-origin',
  'filter', 'clip-path', 'border-top-left-radius', 'border-top-right-radius', 'border-bottom-left-radius',
  'border-bottom-right-radius', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'row-gap',
  'column-gap', 'font-size', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-dashoffset',
  'outline-color', 'outline-width', 'outline-offset', 'background-image', '--progress', '--w', '--h', ...sizeNames,
];

function parseMotion(text) {
  const [duration, delay, count, back, ...easing] = text.split(' ');
  return {
    duration: +duration, delay: +delay, iterations: +count || Infinity,
    direction: back === '1' ? 'alternate' : 'normal', easing: easing.join(' '), fill: 'backwards',
  };
}

function beginMotion(text) {
  motion = text && !stillness.matches ? parseMotion(text) : null;
  if (!motion) return;
  lastMotion = motion;
  if (places) return;
  flush();
  places = new Map();
  for (const element of root.getElementsByTagName('*')) {
    if (!(element instanceof HTMLElement)) continue;
    places.set(element, element.getBoundingClientRect());
    if (places.size > 1000) break;
  }
}

// The lengths that the server sets, and the difference between an element's current and final length while it is animated.
const placedLengths = { '--w': '--rest-w', '--h': '--rest-h' };

const read = (element) => {
  const style = getComputedStyle(element);
  return styleNames.map((name) => style.getPropertyValue(name));
};

// Returns the styles of an element without running animations.
function readStill(element) {
  const running = new Set([...element.motions?.values() ?? []].flat());
  for (const animation of running) animation.effect.target = null;
  const values = read(element);
  for (const animation of running) animation.effect.target = element;
  return values;
}

// Called before an element changes.
function watch(element, name) {
  if (!element.isConnected) flush();
  if (!element.isConnected) return;
  let change = watched.get(element);
  if (!change) watched.set(element, (change = { seen: read(element), still: readStill(element) }));
  change.motion = motion;
  if (/width|height|grow|fixed/.test(name)) change.isSized = true;
}

function pass(element, name, values, motion, others) {
  const key = name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const animation = element.animate({ [key]: values, ...others }, motion);
  animation.ends = values;
  element.motions ??= new Map();
  element.motions.set(name, [...element.motions.get(name) ?? [], animation]);
  animation.onfinish = () => {
    const left = element.motions.get(name)?.filter((each) => each !== animation);
    if (left?.length) element.motions.set(name, left);
    else element.motions.delete(name);
  };
}

function stop(element, name) {
  element.motions?.get(name)?.forEach((each) => each.cancel());
  element.motions?.delete(name);
}

// Values whose motions add up, with the number that stands for none of them, and how much of an older one is left on top of a newer one.
// Factors of a scale multiply.
const less = (old, now) => old - now;
const sums = {
  opacity: [/^([\d.e-]+)$/, 1, less, (left) => `${left}`, 0],
  rotate: [/^([\d.e-]+)deg$/, 0, less, (left) => `${left}deg`, 0],
  translate: [/^([\d.e-]+)px(?: ([\d.e-]+)px)?$/, 0, less, (x, y) => `${x}px ${y}px`, 0],
  scale: [/^([\d.e-]+)(?: ([\d.e-]+))?$/, 1, (old, now) => (old === now ? 1 : old / now), (x, y) => `${x} ${y}`, 1],
};

// Returns the keyframes that lead from an old value to a new one on top of that; nothing for values of another form.
function leading(name, from, to) {
  if (!sums[name]) return null;
  const [form, none, left, write, rest] = sums[name];
  const read = (value) => {
    if (value === 'none') return [none, none];
    const parts = form.exec(value);
    return parts && [+parts[1], +(parts[2] ?? (name === 'scale' ? parts[1] : none))];
  };
  const [old, now] = [read(from), read(to)];
  const kept = old && now && old.map((each, index) => left(each, now[index]));
  return kept?.every(Number.isFinite) ? [write(...kept), write(rest, rest)] : null;
}

// Lets what runs go on below a change, so that the value keeps its velocity: what ran alone now adds to the new value, and so does the
// change. What has no end is replaced.
function add(element, name, from, to, motion) {
  const running = element.motions?.get(name);
  const change = running && leading(name, from, to);
  if (!change || running.some(({ effect }) => effect.getTiming().iterations === Infinity)) return false;
  const earlier = running.map(({ effect, ends }) => (effect.composite === 'add' ? ends : leading(name, ...ends)));
  if (!earlier.every(Boolean)) return false;
  running.forEach((animation, index) => {
    animation.effect.setKeyframes({ [name]: earlier[index] });
    animation.effect.composite = 'add';
    animation.ends = earlier[index];
  });
  if (motion) pass(element, name, change, { ...motion, composite: 'add' });
  return true;
}

// Returns a gradient with its direction as an angle. A corner is where the line across the other two corners has the middle color.
function directed(gradient, element) {
  const { width, height } = getComputedStyle(element);
  return gradient.replace(/linear-gradient\((?=rgb|color)/g, 'linear-gradient(to bottom, ').replace(/to ([a-z ]+)(?=,)/g, (_, side) => {
    const sign = (end, start) => side.includes(end) - side.includes(start);
    let [across, down] = [sign('right', 'left'), sign('bottom', 'top')];
    if (across && down) [across, down] = [across * parseFloat(height), down * parseFloat(width)];
    return Math.atan2(down, across) * 180 / Math.PI + 90 + 'deg';
  });
}

// Returns gradients on the way from one to another, 60 for each second, which style sheets cannot mix; nothing if they are not of one
// kind with as many colors.
function gradientsBetween(element, from, to, { duration }) {
  const [old, now] = [from, to].map((each) => directed(each, element).split(/(-?\d[\d.]*(?:e-?\d+)?)/));
  if (old.length < 3 || old.length !== now.length || old.some((part, index) => index % 2 === 0 && part !== now[index])) return null;
  const count = Math.min(240, Math.max(1, Math.ceil(duration / 16)));
  return Array.from({ length: count + 1 }, (_, step) => old.map((part, index) => (
    index % 2 === 0 ? part : +part + (now[index] - part) * step / count)).join(''));
}

function showChanges() {
  for (const [element, { motion, seen, still, isSized }] of watched) {
    if (!element.isConnected) continue;
    const isPlaced = element.hasAttribute('data-placed');
    const now = readStill(element);
    styleNames.forEach((name, index) => {
      if (now[index] === still[index] || add(element, name, still[index], now[index], motion)) return;
      stop(element, name);
      // A track animates the lengths of a placed element.
      if (!motion || name in placedLengths || (sizeNames.includes(name) && (isPlaced || !isSized))) return;
      const values = name === 'background-image' ? gradientsBetween(element, seen[index], now[index], motion) : [seen[index], now[index]];
      if (values) pass(element, name, values, motion);
    });
  }
}

// Reads the tracks of elements. An element without a track is at its new frame at once.
function readTracks(number) {
  const signed = () => {
    const step = number();
    return (step >>> 1) ^ -(step & 1);
  };
  let id = 0;
  for (let count = number(); count > 0; count--) {
    id += signed();
    const flags = number();
    const distance = (bit) => (flags & bit ? signed() / 64 : 0);
    const lengths = (bit) => flags & bit && [number() / 64, number() / 64];
    const track = { element: node(id), motion, x: distance(1), y: distance(2), '--w': lengths(4), '--h': lengths(8) };
    if (motion && track.element) tracks.push(track);
  }
}

// In a stack the next element begins where the previous one ends, so an element takes up its final length from the start of its
// animation. In a list, the row grows with it.
const takesUp = (parent) => parent.matches('.window, [data-placed], [data-assumed]');

// Animates the elements that have a track. An earlier motion of the position continues and adds up with the new one; a length
// continues from its visible value.
function showTracks() {
  for (const { element, motion, x, y, ...lengths } of tracks) {
    const parent = element.parentElement;
    if (!parent) continue;
    const way = parent.matches(':dir(rtl)') ? -1 : 1;
    if (x || y) element.animate({ translate: [`${x * way}px ${y}px`, '0px 0px'] }, { ...motion, composite: 'add' });
    for (const name in placedLengths) {
      if (!lengths[name]) continue;
      const [old, now] = lengths[name];
      const from = element.motions?.has(name) ? parseFloat(getComputedStyle(element).getPropertyValue(name)) : old;
      stop(element, name);
      const rest = takesUp(parent) && { [placedLengths[name]]: [now - from + 'px', '0px'] };
      pass(element, name, [from + 'px', now + 'px'], motion, rest);
    }
  }
}

// Animates the outline of a line, if the new one has the same pieces as the old.
function morph(path, old) {
  const now = path?.getAttribute('d');
  if (!motion || !old || !now || old.replace(/[^A-Z]/g, '') !== now.replace(/[^A-Z]/g, '')) return;
  path.animate({ d: [`path("${old}")`, `path("${now}")`] }, motion);
}

// Where new content of an element comes from, as `contentTransition` specifies. The old content leaves to the other side.
const contentComings = {
  opacity: { opacity: 0 },
  up: { opacity: 0, translate: '0 .5em' },
  down: { opacity: 0, translate: '0 -.5em' },
  symbol: { opacity: 0, scale: '.5' },
};

const comingInto = (element) => element.isConnected && contentComings[element.closest('[data-content]')?.dataset.content];
const contentMotion = () => ({ ...motion, iterations: 1, direction: 'normal' });

// Animates a new text, while the style sheet shows the old one over it. The color fades rather than the element, which has both.
function changeText(element, old) {
  const from = comingInto(element);
  if (!from || !old) return;
  element.dataset.old = old;
  element.animate([{ '--come': 0, translate: from.translate ?? '0 0', offset: 0 }], contentMotion());
  // The old text moves with the element, and stays away from it by the way that the new one has come.
  const translate = from.translate?.replace(/ (-?)/, (_, sign) => (sign ? ' ' : ' -')) ?? '0 0';
  const leaving = element.animate([{ opacity: 1, translate }, { opacity: 0, translate }], { ...contentMotion(), pseudoElement: '::after' });
  element.leaving = leaving;
  leaving.onfinish = leaving.oncancel = () => {
    if (element.leaving === leaving) element.removeAttribute('data-old');
  };
}

// Animates a new symbol, and the old one until it has left.
function changeSymbol(element, old, picture) {
  const from = comingInto(element);
  if (!from || !old) return old?.remove();
  old.classList.add('leaving');
  picture.animate([{ ...from, offset: 0 }], contentMotion());
  const leaving = old.animate([{ ...from, offset: 1 }], { ...contentMotion(), fill: 'both' });
  leaving.onfinish = leaving.oncancel = () => old.remove();
}

// Returns the styles with which an element is inserted (0) or removed (1), and the motion.
function transitionOf(element, side, motion) {
  let described = element;
  while (['box', 'decorated'].includes(described.className) && !described.dataset.transition && described.firstElementChild) described = described.firstElementChild;
  const text = described.dataset.transition === undefined ? 'opacity:0|opacity:0' : described.dataset.transition;
  const [effects, own] = text.split('|')[side].split('@');
  if (!effects) return null;
  const frame = {};
  for (const effect of effects.split(' ')) {
    const [name, ...values] = effect.split(':');
    frame[name] = values.join(' ').replaceAll('~', ' ');
  }
  return [frame, { ...(own ? parseMotion(own) : motion), iterations: 1, direction: 'normal' }];
}

// The point around which a transition turns and scales is the same from beginning to end.
const turningPoint = ({ transformOrigin }, offset) => transformOrigin ? [{ transformOrigin, offset }] : [];

// Keeps a removed element visible until its transition ends, inert and hidden from assistive
// technology.
function keepGhost(element, held) {
  const transition = places?.has(held) && transitionOf(element, 1, motion);
  if (!transition) return false;
  const { width, height } = places.get(held);
  if (held.contains(document.activeElement)) {
    isMoving = true;
    document.activeElement.blur();
    isMoving = false;
  }
  held.inert = true;
  held.setAttribute('aria-hidden', 'true');
  held.removeAttribute('data-flex');
  held.kind = 'ghost';
  held.flex = 0;
  Object.assign(held.style, {
    position: 'absolute', margin: 0, inset: 'auto', left: 0, top: 0, width: width + 'px', height: height + 'px',
    maxWidth: 'none', pointerEvents: 'none',
  });
  // It starts from the place that the server has set.
  if (held.hasAttribute('data-placed')) for (const name of ['margin', 'width', 'height', 'position', 'left', 'top']) held.style.setProperty(name, held.style.getPropertyValue(name), 'important');
  ghosts.push([held, transition]);
  rearranged.set(held.parentNode, motion);
  return true;
}

// Keeps a ghost where it stood in the nearest container that is as large as before: those in between shrink without it.
function keepPlace(ghost) {
  const now = ghost.getBoundingClientRect();
  let container = ghost.parentElement;
  const between = [];
  let frame;
  for (; places.has(container) && container.hasAttribute('data-placed'); container = container.parentElement) {
    frame = container.getBoundingClientRect();
    const { width, height } = places.get(container);
    if (Math.abs(width - frame.width) + Math.abs(height - frame.height) < 0.5) break;
    between.push(container);
  }
  const old = places.get(ghost);
  const outer = places.get(container);
  ghost.isKept = !!outer && container.hasAttribute('data-placed');
  const [x, y] = ghost.isKept ? [frame.x - outer.x, frame.y - outer.y] : [0, 0];
  // The style sheet determines where placed elements are.
  ghost.style.setProperty('left', old.x + x - now.x + 'px', 'important');
  ghost.style.setProperty('top', old.y + y - now.y + 'px', 'important');
  if (!ghost.isKept) return;
  for (const { element, motion, x, y } of tracks) {
    if (!between.includes(element) || !(x || y)) continue;
    const way = element.parentElement.matches(':dir(rtl)') ? -1 : 1;
    ghost.animate({ translate: [`${-x * way}px ${-y}px`, '0px 0px'] }, { ...motion, composite: 'add' });
  }
}

function removeGhost(ghost) {
  const parent = ghost.parentNode;
  ghost.remove();
  if (parent && ![...parent.children].some((each) => each.kind === 'ghost')) parent.style.willChange = '';
}

const matchesIn = (element) => [element, ...element.querySelectorAll('[data-match]')].filter((each) => each.dataset.match);

function showComings() {
  const known = new Map();
  for (const [element, place] of places) {
    if (element.dataset.match && !known.has(element.dataset.match)) known.set(element.dataset.match, place);
  }
  const matched = new Set();
  for (const [element, motion] of arriving) {
    const held = holder(element);
    if (!held.isConnected) continue;
    let isMatched = false;
    for (const each of matchesIn(element)) {
      const old = known.get(each.dataset.match);
      if (!old?.width) continue;
      matched.add(each.dataset.match);
      isMatched = true;
      const now = each.getBoundingClientRect();
      const from = {
        translate: `${old.x - now.x}px ${old.y - now.y}px`, transformOrigin: '0 0',
        scale: `${old.width / now.width} ${old.height / now.height}`,
      };
      each.animate([{ ...from, offset: 0 }, { transformOrigin: '0 0', offset: 1 }], motion);
    }
    const transition = !isMatched && transitionOf(element, 0, motion);
    if (transition) held.animate([{ ...transition[0], offset: 0 }, ...turningPoint(transition[0], 1)], transition[1]);
  }
  // A moving element is the containing block of its ghosts. `will-change` makes it one before it moves, so that they keep theirs.
  for (const [ghost] of ghosts) if (ghost.parentNode) ghost.parentNode.style.willChange = 'translate';
  for (const [ghost, [frame, motion]] of ghosts) {
    if (!ghost.isConnected || matchesIn(ghost).some((each) => matched.has(each.dataset.match))) {
      removeGhost(ghost);
      continue;
    }
    keepPlace(ghost);
    const animation = ghost.animate([...turningPoint(frame, 0), { ...frame, offset: 1 }], { ...motion, fill: 'both' });
    animation.onfinish = animation.oncancel = () => removeGhost(ghost);
  }
}

// Returns the motion of the nearest change around an element.
function motionAt(element) {
  for (let each = element; each; each = each.parentElement) {
    const motion = watched.get(each)?.motion ?? rearranged.get(each);
    if (motion) return motion;
  }
  return lastMotion;
}

// True for elements that have a track, or are in their places at once. Rows that follow another in a long stack have no tracks.
const isPlacedElsewhere = (element) => element.isKept || (element.hasAttribute('data-placed') && element.kind !== 'ghost'
  && element.parentElement.childElementCount < 64);

// Animates elements that the browser has moved, other than with their parent, from their old place. Ghosts stay where they are.
function showShifts() {
  const shifts = new Map();
  for (const [element, old] of places) {
    if (!element.isConnected) continue;
    const now = element.getBoundingClientRect();
    // An element without a size is invisible, wherever it is.
    const isSeen = old.width && old.height && now.width && now.height;
    shifts.set(element, isSeen ? [old.x - now.x, old.y - now.y] : [0, 0]);
  }
  for (const [element, [x, y]] of shifts) {
    if (isPlacedElsewhere(element)) continue;
    const [outerX, outerY] = shifts.get(element.parentElement) ?? [0, 0];
    if (!x && !y && !element.clientHeight) continue;
    const shift = [x - outerX, y - outerY];
    if (Math.abs(shift[0]) + Math.abs(shift[1]) < 0.5) continue;
    const from = `${shift[0]}px ${shift[1]}px`;
    element.animate({ translate: [from, '0px 0px'] }, { ...motionAt(element), iterations: 1, direction: 'normal', composite: 'add' });
  }
}

// Called when a batch has been applied.
function showMotion() {
  motion = null;
  if (watched.size) showChanges();
  if (places) showComings();
  if (tracks.length) showTracks();
  if (places) showShifts();
  watched.clear();
  rearranged.clear();
  arriving = [];
  ghosts = [];
  tracks = [];
  places = null;
}
