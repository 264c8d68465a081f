'use strict';
// The panels below the editor and the app.

const part = (id) => document.getElementById(id);

function make(name, className = '', ...children) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

// Tabs

// Marks one tab of a list as selected: the Tab key moves to that one, and arrow keys to the others.
function markChosen(tab) {
  for (const each of tab.parentElement.children) {
    each.setAttribute('aria-selected', each === tab);
    each.tabIndex = each === tab ? 0 : -1;
  }
}

function listen(tab, choose) {
  tab.addEventListener('click', () => choose(tab));
  tab.addEventListener('keydown', ({ key }) => {
    const shown = [...tab.parentElement.children].filter((each) => !each.hidden);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = shown[(shown.indexOf(tab) + step + shown.length) % shown.length];
    choose(next);
    next.focus();
  });
}

const tabs = [...document.querySelectorAll('#panel [role=tab]')];

function choose(tab) {
  markChosen(tab);
  for (const each of tabs) part(each.getAttribute('aria-controls')).hidden = each !== tab;
}

for (const tab of tabs) listen(tab, choose);
choose(part('tab-problems'));

const count = (tab, number) => { part(tab).querySelector('b').textContent = number || ''; };

// Problems and findings

const shownProblems = new Map();

function showProblems(place, problems, words, goTo) {
  // The playground says them again and again, and drawing them anew would take the focus from one of them.
  const wanted = JSON.stringify([problems, words]);
  if (shownProblems.get(place) === wanted) return;
  shownProblems.set(place, wanted);
  if (!problems.length) return part(place).replaceChildren(make('p', 'empty', words));
  part(place).replaceChildren(make('ul', '', ...problems.map((problem) => {
    const { line, column, kind, text, advice, rule } = problem;
    const report = make(line ? 'button' : 'div', `report ${kind}`, make('i', '', line ? `Line ${line}` : ''),
      make('b', '', kind + (rule ? ` ${rule}` : '')), make('span', '', text, ...(advice ? [make('small', '', advice)] : [])));
    if (line) {
      report.type = 'button';
      report.addEventListener('click', () => goTo(line, column ?? 1));
    }
    return make('li', '', report);
  })));
}

// Updates

const mostUpdates = 100;

// Returns one word for the result of all the views of a type.
function outcome({ new: made, changed, same }) {
  return changed ? 'changed' : made ? 'new' : same ? 'same' : 'rests';
}

const outcomeWords = { changed: 'ran', new: 'new', same: 'ran, same result', rests: 'did not run' };

function updateLine({ event, text, views }) {
  const ran = (views ?? []).filter((view) => outcome(view) !== 'rests');
  const chips = ran.map((view) => {
    const kind = outcome(view);
    const times = view.new + view.changed + view.same;
    return make('span', `ran ${kind}`, `${view.name} ${outcomeWords[kind]}${times > 1 ? ` ×${times}` : ''}`);
  });
  const head = make('summary', '', make('span', '', event ?? 'by itself'), ...chips);
  return make('details', 'update', head, make('pre', '', text.trimEnd()));
}

let updateCount = 0;

function addUpdate(entry) {
  const place = part('updates');
  place.querySelector('.empty')?.remove();
  place.prepend(updateLine(entry));
  while (place.children.length > mostUpdates) place.lastElementChild.remove();
  count('tab-updates', ++updateCount);
}

// Output

let printCount = 0;

function addLine(text) {
  const place = part('output');
  place.querySelector('.empty')?.remove();
  let lines = place.querySelector('pre');
  if (!lines) place.append(lines = make('pre'));
  const isAtEnd = place.scrollTop + place.clientHeight > place.scrollHeight - 30;
  lines.append(`${text}\n`);
  while (lines.childNodes.length > 300) lines.firstChild.remove();
  if (isAtEnd) place.scrollTop = place.scrollHeight;
  count('tab-output', ++printCount);
}

function clearLog() {
  updateCount = printCount = 0;
  for (const tab of ['tab-updates', 'tab-output']) count(tab, 0);
  part('updates').replaceChildren(make('p', 'empty', 'Each update of the app is shown here: what you did, and which views ran because of it.'));
  part('output').replaceChildren(make('p', 'empty', 'What the program prints is shown here.'));
}
clearLog();

// Lessons

// Text of a lesson, with code between backticks.
const prose = (name, text) => make(name, '', ...text.split('`').map((each, index) => (index % 2 ? make('code', '', each) : each)));

