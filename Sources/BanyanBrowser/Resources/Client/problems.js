// Shows problems of the program over the page, such as the errors that keep its next version from running. The page stays
// usable below.

// The bars that are shown now; null for one that is not there or that a person has hidden.
let problemBar = null;
let noticeBar = null;
// The text that was shown last, which the server may repeat, and the socket that was open when a person hid it.
let shownProblems = '';
let hidingSocket = null;

function showProblems() {
  if (problems && problems === shownProblems && (problemBar ? problemBar.isConnected : hidingSocket === socket)) return;
  shownProblems = problems;
  document.querySelector('.problems[role=alert]')?.remove();
  problemBar = null;
  if (!problems) return;
  const [title, ...lines] = problems.split('\n');
  problemBar = makeBar('alert');
  const bar = problemBar;
  const heading = document.createElement('h2');
  heading.textContent = title;
  const text = document.createElement('pre');
  text.tabIndex = 0;
  text.textContent = lines.join('\n');
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = 'Hide';
  button.onclick = () => {
    bar.remove();
    problemBar = null;
    hidingSocket = socket;
  };
  bar.append(heading, text, button);
  bringToFront();
}

// Shows a notice for a moment.
function showNotice() {
  if (!notice) return;
  noticeBar?.remove();
  noticeBar = makeBar('status');
  const bar = noticeBar;
  bar.textContent = notice;
  notice = '';
  bringToFront();
  setTimeout(() => {
    bar.remove();
    if (noticeBar === bar) noticeBar = null;
  }, 6_000);
}

function makeBar(role) {
  const bar = document.createElement('section');
  bar.className = 'problems';
  bar.setAttribute('role', role);
  bar.popover = 'manual';
  // Inside a dialog, the bar is not one of the app's elements.
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'focusin', 'focusout', 'input']) {
    bar.addEventListener(type, (event) => event.stopPropagation());
  }
  return bar;
}

// A sheet or an alert makes everything outside of it inert and covers it. So a bar moves into the frontmost dialog, again
// whenever one has opened or closed.
function bringToFront(records = []) {
  if (!problems) problemBar = null;
  const hasOpened = records.some(({ type }) => type === 'attributes');
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  for (const bar of [noticeBar, problemBar]) {
    if (!bar || bar.parentNode === place && !hasOpened) continue;
    if (bar.matches(':popover-open')) bar.hidePopover();
    if (bar.parentNode !== place) place.append(bar);
    bar.showPopover();
  }
}

new MutationObserver(bringToFront).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });

showProblems();
showNotice();
