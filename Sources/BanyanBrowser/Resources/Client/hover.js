// Tracks the elements with data-hover that the pointer is in, and where it is in those that follow its moves.

// Moves across many elements are throttled, to spare a distant server.
const pointer = { banyan: -1 };
const pointing = { banyan: -1 };
let pointedAt = { x: 0, y: 0 };
function sendHover(target) {
  if (!hovered.length && !target?.closest?.('[data-hover]')) return;
  pointer.target = target;
  sendSoon(pointer, () => hover(pointer.target));
}

const followsMoves = (element) => element.dataset.hover === 'moves' && element.isConnected;

function hover(target) {
  const now = [];
  for (let e = target?.closest?.('[data-hover]'); e; e = e.parentElement?.closest('[data-hover]')) now.push(e);
  for (const e of hovered) if (!now.includes(e) && e.isConnected) send(e, codes.unhover);
  const entered = now.filter((e) => !hovered.includes(e));
  hovered = now;
  for (const e of entered) {
    send(e, codes.hover);
    if (followsMoves(e)) sendPlaceIn(e);
  }
}

function sendPlaceIn(element) {
  const { x, y } = element.getBoundingClientRect();
  const body = [];
  for (const length of [pointedAt.x, pointedAt.y, x, y]) {
    const number = Math.round(length);
    put(body, ((number << 1) ^ (number >> 31)) >>> 0);
  }
  send(element, codes.pointing, body);
}

root.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'touch') return;
  pointedAt = { x: event.clientX, y: event.clientY };
  sendHover(event.target);
});
root.addEventListener('pointermove', (event) => {
  if (event.pointerType === 'touch') return;
  pointedAt = { x: event.clientX, y: event.clientY };
  if (hovered.some(followsMoves)) sendSoon(pointing, () => hovered.filter(followsMoves).forEach(sendPlaceIn));
});
root.addEventListener('pointerleave', () => sendHover(null));