let attempts = [];
let shownLesson = '';

function showLesson(lesson) {
  const text = JSON.stringify(lesson ?? null);
  if (text === shownLesson) return;
  const isOther = JSON.parse(shownLesson || 'null')?.title !== lesson?.title;
  shownLesson = text;
  part('tab-lesson').hidden = !lesson;
  attempts = [];
  if (!lesson) {
    if (part('tab-lesson').ariaSelected === 'true') choose(part('tab-problems'));
    return;
  }
  attempts = lesson.attempts.map((attempt) => (attempt.isChange ? makeChange(lesson.title, attempt) : makeAttempt(lesson.title, attempt)));
  const again = make('button', '', 'Start over');
  again.type = 'button';
  again.title = 'Gives the file the text that the lesson had at first';
  again.addEventListener('click', startOver);
  part('lesson').replaceChildren(again, make('h2', '', lesson.title), ...lesson.text.map((each) => prose('p', each)),
    ...attempts.map(({ element }) => element));
  if (!isOther) return;
  choose(part('tab-lesson'));
  // A lesson needs more room than messages do. A height that a person has chosen is kept.
  if (part('low').getAttribute('aria-valuenow') === '30') setHeight(44);
}

// A change to make: a person makes it, and compares it with one that will do.
function makeChange(title, { action, place, answer: lines, sight }) {
  const box = make('input');
  box.type = 'checkbox';
  box.checked = isDone(title, action);
  box.addEventListener('change', () => setDone(title, action, box.checked));
  const element = make('fieldset', '', make('legend', '', action), make('label', '', box, ' Done'));
  if (lines.length) {
    const answer = make('details', 'answer', make('summary', '', 'Show an answer'), make('p', '', 'In place of ', make('code', '', place), ' write'),
      make('pre', '', lines.join('\n')), ...(sight ? [prose('p', sight)] : []));
    element.append(answer);
  }
  return { element, boxes: new Map(), count: 0 };
}

// An action to try: a person guesses which views will run, and then sees which did.
function makeAttempt(title, { action, runs, rests, reason, sight }) {
  const boxes = new Map();
  const guesses = [...runs, ...rests].sort().map((name) => {
    const box = make('input');
    box.type = 'checkbox';
    boxes.set(name, box);
    return make('li', '', make('label', '', box, ` ${name}`));
  });
  const answer = make('div', 'answer');
  answer.setAttribute('role', 'status');
  const element = make('fieldset', '', make('legend', '', action),
    ...(guesses.length ? [make('div', '', 'What will run? Tick the views, then try it in the app.'), make('ul', '', ...guesses)] : []), answer);
  // The control: the last words of `Tap Count.` or `Type a word into Name.`
  const [, target] = /^(?:Tap|Switch|Type .* into|Choose) (.+?)\.$/.exec(action) ?? [];
  if (isDone(title, action)) element.querySelector('legend').append(' ', make('small', 'right', '✓'));
  return { element, boxes, answer, target, reason, sight, title, action, count: 0 };
}

// Answers the attempt that an update belongs to. Attempts with the same control take turns.
function answerAttempts({ event, views }) {
  // An alert gives its button the focus, before a person does anything.
  if (/^(?:focus|take the focus from|point) /.test(event ?? '')) return;
  const meant = attempts.filter(({ target }) => target && event?.includes(`"${target}"`));
  const fewest = Math.min(...meant.map((each) => each.count));
  const attempt = meant.find((each) => each.count === fewest);
  if (attempt) {
    attempt.count += 1;
    const { boxes, answer, reason, sight, title, action } = attempt;
    setDone(title, action);
    const hasGuess = [...boxes.values()].some((box) => box.checked);
    const items = [...boxes].map(([name, box]) => {
      const view = views?.find((each) => each.name === name);
      const kind = view ? outcome(view) : 'rests';
      const isRight = box.checked === (kind !== 'rests');
      const item = make('li', hasGuess ? (isRight ? 'right' : 'wrong') : '', `${hasGuess ? (isRight ? '✓ ' : '✗ ') : ''}${name} ${outcomeWords[kind]}`);
      item.dataset.name = name;
      item.dataset.outcome = kind;
      return item;
    });
    answer.replaceChildren(make('ul', '', ...items), ...[reason, sight].filter(Boolean).map((each) => prose('p', each)));
  }
}
