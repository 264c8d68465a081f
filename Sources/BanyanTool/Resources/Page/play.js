'use strict';
// The page of the playground. The file on disk is authoritative: typed text is written to it, and changes by others are
// shown.

const pause = 300;

// The text that the file had when it was last read or written, and its revision.
let base = { revision: null, text: '' };
let state = null;
let path = null;
let lastEntry = 0;
let saving = null;
let conflict = null;
let timer = 0;
let hasOffered = false;

const editor = makeEditor(part('editor'), { changed: didType });
const isDirty = () => editor.text !== base.text;
const isLive = () => part('live').checked;

// Returns null, and says so, if the playground does not answer.
async function ask(name, options) {
  try {
    const answer = await fetch(name, options);
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    part('notice').textContent = 'The playground is not responding.';
    return null;
  }
}

const post = (name, value) => ask(name, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value ?? {}),
});

// Saving

function didType() {
  clearTimeout(timer);
  if (isLive()) timer = setTimeout(save, pause);
  showStatus();
}

// Writes the text, and again if more is typed in the meantime.
async function save(isForced = false) {
  clearTimeout(timer);
  if (!path || conflict && !isForced) return;
  if (saving) {
    await saving;
    return save(isForced);
  }
  if (!isDirty() && !isForced) return;
  const { text } = editor;
  saving = write(text, isForced);
  await saving;
  saving = null;
  if (state.revision !== base.revision) await reread();
  if (!conflict && isDirty() && isLive()) timer = setTimeout(save, pause);
  showStatus();
}

async function write(text, isForced) {
  const answer = await post('text', { text, base: isForced ? null : base.revision });
  if (!answer) part('notice').textContent = 'The text could not be saved: the playground is not responding.';
  else if (answer.ok) base = { revision: JSON.parse(answer.text).revision, text };
  else if (answer.status === 409) takeOver(JSON.parse(answer.text));
  else part('notice').textContent = answer.text;
}

// Changes by others

async function reread() {
  const answer = await ask('text');
  if (answer?.ok) takeOver(JSON.parse(answer.text));
}

// Shows the file's current text, unless other text has been typed in the meantime: then a person decides.
function takeOver(theirs) {
  const { text } = editor;
  if (text === theirs.text) base = theirs;
  else if (text === base.text) {
    base = theirs;
    editor.text = theirs.text;
  } else if (theirs.revision !== base.revision) conflict = theirs;
  if (conflict && (text === theirs.text)) conflict = null;
  part('conflict').hidden = !conflict;
  showStatus();
}

part('keep').addEventListener('click', () => {
  base = conflict;
  endConflict();
  save();
});
part('take').addEventListener('click', () => {
  base = conflict;
  editor.text = base.text;
  endConflict();
});

function endConflict() {
  conflict = null;
  part('conflict').hidden = true;
  editor.focus();
  showStatus();
}

// Messages from the tool

const events = new EventSource('events');
events.addEventListener('message', ({ data }) => show(JSON.parse(data)));
events.addEventListener('error', () => {
  if (events.readyState === EventSource.CLOSED || !navigator.onLine || state) setGone();
});

function setGone() {
  document.body.dataset.phase = 'gone';
  part('status').textContent = 'The playground has ended';
}

let showing = Promise.resolve();

function show(next) {
  // One after the other, because the text may have to be read in between.
  showing = showing.then(() => take(next)).catch((error) => console.error(`Error: ${error}`));
}

async function take(next) {
  const last = state;
  state = next;
  if (next.path && next.path !== path) {
    if (!await open(next)) return;
  } else if (next.revision && next.revision !== base.revision && !saving && next.revision !== conflict?.revision) await reread();
  showLesson(next.lesson);
  showEntries(next.entries);
  const problems = [...(next.end ? [next.end] : []), ...next.problems];
  showProblems('problems', problems, next.path ? 'No problems.' : 'No file is open.', editor.goTo);
  showProblems('findings', next.findings, 'Nothing has gone wrong so far. While you use the app, the doctor reports here what does.', editor.goTo);
  count('tab-problems', problems.length);
  count('tab-findings', next.findings.length);
  document.body.toggleAttribute('data-errors', problems.some(({ kind }) => kind === 'error'));
  editor.mark(problems.filter(({ line }) => line));
  // What the page says itself, such as “Copied.”, stays until the text or the playground's notice is another.
  if (next.notice !== last?.notice || next.revision !== last?.revision) part('notice').textContent = next.notice ?? '';
  showApp(next);
  showStatus();
  // Without a file, the lessons are offered once.
  if (next.phase === 'choosing' && !hasOffered && !location.hash) {
    hasOffered = true;
    showLessons();
  }
}

// Returns false if the file's text cannot be had. Then nothing is open, so that nothing typed replaces the text, and the next
// message tries again.
async function open(next) {
  const answer = await ask('text');
  if (!answer?.ok) {
    path = null;
    if (answer) part('notice').textContent = answer.text;
    return false;
  }
  path = next.path;
  conflict = null;
  part('conflict').hidden = true;
  part('name').textContent = next.name;
  document.title = `${next.name} – Playground`;
  clearLog();
  forgetForCopies();
  base = JSON.parse(answer.text);
  editor.text = base.text;
  editor.goTo(1);
  if (!next.lesson) return true;
  showLesson(next.lesson);
  // The comment is shown below, and one of a person's own lesson contains the answers, so it is scrolled out of view.
  editor.scrollTo(base.text.split('\n').findIndex((line) => !line.startsWith('//')) + 1);
  return true;
}

