// Rows of lazy containers. The server creates those near the visible area, and elements of the class `absent` replace
// the others, with the length that the rows are likely to have. When such a gap comes near, its rows are requested.

const mostRows = 1000;
let isLookingAtRows = false;

const isBefore = (gap) => gap.dataset.placement === 'before';

// Measures a lazy container along the axis that it scrolls.
function measureRows(gap) {
  const container = gap.closest('.lazy, .list');
  // The parent of the rows, which may be a section of the container.
  const home = gap.parentElement;
  const isRow = container.matches('.hstack, .lazygridh');
  const style = getComputedStyle(container);
  const way = isRow ? wayOf(container) : 1;
  const tracks = container.matches('.lazygrid') ? style.gridTemplateColumns : container.matches('.lazygridh') ? style.gridTemplateRows : '';
  const spacing = parseFloat(isRow ? style.columnGap : style.rowGap) || 0;
  const present = +gap.dataset.present;
  const step = isBefore(gap) ? 'nextElementSibling' : 'previousElementSibling';
  const rows = [];
  for (let e = gap[step]; e && rows.length < present && e.className !== 'absent'; e = e[step]) rows.push(e);
  const other = (rows.at(-1) ?? gap)[step];
  const partner = other?.className === 'absent' && isBefore(other) !== isBefore(gap) ? other : null;
  if (!isBefore(gap)) rows.reverse();
  const columns = tracks && container.hasAttribute('data-placed')
    ? cellsInLine(rows, isRow) : Math.max(1, tracks.split(' ').filter((track) => parseFloat(track) > 0).length);
  const [before, after] = isBefore(gap) ? [gap, partner] : [partner, gap];
  const spanOf = (e) => spanAlong(isRow, way, e);
  const span = (e) => {
    const [start, end] = spanOf(e);
    if (!e.dataset.kept) return [start, end];
    const [farStart, farEnds] = spanOf(farEnd(e));
    return [Math.min(start, farStart), Math.max(end, farEnds)];
  };
  // The first rows determine the assumed length of the others. If each part of the list had its own estimate, positions
  // far down would keep changing.
  if (rows.length && !home.lineLength) {
    const length = span(rows.at(-1))[1] - span(rows[0])[0] + spacing;
    const line = length / Math.ceil(present / columns);
    if (line > 0) home.lineLength = line;
  }
  // A gap that the server has placed determines its own length per row.
  const placed = [before, after].find((e) => e?.hasAttribute('data-placed') && ownCountOf(e));
  const [start, end] = placed ? spanOf(placed) : [0, 0];
  const placedLine = placed && (end - start) / Math.ceil(ownCountOf(placed) / columns);
  return { home, isRow, way, columns, spacing, present, rows, before, after, span, line: placedLine || home.lineLength || 44 };
}

// Counts the cells of a line that the server has placed: a line ends before the cell that lies beyond the last one.
function cellsInLine(cells, isRow) {
  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  const isBeyond = (box, last) =>
    (isRow ? Math.max(box.left - last.right, last.left - box.right) : box.top - last.bottom) > -0.5;
  const end = boxes.findIndex((box, index) => index > 0 && isBeyond(box, boxes[index - 1]));
  return Math.max(1, end < 0 ? boxes.length : end);
}

const countOf = (gap) => (gap ? +gap.dataset.absent : 0);

// The count without a row that is kept among the missing ones because it has the focus, and without those beyond it,
// which have another gap.
function ownCountOf(gap) {
  const { kept } = gap.dataset;
  if (!kept) return countOf(gap);
  return isBefore(gap) ? countOf(gap) - kept - 1 : +kept;
}

// The other end of the missing rows on the side of a gap.
function farEnd(gap) {
  const { kept } = gap.dataset;
  if (!kept) return gap;
  const step = isBefore(gap) ? 'previousElementSibling' : 'nextElementSibling';
  let end = gap[step];
  if (isBefore(gap) ? +kept : countOf(gap) - kept - 1) while (end[step] && end.className !== 'absent') end = end[step];
  return end;
}

function sizeGaps() {
  for (const gap of absent) {
    const { isRow, columns, spacing, line } = measureRows(gap);
    const length = Math.max(0, Math.ceil(ownCountOf(gap) / columns) * line - spacing) + 'px';
    gap.style.setProperty(isRow ? 'width' : 'height', length);
  }
}

// Requests the visible rows and as many again on both sides, once a gap is half as near.
function askForRows(gap) {
  // Rows beyond a kept row are requested with the others.
  if (!+gap.dataset.present) return;
  const rows = measureRows(gap);
  const { home, columns, present, before, after, span, line } = rows;
  if ((home.lastAsked ?? 0) > acknowledged) return;
  const scroller = scrollerOf(gap);
  scroller.style.overflowAnchor = 'none';
  const [start, end] = span(scroller);
  const margin = end - start;
  const isNear = (g) => g && span(g)[1] > start - margin / 2 && span(g)[0] < end + margin / 2;
  if (!isNear(before) && !isNear(after)) return;
  const first = countOf(before);
  const total = first + present + countOf(after);
  const from = before ? span(before)[0] : rows.rows.length ? span(rows.rows[0])[0] : span(gap)[0];
  const indexAt = (place) => {
    if (after && place > span(after)[0]) return first + present + Math.floor((place - span(after)[0]) / line) * columns;
    const live = before ? span(before)[1] : from;
    if (place < live) return Math.floor((place - from) / line) * columns;
    return first + Math.floor((place - live) / line) * columns;
  };
  let low = Math.max(0, Math.min(indexAt(start - margin), total - 1));
  low -= low % columns;
  const high = Math.max(low + columns, Math.min(total, indexAt(end + margin) + columns, low + mostRows));
  if (low === first && high === first + present) return;
  const body = [];
  put(body, low);
  put(body, high - low);
  send(gap, codes.wantRows, body);
  home.lastAsked = eventNumber;
}

function lookAtRows() {
  if (isLookingAtRows || !absent.size) return;
  isLookingAtRows = true;
  requestAnimationFrame(() => {
    isLookingAtRows = false;
    for (const gap of [...absent]) if (gap.isConnected) askForRows(gap);
  });
}

// Visible content keeps its position while rows are inserted and removed around it.
function seenRow() {
  const found = new Map();
  for (const gap of absent) {
    const scroller = scrollerOf(gap);
    if (found.has(scroller)) continue;
    const { rows, isRow, way, span } = measureRows(gap);
    const [start, end] = span(scroller);
    const row = rows.find((e) => span(e)[1] > start && span(e)[0] < end);
    // At the start, newly inserted rows before the first one are to be visible.
    if (row && scroller[isRow ? 'scrollLeft' : 'scrollTop'] * way > 0) found.set(scroller, { row, isRow, way, span, place: span(row)[0] });
  }
  return found;
}

function keepInPlace(found) {
  sizeGaps();
  for (const [scroller, { row, isRow, way, span, place }] of found) {
    if (!row.isConnected) continue;
    const shift = (span(row)[0] - place) * way;
    if (Math.abs(shift) >= 1) scroller[isRow ? 'scrollLeft' : 'scrollTop'] += shift;
  }
  lookAtRows();
}

root.addEventListener('scroll', lookAtRows, { passive: true, capture: true });
addEventListener('resize', () => {
  const seen = seenRow();
  for (const gap of absent) gap.parentElement.lineLength = 0;
  keepInPlace(seen);
});
