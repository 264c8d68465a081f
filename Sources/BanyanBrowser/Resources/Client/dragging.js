// Drag and drop with the browser's own events. The dragged items stay on the server, which decides where they may be dropped. The page
// reports the elements with data-takes below the pointer, and each move over those that follow it. Only items from outside of the page
// are sent, when they are dropped.

// The dragged element; null while something from outside is dragged.
let lifted = null;
// True while the server has been notified of a drag.
let isDragging = false;
// The current position, and the elements there that take something, innermost first.
let below = { x: 0, y: 0, targets: [] };
// The last reported target of the drag.
let entered = null;
let dropCount = 0;
// The number of the drop whose files the server receives; 0 for none.
let awaitedDrop = 0;
const longestDroppedText = 65_536;
const longestDroppedURL = 8_192;

specials.awaitedDrop = (element, value) => {
  awaitedDrop = +(value ?? 0);
};
forgetting.push(() => {
  awaitedDrop = 0;
  below.targets = [];
});

function forgetDrag() {
  reports.delete(dragging);
  lifted = entered = null;
  isDragging = false;
  below = { x: 0, y: 0, targets: [] };
}

function endDrag() {
  const wasDragging = isDragging;
  forgetDrag();
  if (wasDragging) send(root, codes.drag, [5]);
}

function putPlace(body) {
  const { x, y, targets } = below;
  const putPoint = (point) => {
    for (const number of [Math.round(point.x), Math.round(point.y)]) put(body, ((number << 1) ^ (number >> 31)) >>> 0);
  };
  putPoint({ x, y });
  const sent = targets.slice(0, 256);
  put(body, sent.length);
  for (const element of sent) {
    put(body, idOf(element));
    putPoint(element.getBoundingClientRect());
  }
}

// Reports the position once the server has answered the previous report, so that a slow connection is not flooded.
const dragging = { banyan: -1 };
function sendPlace() {
  const body = [3];
  putPlace(body);
  send(root, codes.drag, body);
}

function targetsAt(node) {
  const start = node.nodeType === 1 ? node : node.parentElement;
  const targets = [];
  // A field handles text that is dropped in it.
  if (!lifted && start?.closest('.field, .editor')) return targets;
  for (let e = start?.closest('[data-takes]'); e; e = e.parentElement?.closest('[data-takes]')) targets.push(e);
  return targets;
}

// The types of items from outside, as far as a browser reveals them before the drop.
function typesOf({ items, types }) {
  const files = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
  if (!files.length && types.includes('Files')) files.push('');
  if (files.length) return files.slice(0, 100);
  const words = [types.includes('text/uri-list') && 'url', types.includes('text/plain') && 'text'].filter(Boolean);
  return words.length ? [words.join(' ')] : [];
}

// Shows the drag preview below the pointer instead of the dragged element. The browser takes a picture of it at once.
function showPreview(source, { dataTransfer, target, x, y }) {
  const preview = [...source.querySelectorAll('[data-lifted]')].find((e) => e.closest('[draggable]') === source);
  if (!preview) {
    const box = source.getBoundingClientRect();
    if (target !== source) dataTransfer.setDragImage(source, x - box.x, y - box.y);
    return;
  }
  const { width, height } = preview.getBoundingClientRect();
  const copy = preview.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  const styles = { visibility: 'visible', position: 'fixed', inset: '-10000px auto auto 0', width: `${width}px`, height: `${height}px` };
  for (const [name, value] of Object.entries(styles)) copy.style.setProperty(name, value, 'important');
  preview.after(copy);
  dataTransfer.setDragImage(copy, width / 2, height / 2);
  setTimeout(() => copy.remove());
}

addEventListener('dragstart', (event) => {
  const { target, dataTransfer } = event;
  const start = target.nodeType === 1 ? target : target.parentElement;
  const source = start?.closest('[draggable=true]');
  endDrag();
  // The browser drags text, links and pictures itself; they can be dropped as if they came from outside.
  if (event.defaultPrevented || !source || start.closest('.field, .editor')) return;
  lifted = source;
  isDragging = true;
  dataTransfer.clearData();
  // Some browsers start a drag only if it has data. No other page uses this type.
  dataTransfer.setData('application/x-banyan', 'dragged');
  dataTransfer.effectAllowed = 'copyMove';
  showPreview(source, event);
  // If the server removes the element meanwhile, the event does not bubble any further.
  target.addEventListener('dragend', endDrag, { once: true });
  const body = [1];
  put(body, idOf(source));
  send(root, codes.drag, body);
});
// Ends a drag for which the browser sends no event, because the dragged element was removed.
addEventListener('pointerdown', endDrag, true);

