// Motion: plays what a batch animates. The elements have their final values at once; only the painting follows. Nothing is
// measured: values and frames before and after are those that the server has sent, and the visible ones in between follow from the
// times of the running animations.

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
CSS.registerProperty({ name: '--progress', syntax: '<number>', inherits: true, initialValue: '0' });
CSS.registerProperty({ name: '--come', syntax: '<number>', inherits: true, initialValue: '1' });

// Styles that only elements without a place have. They are animated between two lengths.
const flowStyles = new Set([
  'width', 'height', 'min-width', 'max-width', 'min-height', 'max-height', 'padding', 'padding-inline', 'gap',
]);
const movingStyles = new Set([
  'opacity', 'visibility', 'color', 'background-color', 'rotate', 'scale', 'translate', 'transform', 'transform-origin',
  'filter', 'box-shadow', 'clip-path', 'border-radius', 'font-size', 'font-weight', 'font-stretch', 'stroke', 'stroke-width',
  'stroke-dasharray', 'stroke-dashoffset', 'outline', 'outline-offset', 'background-image', '--paint', '--progress', ...flowStyles,
]);
// The styles that follow from an attribute, and their values.
const attributeStyles = { 'data-color': 'color', 'data-font': 'font-size', number: '--progress', min: '--progress', max: '--progress' };
const valuesOfAttributes = {
  color: ({ dataset: { color } }) => color && `var(--${color})`,
  'font-size': ({ dataset: { font } }) => font && `var(--look-${font})`,
};

// The most elements that one batch moves out of sight, or along with their neighbors. Beyond it, all are at their ends at once.
const mostMoving = 1000;

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
  if (oldFrames) return;
  flush();
  oldFrames = new Map();
}

// The value that the server has given a style; empty for that of the style sheet.
const ownStyle = (element, name) => element.style.getPropertyValue(name) || valuesOfAttributes[name]?.(element) || '';

// Called before an element changes.
function watch(element, name) {
  if (name === 'placed') {
    if (oldFrames) noteFrame(element);
    return;
  }
  const style = name[0] === ':' ? name.slice(1) : attributeStyles[name];
  if (!movingStyles.has(style)) return;
  if (!element.isConnected) flush();
  if (!element.isConnected) return;
  let changes = watched.get(element);
  if (!changes) watched.set(element, (changes = new Map()));
  const change = changes.get(style);
  if (change) change.motion = motion;
  else changes.set(style, { old: ownStyle(element, style), motion });
}

// The part of the way that an animation still has before it.
const restOf = (animation) => 1 - (animation.effect.getComputedTiming().progress ?? 1);

// The last animation of a chain that is still on its way.
const lastRunning = (animation) => (animation?.playState === 'finished' ? lastRunning(animation.earlier) : animation);

// Plays an animation of one style of an element, above an earlier one that it goes on from or adds to.
function pass(element, target, name, frames, motion, earlier) {
  const adds = motion.composite === 'add';
  // Both stay until the new one is over, so that no value of the old one is seen after it. Motions that add up end with nothing.
  const animation = target.animate(frames, earlier && !adds ? { ...motion, fill: 'both' } : motion);
  if (!adds) earlier?.effect.updateTiming({ fill: 'both' });
  animation.earlier = earlier;
  element.motions ??= new Map();
  element.motions.set(name, animation);
  animation.onfinish = () => {
    if (element.motions.get(name) !== animation) return;
    const left = adds && lastRunning(earlier);
    if (left) element.motions.set(name, left);
    else stop(element, name);
  };
  return animation;
}

function cancelAll(animation) {
  for (; animation; animation = animation.earlier) animation.cancel();
}

function stop(element, name) {
  cancelAll(element.motions?.get(name));
  element.motions?.delete(name);
}

// Returns the angle of a gradient's direction in an element. A corner is where the line across the other two corners has the middle color.
function angleOf(direction, element) {
  if (!direction.startsWith('to ')) return parseFloat(direction);
  const sign = (end, start) => direction.includes(end) - direction.includes(start);
  let [across, down] = [sign('right', 'left'), sign('bottom', 'top')];
  if (across && down) {
    const [width, height] = [2, 3].map((index) => extentOf(element, index) || 1);
    [across, down] = [across * height, down * width];
  }
  return Math.atan2(down, across) * 180 / Math.PI + 90;
}

