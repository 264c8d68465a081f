// Sheets with several heights in a narrow window. A press on the upper edge selects the next height; a drag follows the finger.

function addGrabber(dialog) {
  const { detents, indicator } = dialog.dataset;
  const heights = detents?.split(' ') ?? [];
  if (indicator === 'false' || (indicator !== 'true' && heights.length < 2)) return;
  const grabber = document.createElement('button');
  grabber.className = 'grabber';
  grabber.type = 'button';
  grabber.setAttribute('aria-label', heights.length > 1 ? 'Resize' : 'Close');
  dialog.prepend(grabber);
}

function selectDetent(dialog, place) {
  const body = [];
  put(body, place);
  send(dialog, codes.selectDetent, body);
}

function pressGrabber(dialog) {
  const heights = dialog.dataset.detents?.split(' ') ?? [];
  if (heights.length < 2) return askToClose(dialog);
  selectDetent(dialog, (heights.indexOf(dialog.style.getPropertyValue('--detent').trim()) + 1) % heights.length);
}

let held = null;
root.addEventListener('pointerdown', (event) => {
  if (!event.target.matches('.grabber')) return;
  const dialog = event.target.parentNode;
  held = { dialog, y: event.clientY, height: dialog.offsetHeight, id: event.pointerId, by: 0 };
});
addEventListener('pointermove', (event) => {
  if (event.pointerId !== held?.id) return;
  held.by = event.clientY - held.y;
  held.dialog.isHeld = true;
  held.dialog.style.height = Math.max(60, held.height - held.by) + 'px';
});
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, ({ pointerId }) => {
    if (pointerId !== held?.id) return;
    const { dialog, height, by } = held;
    held = null;
    dialog.style.height = '';
    dialog.isHeld = false;
    if (Math.abs(by) < 8) return;
    dialog.wasDragged = true;
    const heights = (dialog.dataset.detents ?? '100%').split(' ').map((each) =>
      each.endsWith('%') ? (parseFloat(each) / 100) * innerHeight : parseFloat(each));
    const now = height - by;
    if (now < heights[0] * 0.6) askToClose(dialog);
    else if (heights.length > 1) {
      const distances = heights.map((each) => Math.abs(each - now));
      selectDetent(dialog, distances.indexOf(Math.min(...distances)));
    }
  });
}
root.addEventListener('click', ({ target }) => {
  if (!target.matches('.grabber')) return;
  const dialog = target.parentNode;
  if (!dialog.wasDragged) pressGrabber(dialog);
  dialog.wasDragged = false;
});
