// The motion of the rows of lists, which the browser lays out: only for these, the page asks where elements are.

// The frames of the rows of lists before a batch changed them.
const oldRows = new Map();

const rowsIn = (list) => [...list.querySelectorAll('.row, .section, .header, .footer')];

function rowFrames(list) {
  const around = list.getBoundingClientRect();
  return new Map(rowsIn(list).map((row) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return [row, { x: x - around.x, y: y - around.y, width, height }];
  }));
}

// Called before rows come, leave, change places, or get other content.
function noteRows(element) {
  const list = element.closest('.list, .form');
  if (list && !oldRows.has(list)) oldRows.set(list, rowFrames(list));
}

// Keeps a row that leaves where it was.
function keepRow(ghost) {
  const list = ghost.closest('.list, .form');
  const old = oldRows.get(list)?.get(ghost);
  Object.assign(ghost.style, { position: 'absolute', pointerEvents: 'none' });
  if (!old) return;
  Object.assign(ghost.style, { margin: 0, inset: 'auto', left: 0, top: 0, width: old.width + 'px', height: old.height + 'px', maxWidth: 'none' });
  const [around, now] = [list, ghost].map((each) => each.getBoundingClientRect());
  ghost.style.left = old.x - now.x + around.x + 'px';
  ghost.style.top = old.y - now.y + around.y + 'px';
}

// Moves rows that are elsewhere now, other than with their section.
function showRows() {
  for (const [list, old] of oldRows) {
    if (!list.isConnected || old.size > mostMoving) continue;
    const shifts = new Map();
    for (const [row, now] of rowFrames(list)) {
      const before = old.get(row);
      if (before && row.kind !== 'ghost') shifts.set(row, [before.x - now.x, before.y - now.y]);
    }
    for (const [row, [x, y]] of shifts) {
      const [outerX, outerY] = shifts.get(row.parentElement) ?? [0, 0];
      if (Math.abs(x - outerX) + Math.abs(y - outerY) < 0.5) continue;
      const motion = rearranged.get(row.parentElement) ?? rearranged.get(list) ?? lastMotion;
      row.animate({ translate: [`${x - outerX}px ${y - outerY}px`, '0px 0px'] }, { ...motion, iterations: 1, direction: 'normal', composite: 'add' });
    }
  }
}

// The width of a text that the first page leaves out, because the browser finds the same.
const unsentWidth = (text) => text.offsetWidth;
