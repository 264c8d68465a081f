// Prediction: what has followed a drag follows it at once from then on, and the server's answers correct it. Along each axis, an
// element follows if its offset or position has changed by as much as the pointer, and stays at a limit if it has changed by less.

// The pointer's places by the numbers of the events that reported them.
let reported = new Map();
// The event with which the drag ends; nothing is predicted once it is answered.
let lastOfDrag = Infinity;

function startPrediction({ x, y }) {
  if (followed) endPrediction();
  followed = new Map();
  reported = new Map([[eventNumber, [x, y].map(Math.round)]]);
  lastOfDrag = Infinity;
}

function noteReport({ x, y }, isLast) {
  if (!followed) return;
  reported.set(eventNumber, [x, y].map(Math.round));
  if (isLast) lastOfDrag = eventNumber;
  predict();
}

const readOffset = ({ style }) => (style.translate || '0px').split(' ').concat('0px').slice(0, 2).map((text) => parseFloat(text) || 0);
const readPosition = ({ style }) => ['--l', '--t'].map((name) => parseFloat(style.getPropertyValue(name)) || 0);

const predictable = {
  ':translate': { read: readOffset, show: ({ style }, [x, y]) => { style.translate = `${x}px ${y}px`; } },
  placed: {
    read: readPosition,
    show: ({ style }, values) => values.forEach((value, axis) => style.setProperty(['--l', '--t'][axis], value + 'px')),
  },
};
// In a stack, a place is relative to the previous element, which may move as well.
const standsAlone = (element) => !element.parentElement?.matches('.vstack, .hstack, .scroll, .passage, .window');

// Called before an element changes.
function followTranslation(element, name) {
  if (!predictable[name] || (name === 'placed' && !standsAlone(element))) return;
  let record = followed.get(element);
  if (!record) {
    const start = reported.values().next().value;
    followed.set(element, (record = { name, at: start, value: predictable[name].read(element), axes: [{}, {}] }));
  }
  if (record.name !== name || motion) record.isOther = true;
  record.isChanged = true;
}

// Learns from the server's value at a place of the pointer.
function learn(axis, from, to, old, now) {
  if (to === from) return;
  const [way, step] = [to - from, now - old];
  if (Math.abs(step - way) < 1) {
    axis.distance = now - to;
    if (now > axis.most) axis.most = Infinity;
    if (now < axis.least) axis.least = -Infinity;
  } else if (axis.distance !== undefined && step * way >= 0 && Math.abs(step) < Math.abs(way)) {
    if (to + axis.distance > now) axis.most = now;
    else axis.least = now;
  } else axis.distance = undefined;
}

// Called when a batch has been applied.
function correct() {
  const number = [...reported.keys()].findLast((each) => each <= acknowledged);
  const at = reported.get(number);
  for (const [element, record] of followed) {
    const value = record.isChanged ? predictable[record.name].read(element) : record.value;
    if (at && !record.isOther) record.axes.forEach((axis, index) => learn(axis, record.at[index], at[index], record.value[index], value[index]));
    Object.assign(record, { value, at: at ?? record.at, isChanged: false });
  }
  if (acknowledged >= lastOfDrag) endPrediction();
  else predict();
}

function predict() {
  const at = [...reported.values()].at(-1);
  for (const [element, { name, value, axes, isOther }] of followed) {
    if (isOther || !element.isConnected) continue;
    const expected = axes.map(({ distance, least = -Infinity, most = Infinity }, index) => (
      distance === undefined ? value[index] : Math.min(most, Math.max(least, at[index] + distance))));
    showOffset(element, name, expected);
  }
}

function endPrediction() {
  for (const [element, { name, value, isOther }] of followed) if (!isOther) showOffset(element, name, value);
  followed = null;
}

function showOffset(element, name, value) {
  const { read, show } = predictable[name];
  if (read(element).some((length, index) => length !== value[index])) show(element, value);
}