// Returns the kind of a gradient, its direction or center, and its colors with their places.
function readGradient(text, element) {
  const [, kind, content] = text.match(/^([a-z-]+)\((.*)\)$/) ?? [];
  if (!kind) return null;
  const [first, ...stops] = listIn(content);
  const direction = kind === 'linear-gradient' ? angleOf(first, element) + 'deg' : first;
  return { kind, direction, stops: stops.map((stop) => [stop.slice(0, stop.lastIndexOf(' ')), stop.slice(stop.lastIndexOf(' ') + 1)]) };
}

// Returns the parts of a list whose commas are outside of parentheses.
function listIn(text) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const letter = text[index] ?? ',';
    if (letter === '(') depth++;
    else if (letter === ')') depth--;
    else if (letter === ',' && (!depth || index === text.length)) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return parts;
}

// Returns a text whose numbers are the weighted sums of those of some texts; nothing if the texts differ in more. Lengths that are not
// negative in any text remain so.
function weighNumbers(texts, weights) {
  if (texts.some((text) => /#|--/.test(text))) return null;
  const parts = texts.map((text) => text.split(/(-?\d[\d.]*(?:e-?\d+)?)/));
  const sums = parts[0].map((part, index) => {
    const all = parts.map((each) => each[index]);
    if (index % 2 === 0) return all.every((each) => each === part) ? part : null;
    return Math.max(Math.min(0, ...all), all.reduce((sum, each, place) => sum + each * weights[place], 0));
  });
  return parts.some(({ length }) => length !== sums.length) || sums.includes(null) ? null : sums.join('');
}

// Returns the mixture of some colors. A spring that swings beyond a color stays at it.
function weighColors(colors, weights) {
  let total = weights[0];
  return colors.reduce((mixed, color, index) => {
    total += weights[index];
    const share = Math.min(Math.max(1 - weights[index] / total, 0), 1) || 0;
    return mixed === color ? color : `color-mix(in srgb, ${mixed} ${share * 100}%, ${color})`;
  });
}

// Returns the sum of gradients, which style sheets cannot mix; nothing if they are not of one kind with as many colors.
function weighGradients(texts, weights, element) {
  const all = texts.map((text) => readGradient(text, element));
  const [first] = all;
  if (all.some((each) => each?.kind !== first?.kind || each?.stops.length !== first?.stops.length) || !first) return null;
  const direction = weighNumbers(all.map((each) => each.direction), weights);
  const stops = first.stops.map((_, index) => {
    const [colors, places] = [0, 1].map((part) => all.map(({ stops }) => stops[index][part]));
    const place = weighNumbers(places, weights);
    return place && `${weighColors(colors, weights)} ${place}`;
  });
  return direction && stops.every(Boolean) ? `${first.kind}(${direction}, ${stops.join(', ')})` : null;
}

const colorStyles = new Set(['color', 'background-color', 'stroke', '--paint']);

// Returns the sum of some values of a style, whose weights amount to 1; nothing if they have nothing in between.
function weigh(name, texts, weights, element) {
  if (!texts.every(Boolean)) return null;
  if (name === 'background-image') return weighGradients(texts, weights, element);
  return weighNumbers(texts, weights) ?? (colorStyles.has(name) ? weighColors(texts, weights) : null);
}

const isSpring = ({ motion: { easing, iterations } }) => easing.startsWith('linear(') && iterations < Infinity;

// Animates a style through values that style sheets have no sums of, 60 for each second: through those of a gradient, and those of a
// spring that takes over from another, as the sums of both, so that a color or a blur keeps its velocity.
function passSamples(element, name, old, now, motion) {
  const isGradient = name === 'background-image';
  const earlier = element.motions?.get(name);
  const last = { motion, begun: 0 };
  const isSum = earlier?.timings && [last, ...earlier.timings].every(isSpring);
  if (!isSum && !isGradient) return false;
  const timings = isSum ? [...earlier.timings.map((each) => ({ ...each, begun: each.begun + earlier.currentTime })), last] : [last];
  const seen = earlier?.samples?.[Math.round((1 - restOf(earlier)) * (earlier.samples.length - 1))] ?? old;
  const values = isSum ? [...earlier.values, now] : [seen, now];
  const clocks = timings.map(({ motion }) => new Animation(new KeyframeEffect(null, null, { ...motion, fill: 'both' })));
  const ends = clocks.map(({ effect }, index) => effect.getComputedTiming().endTime - timings[index].begun);
  const timing = isSum ? { duration: Math.max(...ends), fill: 'backwards' } : motion;
  const count = Math.min(240, Math.max(1, Math.ceil(timing.duration / 16)));
  const samples = Array.from({ length: count + 1 }, (_, step) => {
    const rests = clocks.map((clock, index) => {
      if (!isSum) return 1 - step / count;
      clock.currentTime = timings[index].begun + step / count * timing.duration;
      return restOf(clock);
    });
    return weigh(name, values, values.map((_, index) => (rests[index] ?? 1) - (rests[index - 1] ?? 0)), element);
  });
  const [target, key] = painted(element, name);
  if (!target || !samples.every(Boolean)) return false;
  if (!isSum) stop(element, name);
  Object.assign(pass(element, target, name, { [key]: samples }, timing, isSum ? earlier : undefined), { samples, values, timings });
  return true;
}

// Values whose motions add up, with their units and the number of none. Factors of a scale multiply.
const sums = { opacity: ['', 1], rotate: ['deg', 0], translate: ['px', 0], scale: ['', 1] };

// Returns the keyframes that lead from an old value to a new one on top of that; nothing for values of another form.
function waysBetween(name, old, now) {
  if (!sums[name]) return null;
  const [unit, none] = sums[name];
  const isScale = name === 'scale';
  const [before, after] = [old, now].map((value) => {
    const [x, y] = (!value || value === 'none' ? `${none}` : value).split(' ').map(parseFloat);
    return [x, y ?? (isScale ? x : none)];
  });
  const ways = before.map((each, index) => (!isScale ? each - after[index] : each === after[index] ? 1 : each / after[index]));
  const write = (ways) => ways.slice(0, unit === 'px' || isScale ? 2 : 1).map((way) => way + unit).join(' ');
  return ways.every(Number.isFinite) ? [write(ways), write(isScale ? [1, 1] : [0, 0])] : null;
}

// Adds the motion of a value to those that are on their way, so that it keeps its velocity. Motions without an end are not added to.
function addUp(element, name, old, now, motion) {
  const ways = waysBetween(name, old, now);
  const earlier = element.motions?.get(name);
  const timing = earlier?.effect.getTiming();
  if (!ways || (timing && (timing.iterations === Infinity || earlier.effect.composite !== 'add'))) return false;
  pass(element, element, name, { [name]: ways }, { ...motion, composite: 'add' }, earlier);
  return true;
}

// The element that shows a style, and the name of the style in its animations.
function painted(element, name) {
  if (name === '--paint') return [element.querySelector(':scope > .drawing'), 'fill'];
  return [element, name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
}

// Animates a style from its old value, or from the visible one if an earlier animation of it still runs: that one goes on below.
function passStyle(element, name, old, now, motion) {
  const [target, key] = painted(element, name);
  if (!target || (flowStyles.has(name) && !(old && now))) return stop(element, name);
  const earlier = element.motions?.get(name);
  const end = now || earlier ? [{ [key]: now || 'unset', offset: 1 }] : [];
  const beginning = earlier ? [] : [{ [key]: old || 'unset', offset: 0 }];
  const animation = pass(element, target, name, [...beginning, ...end], motion, earlier);
  if (!earlier) Object.assign(animation, { values: [old, now], timings: [{ motion, begun: 0 }] });
}

function showChanges() {
  for (const [element, changes] of watched) {
    if (!element.isConnected) continue;
    const isPlaced = element.hasAttribute('data-placed');
    const isArea = element.dataset.drawn === 'area';
    for (const [name, change] of changes) {
      const { motion } = change;
      const now = ownStyle(element, name);
      // An area that leaves its frame is painted by a drawing from now on, beginning with its color.
      const old = change.old || (name === '--paint' && changes.get('background-color')?.old) || '';
      if (now === old || (name === '--paint' && !isArea)) continue;
      if (isArea && !now && ['background-color', 'clip-path'].includes(name)) {
        stop(element, name);
        continue;
      }
      if (!motion || (isPlaced && flowStyles.has(name))) stop(element, name);
      else if (passSamples(element, name, old, now, motion) || addUp(element, name, old, now, motion)) continue;
      else if (name === 'background-image') stop(element, name);
      else passStyle(element, name, old, now, motion);
    }
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

// The lengths that the server sets, and the difference between an element's current and final length while it is animated.
const placedLengths = { '--w': '--rest-w', '--h': '--rest-h' };

// In a stack the next element begins where the previous one ends, so an element takes up its final length from the start of its
// animation. In a list, the row grows with it.
const takesUp = (parent) => parent.matches('.window, [data-placed], [data-assumed]');

// 1 if places count to the right in an element, and -1 if they count to the left.
const wayIn = (element) => (element.matches(':dir(rtl)') ? -1 : 1);

// Moves an element from a distance to its place. An earlier motion continues and adds up with this one.
function moveFrom(element, x, y, motion) {
  const animation = element.animate({ translate: [`${x * wayIn(element.parentElement)}px ${y}px`, '0px 0px'] }, { ...motion, composite: 'add' });
  element.ways = [...(element.ways ?? []).filter(({ animation: { playState } }) => playState !== 'finished'), { x, y, animation }];
}

// Animates the elements that have a track. A length continues from its visible value.
function showTracks() {
  for (const { element, motion, x, y, ...lengths } of tracks) {
    const parent = element.parentElement;
    if (!parent) continue;
    if (x || y) moveFrom(element, x, y, motion);
    for (const name in placedLengths) {
      if (!lengths[name]) continue;
      const [old, now] = lengths[name];
      const earlier = element.motions?.get(name);
      const from = earlier ? earlier.now + (earlier.from - earlier.now) * restOf(earlier) : old;
      stop(element, name);
      const rest = takesUp(parent) && { [placedLengths[name]]: [now - from + 'px', '0px'] };
      const animation = pass(element, element, name, { [name]: [from + 'px', now + 'px'], ...rest }, motion);
      Object.assign(animation, { from, now });
    }
  }
}

// Animates the outline of a line, if the new one has the same pieces as the old.
function morph(path, old) {
  const now = path?.getAttribute('d');
  if (!motion || !old || !now || old.replace(/[^A-Z]/g, '') !== now.replace(/[^A-Z]/g, '')) return;
  path.animate({ d: [`path("${old}")`, `path("${now}")`] }, motion);
}

// The styles that new content of an element comes from, as `contentTransition` specifies. The old content leaves to the other side.
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
  noteOrder(held.parentNode);
  for (const each of matchesIn(element)) if (!matches.has(each.dataset.match)) matches.set(each.dataset.match, { element: each, ...shownShift(each) });
  const transition = transitionOf(element, 1, motion);
  if (!transition || !held.isConnected) return false;
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
  ghosts.set(held, transition);
  rearranged.set(held.parentNode, motion);
  return true;
}

const matchesIn = (element) => [element, ...element.querySelectorAll('[data-match]')].filter((each) => each.dataset.match);

// Returns how far an element on its way is seen from its frame, and how much larger.
function shownShift(element) {
  const shown = { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  for (const { x, y, scaleX = 1, scaleY = 1, animation } of element.ways ?? []) {
    const rest = restOf(animation);
    shown.x += x * rest;
    shown.y += y * rest;
    shown.scaleX *= 1 + (scaleX - 1) * rest;
    shown.scaleY *= 1 + (scaleY - 1) * rest;
  }
  return shown;
}

// Keeps a ghost in the frame in which it stood in the nearest container that is as large as before: those in between shrink without it.
function keepPlace(ghost) {
  const parent = ghost.parentElement;
  const [x, y] = offsetIn(ghost, true);
  const lengths = [2, 3].map((index) => extentOf(ghost, index, true));
  const between = [];
  let shift = [0, 0];
  let container = parent;
  for (; container?.hasAttribute('data-placed'); container = container.parentElement) {
    if ([2, 3].every((index) => keepsLength(container, index))) break;
    const [old, now] = [true, false].map((isOld) => offsetIn(container, isOld));
    shift = shift.map((length, index) => length + old[index] - now[index]);
    between.push(container);
  }
  const isKept = container?.hasAttribute('data-placed');
  if (!isKept) shift = [0, 0];
  const { style } = ghost;
  const points = { '--l': x + shift[0], '--t': y + shift[1], '--w': lengths[0], '--h': lengths[1] };
  for (const name in points) if (points[name] === points[name]) style.setProperty(name, points[name] + 'px');
  // The style sheet determines where placed elements are. Without an edge, one stands where its parent's content begins.
  style.setProperty('position', 'absolute', 'important');
  style.setProperty('inset', 'auto', 'important');
  style.pointerEvents = 'none';
  if (!isKept) return;
  for (const { element, motion, x, y } of tracks) {
    if (between.includes(element) && (x || y)) moveFrom(ghost, -x, -y, motion);
  }
}

// Moves an element from the frame of one that has left, of the same identity.
function showMatch(element, match, motion) {
  const [now, old] = framesInCommon(element, match.element) ?? [];
  if (!old?.width || !now.width) return false;
  const x = old.x + match.x - now.x;
  const y = old.y + match.y - now.y;
  const [scaleX, scaleY] = [old.width / now.width * match.scaleX, old.height / now.height * match.scaleY];
  const way = wayIn(element.parentElement);
  const transformOrigin = way > 0 ? '0 0' : '100% 0';
  const animation = element.animate([
    { translate: `${x * way}px ${y}px`, scale: `${scaleX} ${scaleY}`, transformOrigin, offset: 0 }, { transformOrigin, offset: 1 },
  ], motion);
  element.ways = [{ x, y, scaleX, scaleY, animation }];
  return true;
}

function showComings() {
  const matched = new Set();
  for (const [element, motion] of arriving) {
    const held = holder(element);
    if (!held.isConnected) continue;
    let isMatched = false;
    for (const each of matches.size ? matchesIn(element) : []) {
      const match = matches.get(each.dataset.match);
      if (!match || !showMatch(each, match, motion)) continue;
      matched.add(each.dataset.match);
      isMatched = true;
    }
    const transition = !isMatched && transitionOf(element, 0, motion);
    if (transition) held.animate([{ ...transition[0], offset: 0 }, ...turningPoint(transition[0], 1)], transition[1]);
  }
  for (const [ghost, [frame, motion]] of ghosts) {
    if (!ghost.isConnected || ghosts.size > mostMoving || matchesIn(ghost).some((each) => matched.has(each.dataset.match))) {
      ghost.remove();
      continue;
    }
    if (ghost.hasAttribute('data-placed')) keepPlace(ghost);
    else keepRow(ghost);
    const animation = ghost.animate([...turningPoint(frame, 0), { ...frame, offset: 1 }], { ...motion, fill: 'both' });
    animation.onfinish = animation.oncancel = () => ghost.remove();
  }
}

// Moves the rows of a long stack, which have no tracks: their frames follow from those of the rows before them.
function showLongStacks() {
  const withTracks = new Set(tracks.map(({ element }) => element.parentElement));
  for (const [stack, old] of oldOffsets) {
    if (stack.childElementCount < 64 || old.size > mostMoving || withTracks.has(stack)) continue;
    for (const [row, [x, y]] of offsetsIn(stack)) {
      const [oldX, oldY] = old.get(row) ?? [x, y];
      if (x !== oldX || y !== oldY) moveFrom(row, oldX - x, oldY - y, { ...(rearranged.get(stack) ?? lastMotion), iterations: 1, direction: 'normal' });
    }
  }
}

// Called when a batch has been applied.
function showMotion() {
  motion = null;
  if (watched.size) showChanges();
  if (oldFrames) {
    found = new Map();
    showComings();
    if (tracks.length) showTracks();
    showLongStacks();
    showRows();
  }
  endMotion();
}

// Forgets what a batch has animated.
function endMotion() {
  motion = oldFrames = found = null;
  for (const all of [watched, rearranged, arriving, ghosts, matches, oldOffsets, oldRows]) all.clear();
  tracks = [];
}
