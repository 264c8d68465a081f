'use strict';
// The parts of the lessons that a person has done. The browser keeps them, for all playgrounds on the same port.

const progressKey = 'banyan-lessons';

// Returns the actions that were done, by the titles of their lessons.
function readProgress() {
  try {
    return JSON.parse(localStorage.getItem(progressKey)) ?? {};
  } catch {
    return {};
  }
}

const isDone = (title, action) => readProgress()[title]?.includes(action) ?? false;

function setDone(title, action, is = true) {
  const all = readProgress();
  const others = (all[title] ?? []).filter((each) => each !== action);
  all[title] = is ? [...others, action] : others;
  localStorage.setItem(progressKey, JSON.stringify(all));
}

// Returns what stands beside the title of a lesson: nothing before it has been begun.
function progressMark(title, count) {
  const done = Math.min(readProgress()[title]?.length ?? 0, count);
  return done ? [make('small', done === count ? 'right' : '', done === count ? '✓ done' : `${done} of ${count}`)] : [];
}
