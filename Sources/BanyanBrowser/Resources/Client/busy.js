// Shows that the server is busy, when an action has had no answer for a while. Actions that the page
// shows at once, such as typing, do not count.

const busyAfter = 300;
const awaited = [];
const awaitedCodes = new Set([
  codes.activate, codes.off, codes.on, codes.number, codes.submit, codes.select, codes.delete, codes.move, codes.dismiss,
  codes.contextMenu, codes.selectDetent, codes.place, codes.followLink, codes.key,
]);
let busyTimer = 0;
const busyBar = document.createElement('div');
busyBar.className = 'busy';
busyBar.setAttribute('aria-hidden', 'true');
// In front of dialogs, too, if the browser supports it.
busyBar.popover = 'manual';
document.body.append(busyBar);

function expectAnswer(code, body) {
  const isTap = code === codes.pointer && body[0] === 3;
  if (!isTap && !awaitedCodes.has(code)) return;
  awaited.push({ number: eventNumber, time: performance.now() });
  watchAnswers();
}

function watchAnswers() {
  if (busyTimer || !awaited.length) return;
  busyTimer = setTimeout(() => {
    busyTimer = 0;
    if (awaited.length) showBusy(true);
  }, awaited[0].time + busyAfter - performance.now());
}

// Called when the server has answered an event.
function noteAnswers() {
  const first = awaited[0];
  while (awaited[0]?.number <= acknowledged) awaited.shift();
  if (awaited[0] === first) return;
  clearTimeout(busyTimer);
  busyTimer = 0;
  // The wait for later actions starts anew, unless one of them is late already.
  if (!awaited.length || performance.now() < awaited[0].time + busyAfter) showBusy(false);
  watchAnswers();
}

function showBusy(isBusy) {
  if (isBusy === root.hasAttribute('aria-busy')) return;
  setOrRemove(root, 'aria-busy', isBusy || null);
  busyBar.togglePopover?.(isBusy);
}
