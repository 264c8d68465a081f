// Drag and drop, as the browser does it. What is dragged stays on the server, which decides where it may be dropped: it is told of the
// elements with data-takes that a drag comes to, and of each move over those that want it. Only what comes from outside of the page
// is sent, when it has been dropped.

// The element that is dragged; null where something from outside is.
let lifted = null;
// True while the server knows of a drag.
let isDragging = false;
// Where the drag is: the position, and the elements there that take something, innermost first.
let below = { x: 0, y: 0, targets: [] };
// What the drag came to last.
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

// Where the drag is is told when the server has answered what it was told before, to spare a distant one.
const dragging = { banyan: -1 };
function sendPlace() {
  const body = [3];
  putPlace(body);
  send(root, codes.drag, body);
}

function targetsAt(node) {
  const start = node.nodeType === 1 ? node : node.parentElement;
  const targets = [];
  // A field itself takes text that is dropped in it.
  if (!lifted && start?.closest('.field, .editor')) return targets;
  for (let e = start?.closest('[data-takes]'); e; e = e.parentElement?.closest('[data-takes]')) targets.push(e);
  return targets;
}

// The types of what comes from outside, as far as a browser tells before it is dropped.
function typesOf({ items, types }) {
  const files = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
  if (!files.length && types.includes('Files')) files.push('');
  if (files.length) return files.slice(0, 100);
  const words = [types.includes('text/uri-list') && 'url', types.includes('text/plain') && 'text'].filter(Boolean);
  return words.length ? [words.join(' ')] : [];
}

// Shows another element below the pointer than the one that is dragged. A browser takes a picture of it at once.
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
  // Text, links and pictures are dragged by the browser alone, and can be dropped as if they came from outside.
  if (event.defaultPrevented || !source || start.closest('.field, .editor')) return;
  lifted = source;
  isDragging = true;
  dataTransfer.clearData();
  // Some browsers drag only what has data. Nobody else knows this type.
  dataTransfer.setData('application/x-banyan', 'dragged');
  dataTransfer.effectAllowed = 'copyMove';
  showPreview(source, event);
  // Of an element that the server takes away meanwhile, the event goes no further.
  target.addEventListener('dragend', endDrag, { once: true });
  const body = [1];
  put(body, idOf(source));
  send(root, codes.drag, body);
});
// An end of which no browser tells, as that of an element that has gone.
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
    // The browser would leave the page, and show the file instead.
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

// What is entered is told before what is left, except where the page itself is left.
addEventListener('dragleave', ({ target }) => {
  if (target !== entered) return;
  entered = null;
  if (!lifted) endDrag();
  else if (below.targets.length) {
    below.targets = [];
    sendSoon(dragging, sendPlace);
  }
});

// Reads what was dropped, which a browser allows during the event only. Folders are left out.
function readDropped(dataTransfer) {
  const files = [...dataTransfer.items]
    .filter((item) => item.kind === 'file' && !item.webkitGetAsEntry?.()?.isDirectory)
    .map((item) => item.getAsFile()).filter(Boolean);
  // One more than the server takes is enough for it to refuse them.
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

// Sends the files like those that are chosen.
function sendDropped(number, files, head) {
  sendPieces(files, head, {
    isWanted: () => awaitedDrop === number,
    isPiece: ({ code, body }) => code === codes.drag && body[0] === 6,
    sendPiece: (piece) => send(root, codes.drag, joined([6, ...varint(number)], piece)),
    giveUp: () => send(root, codes.drag, [7, ...varint(number)]),
  });
}
