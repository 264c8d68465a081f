// Throttles reports of the person's actions: some are sent a little later, or once per frame.

// Reports that are yet to be sent, by their elements. They go out before any other event.
const reports = new Map();
let reportFrame = 0;
let reportTimer = 0;

function sendAtFrame(element, report) {
  reportFrame ||= requestAnimationFrame(sendAll);
  reports.set(element, report);
}

// Sends a report at once if all earlier ones have been answered, otherwise when they are or a moment
// later: fast typing would otherwise flood a distant server with outdated values.
function sendSoon(element, report) {
  if (!isAhead(element)) sendNow(element, report);
  else {
    reportTimer ||= setTimeout(sendAll, 150);
    reports.set(element, report);
  }
}

function sendNow(element, report) {
  report(element);
  element.lastEvent = eventNumber;
}

function sendAll() {
  cancelAnimationFrame(reportFrame);
  clearTimeout(reportTimer);
  reportFrame = reportTimer = 0;
  const all = [...reports];
  reports.clear();
  for (const [element, report] of all) sendNow(element, report);
}

// Called when the server has answered an event.
function sendWaiting() {
  if (reportTimer && ![...reports.keys()].some((element) => element.lastEvent > acknowledged)) sendAll();
}

// A report sent after the page has gone may be lost.
for (const type of ['beforeunload', 'pagehide']) addEventListener(type, sendAll);
