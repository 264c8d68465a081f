// Shows the errors that keep the program's next version from running, over the page, which goes on below.

function showProblems() {
  document.querySelector('.problems[role=alert]')?.remove();
  if (!problems) return;
  const bar = document.createElement('section');
  bar.className = 'problems';
  bar.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = 'The saved version does not run yet. This page shows the one before.';
  const text = document.createElement('pre');
  text.tabIndex = 0;
  text.textContent = problems;
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = 'Hide';
  button.onclick = () => bar.remove();
  bar.append(heading, text, button);
  document.body.append(bar);
}

// Shows a notice for a moment.
function showNotice() {
  if (!notice) return;
  document.querySelector('.problems[role=status]')?.remove();
  const bar = document.createElement('section');
  bar.className = 'problems';
  bar.setAttribute('role', 'status');
  bar.textContent = notice;
  notice = '';
  document.body.append(bar);
  setTimeout(() => bar.remove(), 6_000);
}

showProblems();
showNotice();