function showEntries(entries) {
  for (const entry of entries) {
    if (entry.number <= lastEntry) continue;
    lastEntry = entry.number;
    noteForCopies(entry);
    if (entry.kind === 'print') addLine(entry.text);
    else {
      addUpdate(entry);
      answerAttempts(entry);
    }
  }
}

function showApp({ phase, tabs, frame: number, runningRevision, end }) {
  if (runningRevision) {
    showTabs(tabs);
    showFrame(number);
  } else removeAllFrames();
  const isOver = phase === 'ended' || !runningRevision;
  part('over').hidden = !isOver;
  part('again').hidden = phase !== 'ended';
  part('why').textContent = phase === 'ended' ? end?.text ?? '' : path ? (phase === 'failed' ? 'Nothing runs yet: the text has errors.' : 'Starting…')
    : 'Choose a lesson, or open a file with banyan play FILE.';
}

function showStatus() {
  if (!state || document.body.dataset.phase === 'gone' && events.readyState !== EventSource.OPEN) return;
  const { phase, runningRevision, problems } = state;
  document.body.dataset.phase = phase;
  const errors = problems.filter(({ kind }) => kind === 'error').length;
  const isStale = Boolean(runningRevision) && (isDirty() || runningRevision !== base.revision);
  part('status').textContent = {
    choosing: '', building: 'Compiling…', ended: 'Ended', failed: errors === 1 ? '1 error' : `${errors} errors`,
    running: isDirty() ? (isLive() ? 'Typing…' : 'Not saved') : 'Running',
  }[phase];
  part('stale').hidden = !isStale;
}

// Controls

part('run').addEventListener('click', runNow);
part('again').addEventListener('click', runNow);
part('live').addEventListener('change', () => { if (isLive()) save(); });
addEventListener('keydown', (event) => {
  if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    runNow();
  }
});

// Runs the text, even if it has not changed.
async function runNow() {
  if (isDirty() || conflict) await save();
  else await post('run');
}

part('copy-test').addEventListener('click', () => copy(testText(base.text)));
part('copy-issue').addEventListener('click', () => copy(issueText(base.text, state)));

// Lessons

async function showLessons() {
  const answer = await ask('lessons');
  if (!answer?.ok) return;
  const parts = Map.groupBy(JSON.parse(answer.text), (lesson) => lesson.part || 'How data flows');
  part('lesson-list').replaceChildren(...[...parts].flatMap(([name, lessons]) => [make('h3', '', name), make('ol', '', ...lessons.map(lessonItem))]));
  part('lessons').showModal();
  part('lesson-list').querySelector('button')?.focus();
}

function lessonItem({ file, title, attemptCount }) {
  const button = make('button', '', make('span', '', title), ...progressMark(title, attemptCount));
  button.type = 'button';
  button.addEventListener('click', async () => {
    // Typed text belongs to the file that is open now.
    if (path && isDirty()) await save();
    await postLesson({ lesson: file });
    part('lessons').close();
  });
  return make('li', '', button);
}

// Restores the original lesson, discarding any typed text.
async function startOver() {
  clearTimeout(timer);
  await saving;
  editor.text = base.text;
  await postLesson({ lesson: state.name, isFresh: true });
}

async function postLesson(wish) {
  const answer = await post('lesson', wish);
  if (answer && !answer.ok) part('notice').textContent = answer.text;
}

part('lessons-button').addEventListener('click', showLessons);

// The sizes of the parts

function makeDivider(divider, set) {
  const put = (value) => {
    const percent = Math.round(Math.min(80, Math.max(+divider.getAttribute('aria-valuemin'), value)));
    divider.setAttribute('aria-valuenow', percent);
    set(percent);
  };
  divider.addEventListener('pointerdown', ({ pointerId }) => {
    divider.setPointerCapture(pointerId);
    document.body.dataset.dragging = '';
  });
  divider.addEventListener('lostpointercapture', () => { delete document.body.dataset.dragging; });
  divider.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -2, ArrowUp: 2, ArrowRight: 2, ArrowDown: -2 }[event.key];
    if (!step) return;
    event.preventDefault();
    put(+divider.getAttribute('aria-valuenow') + step);
  });
  return put;
}

const setShare = makeDivider(part('divider'), (percent) => part('editor').style.setProperty('--share', `${percent}%`));
part('divider').addEventListener('pointermove', ({ clientX, buttons }) => {
  if (buttons) setShare((clientX / innerWidth) * 100);
});
const setHeight = makeDivider(part('low'), (percent) => part('panel').style.setProperty('--height', `${percent}%`));
part('low').addEventListener('pointermove', ({ clientY, buttons }) => {
  if (buttons) setHeight(100 - (clientY / innerHeight) * 100);
});
