// Pointer events of elements with data-gesture, which specifies their kind, the distance after
// which moves count, and whether two fingers do.

const receivers = `${pressed}, .field, .editor, .slider, .date, .color, .picker, [data-gesture]`;
let press = null;
let pendingMove = null;
let frame = 0;

function sendPointer(phase, event, path = [], pinch = null) {
  const body = [phase];
  const putPoint = ({ x, y }) => {
    for (const number of [Math.round(x), Math.round(y)]) put(body, ((number << 1) ^ (number >> 31)) >>> 0);
  };
  put(body, Math.round(event.timeStamp));
  putPoint(event);
  for (const element of path) {
    const { x, y, width, height } = element.getBoundingClientRect();
    put(body, idOf(element));
    putPoint({ x, y });
    if (phase === 5) putPoint({ x: width, y: height });
  }
  if (pinch) {
    putPoint({ x: Math.min(Math.max(1, pinch.scale * 1000), 1e9), y: pinch.degrees * 100 });
    putPoint(pinch.center);
  }
  send(press.target, codes.pointer, body);
}

// Reports a press with the elements at the event, if one of them has a gesture.
function begin(event, id) {
  const path = [];
  for (let e = event.target.closest(receivers); e; e = e.parentElement?.closest(receivers)) path.push(e);
  const words = path.flatMap((e) => e.dataset.gesture?.split(' ') ?? []);
  if (!words.length) return;
  const distances = words.map(Number).filter(Number.isFinite);
  const pinches = words.includes('pinch');
  const { x, y, pointerType: type } = event;
  const puller = path.find((e) => e.dataset.gesture?.startsWith('drag')) ?? null;
  press = { target: path[0], id, x, y, type, beyond: Math.min(...distances), pinches, puller, fingers: new Map([[id, { x, y }]]) };
  sendPointer(pinches ? 5 : 1, event, path);
  if (puller) startPrediction(event);
}

root.addEventListener('pointerdown', (event) => {
  if (press?.pinches && !event.isPrimary && press.fingers.size === 1) {
    press.fingers.set(event.pointerId, { x: event.x, y: event.y });
    press.first = between(press.fingers);
    press.degrees = 0;
  } else if (event.isPrimary && !event.button) {
    endWheel();
    begin(event, event.pointerId);
  }
});

// The point between two fingers, how far they are apart, and the direction from one to the other.
function between(fingers) {
  const [a, b] = fingers.values();
  const center = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { center, length: Math.hypot(b.x - a.x, b.y - a.y), degrees: Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI };
}

function pinchNow() {
  if (!press.first) return press.wheel ?? null;
  const { center, length, degrees } = between(press.fingers);
  // The angle since the last report, at most half a turn; the sum may be more.
  const turn = degrees - press.first.degrees - press.degrees;
  press.degrees += turn - 360 * Math.round(turn / 360);
  return { scale: length / Math.max(1, press.first.length), degrees: press.degrees, center };
}

function sendMove() {
  cancelAnimationFrame(frame);
  if (pendingMove) {
    sendPointer(2, pendingMove, [], pinchNow());
    noteReport(pendingMove);
  }
  pendingMove = null;
}

addEventListener('pointermove', (event) => {
  const finger = press?.fingers.get(event.pointerId);
  if (finger) [finger.x, finger.y] = [event.x, event.y];
  if (press?.first && finger) {
    if (!pendingMove) frame = requestAnimationFrame(sendMove);
    // Only the first finger's moves are reported.
    const [{ x, y }] = press.fingers.values();
    pendingMove = { x, y, timeStamp: event.timeStamp };
    return;
  }
  if (event.pointerId !== press?.id || Math.hypot(event.x - press.x, event.y - press.y) < press.beyond) return;
  press.beyond = 0;
  if (!pendingMove) frame = requestAnimationFrame(sendMove);
  pendingMove = event;
});

for (const [type, phase] of [['pointerup', 3], ['pointercancel', 4]]) {
  addEventListener(type, (event) => {
    if (!press?.fingers.has(event.pointerId)) return;
    sendMove();
    sendPointer(phase, event);
    noteReport(event, true);
    press = null;
  });
}

// A browser reports a trackpad's pinch as wheel events with the Control key.
root.addEventListener('wheel', (event) => {
  if (!event.ctrlKey || !event.target.closest('[data-gesture~=pinch]')) return;
  event.preventDefault();
  if (!press) {
    begin(event, -1);
    press.wheel = { scale: 1, degrees: 0, center: { x: event.x, y: event.y } };
  }
  if (!press.wheel) return;
  // A wheel's line counts as 16 pixels.
  const { scale } = press.wheel;
  press.wheel.scale = Math.min(1e6, Math.max(1e-3, scale * Math.exp(-event.deltaY * (event.deltaMode ? 16 : 1) / 100)));
  if (!pendingMove) frame = requestAnimationFrame(sendMove);
  pendingMove = event;
  clearTimeout(press.end);
  press.end = setTimeout(endWheel, 200);
}, { passive: false });

function endWheel() {
  if (!press?.wheel) return;
  clearTimeout(press.end);
  sendMove();
  sendPointer(3, { ...press.wheel.center, timeStamp: performance.now() });
  press = null;
}

// Two fingers on an element that takes them do not scroll.
root.addEventListener('touchstart', (event) => {
  if (event.touches.length > 1 && event.target.closest('[data-gesture~=pinch]')) event.preventDefault();
}, { passive: false });

// Prevents the browser's own dragging and menus on an element that recognizes drags or long presses. A draggable element allows them,
// unless a drag gesture inside it takes precedence.
root.addEventListener('dragstart', (event) => {
  const { target } = event;
  const source = (target.closest ? target : target.parentElement)?.closest('[draggable=true]');
  if (press && (!source || source.contains(press.puller))) event.preventDefault();
});
root.addEventListener('contextmenu', (event) => {
  if (press?.type === 'touch') event.preventDefault();
});