function followDrag(event) {
  const { x, y, target, dataTransfer } = event;
  if (event.type === 'dragenter') entered = target;
  const targets = targetsAt(target);
  if (!lifted && !isDragging && targets.length) {
    const types = typesOf(dataTransfer);
    if (!types.length) return;
    isDragging = true;
    const body = [2];
    for (const type of types) putText(body, type);
    send(root, codes.drag, body);
  }
  if (targets.length) {
    event.preventDefault();
    const allowed = dataTransfer.effectAllowed.toLowerCase();
    dataTransfer.dropEffect = lifted ? 'move' : ['copy', 'move', 'link'].find((effect) => allowed.includes(effect)) ?? 'copy';
  } else if (dataTransfer.types.includes('Files')) {
    // Without this, the browser would leave the page and show the file.
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  }
  const isElsewhere = targets.length !== below.targets.length || targets.some((e, i) => e !== below.targets[i]);
  const hasMoved = x !== below.x || y !== below.y;
  below = { x, y, targets };
  if (!isDragging) return;
  if (isElsewhere || hasMoved && targets.some((e) => e.dataset.takes === 'moves')) sendSoon(dragging, sendPlace);
}

addEventListener('dragenter', followDrag);
addEventListener('dragover', followDrag);

// A browser sends `dragenter` for the new element before `dragleave` for the old one, so only leaving the page itself counts.
addEventListener('dragleave', ({ target }) => {
  if (target !== entered) return;
  entered = null;
  if (!lifted) endDrag();
  else if (below.targets.length) {
    below.targets = [];
    sendSoon(dragging, sendPlace);
  }
});

// Reads the dropped items, which a browser allows only during the event. Folders are skipped.
function readDropped(dataTransfer) {
  const files = [...dataTransfer.items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry?.()?.isDirectory)
    .map((item) => item.getAsFile()).filter(Boolean);
  // One more file than the server accepts is enough for it to refuse them.
  if (files.length) return { text: '', url: '', files: files.slice(0, mostFiles) };
  const text = dataTransfer.getData('text/plain');
  const url = dataTransfer.getData('text/uri-list').split(/\r?\n/).find((line) => line && !line.startsWith('#')) ?? '';
  if (encoder.encode(text).length > longestDroppedText) {
    return { text: '', url: '', files: [new File([text], 'Text.txt', { type: 'text/plain' })] };
  }
  return { text, url: encoder.encode(url).length > longestDroppedURL ? '' : url, files };
}

addEventListener('drop', (event) => {
  const { x, y, target, dataTransfer } = event;
  const targets = targetsAt(target);
  if (!targets.length) {
    if (dataTransfer.types.includes('Files')) event.preventDefault();
    if (!lifted) endDrag();
    return;
  }
  event.preventDefault();
  below = { x, y, targets };
  const body = [4];
  putPlace(body);
  if (lifted) {
    forgetDrag();
    send(root, codes.drag, body);
    return;
  }
  const { text, url, files } = readDropped(dataTransfer);
  if (!text && !url && !files.length) {
    endDrag();
    return;
  }
  forgetDrag();
  const number = ++dropCount;
  put(body, number);
  putText(body, text);
  putText(body, url);
  putFiles(body, files);
  send(root, codes.drag, body);
  if (files.length) sendDropped(number, files, body);
});

// Sends the files in the same way as files from a file dialog.
function sendDropped(number, files, head) {
  sendPieces(files, head, {
    isWanted: () => awaitedDrop === number,
    isPiece: ({ code, body }) => code === codes.drag && body[0] === 6,
    sendPiece: (piece) => send(root, codes.drag, joined([6, ...varint(number)], piece)),
    giveUp: () => send(root, codes.drag, [7, ...varint(number)]),
  });
}
