// Throttles reports of the person's actions: some are sent a little later, or once per frame.

// Reports that are yet to be sent, by their elements. They go out before any other event.
const unsaid = new Map();
let unsaidFrame = 0;
let unsaidTimer = 0;

function tellAtFrame(element, tell) {
  unsaidFrame ||= requestAnimationFrame(tellUnsaid);
  unsaid.set(element, tell);
}

// Sends a report at once if all earlier ones have been answered, otherwise when they are or a moment
// later: fast typing would otherwise flood a distant server with outdated values.
function tellSoon(element, tell) {
  if (!isAhead(element)) tellNow(element, tell);
  else {
    unsaidTimer ||= setTimeout(tellUnsaid, 150);
    unsaid.set(element, tell);
  }
}

function tellNow(element, tell) {
  tell(element);
  element.lastEvent = eventNumber;
}

function tellUnsaid() {
  cancelAnimationFrame(unsaidFrame);
  clearTimeout(unsaidTimer);
  unsaidFrame = unsaidTimer = 0;
  const all = [...unsaid];
  unsaid.clear();
  for (const [element, tell] of all) tellNow(element, tell);
}

// Called when the server has answered an event.
function tellAnswered() {
  if (unsaidTimer && ![...unsaid.keys()].some((element) => element.lastEvent > acknowledged)) tellUnsaid();
}

// A report sent after the page has gone may be lost.
for (const type of ['beforeunload', 'pagehide']) addEventListener(type, tellUnsaid);
