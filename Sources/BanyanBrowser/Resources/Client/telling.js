// When what a person does is told: some of it a little later, or as often as the screen is drawn.

// What is yet to be told, by whom it is of: at the latest before anything else is.
const unsaid = new Map();
let unsaidFrame = 0;
let unsaidTimer = 0;

function tellAtFrame(element, tell) {
  unsaidFrame ||= requestAnimationFrame(tellUnsaid);
  unsaid.set(element, tell);
}

// At once if all that was told has been answered, else when it is or a moment later: who writes fast
// to a server that is far away would else keep it busy with what is old by then.
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

// Called when the server has answered something.
function tellAnswered() {
  if (unsaidTimer && ![...unsaid.keys()].some((element) => element.lastEvent > acknowledged)) tellUnsaid();
}

// What is sent when the page has gone already may be lost.
for (const type of ['beforeunload', 'pagehide']) addEventListener(type, tellUnsaid);
