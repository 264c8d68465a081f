// Pointer events of elements with data-gesture, which specifies their kind and the distance after
// which moves count.

const hears = `${pressed}, .field, .editor, .slider, .date, .color, .picker, [data-gesture]`;
let press = null;
let pendingMove = null;
let frame = 0;

function tell(phase, event, path = []) {
  const body = [phase];
  const putPoint = ({ x, y }) => {
    for (const number of [Math.round(x), Math.round(y)]) put(body, ((number << 1) ^ (number >> 31)) >>> 0);
  };
  put(body, Math.round(event.timeStamp));
  putPoint(event);
  for (const element of path) {
    put(body, idOf(element));
    putPoint(element.getBoundingClientRect());
  }
  send(press.target, codes.pointer, body);
}

root.addEventListener('pointerdown', (event) => {
  if (!event.isPrimary || event.button) return;
  const path = [];
  for (let e = event.target.closest(hears); e; e = e.parentElement?.closest(hears)) path.push(e);
  const interests = path.flatMap((e) => e.dataset.gesture ?? []);
  if (!interests.length) return;
  const distances = interests.flatMap((interest) => interest.split(' ')[1] ?? []);
  press = { target: path[0], id: event.pointerId, x: event.x, y: event.y, type: event.pointerType, beyond: Math.min(...distances) };
  tell(1, event, path);
});

function tellMove() {
  cancelAnimationFrame(frame);
  if (pendingMove) tell(2, pendingMove);
  pendingMove = null;
}

addEventListener('pointermove', (event) => {
  if (event.pointerId !== press?.id || Math.hypot(event.x - press.x, event.y - press.y) < press.beyond) return;
  press.beyond = 0;
  if (!pendingMove) frame = requestAnimationFrame(tellMove);
  pendingMove = event;
});

for (const [type, phase] of [['pointerup', 3], ['pointercancel', 4]]) {
  addEventListener(type, (event) => {
    if (event.pointerId !== press?.id) return;
    tellMove();
    tell(phase, event);
    press = null;
  });
}

// An element that is dragged or held is neither a picture to drag away nor a place for a menu.
root.addEventListener('dragstart', (event) => {
  if (press) event.preventDefault();
});
root.addEventListener('contextmenu', (event) => {
  if (press?.type === 'touch') event.preventDefault();
});
