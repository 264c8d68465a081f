'use strict';
// Copies the actions in the app as a test that repeats them, or as a report for another person.

// What the program has done since it began: its updates, and the lines that it has printed.
let pastUpdates = [];
let printedLines = [];
const mostCopied = 500;

// Appends an entry to a list of the newest. The first entries of the list may be more important.
function keep(entry, list, firstCount = 0) {
  list.push(entry);
  if (list.length > mostCopied) list.splice(firstCount, 1);
}

function noteForCopies({ kind, text, event, views }) {
  if (kind === 'print') return keep(text, printedLines);
  if (event === 'launch') {
    pastUpdates = [];
    allowCopiedTest(!shownTab);
  }
  // The first update created the root view.
  keep({ event, text, views }, pastUpdates, 1);
}

function forgetForCopies() {
  pastUpdates = [];
  printedLines = [];
  allowCopiedTest(!shownTab);
}

function allowCopiedTest(isAllowed) {
  part('copy-test').disabled = !isAllowed;
  part('copy-test').title = isAllowed ? 'What you did, as a test that does it again'
    : 'Only what is done in the first tab can be copied as a test; run the file anew to begin again';
}

const escapes = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
// A Swift literal.
const quote = (text) => `"${text.replace(/["\\\p{Cc}]/gu, (each) => escapes[each] ?? `\\u{${each.charCodeAt(0).toString(16)}}`)}"`;

const finders = new Set(['button', 'toggle', 'textField', 'secureField', 'picker']);
const actions = {
  tap: 'tap()', 'switch on': 'toggle(true)', 'switch off': 'toggle(false)', submit: 'submit()', focus: 'focus()', 'take the focus from': 'blur()',
};

// Returns the call with which a test repeats an action, given in the words of traces: `tap Button "Add"`;
// null if there is none.
function call(event) {
  const [, typed, rest] = /^type "(.*)" into (.*)$/s.exec(event) ?? [null, null, event];
  const [, verb, kind, name] = /^([a-z ]*?) ?([A-Z]\w*) "(.*)"$/s.exec(rest) ?? [];
  const action = typed === null ? actions[verb] : `enter(${quote(typed)})`;
  // Traces truncate longer texts.
  if (!action || [name, typed].some((text) => text?.length >= 40)) return null;
  const element = kind[0].toLowerCase() + kind.slice(1);
  return `app.window.${finders.has(element) ? `${element}(` : `element(.${element}, `}${quote(name)}).${action}`;
}

// The names of the views whose bodies ran, once for each run.
const ranIn = ({ views }) => (views ?? []).flatMap(({ name, new: made, changed, same }) => Array(made + changed + same).fill(name)).sort();

const oneLine = (text) => text.replace(/\s+/g, ' ');

function testText(source) {
  const app = /@main\s+(?:@\w+\s+)*struct\s+(\w+)\s*:[^{]*\bApp\b/.exec(source)?.[1];
  const root = pastUpdates[0]?.views?.find((view) => view.new)?.name ?? 'ContentView';
  const lines = [];
  for (const update of pastUpdates.slice(1)) {
    const { event } = update;
    const ran = ranIn(update);
    // Most other events have no effect: changes of the focus, and sizes that the page has measured.
    if (!ran.length && !/^(tap|switch|type|submit) /.test(event)) continue;
    const line = event && call(event);
    if (line) lines.push('app.reset()', line, `#expect(app.bodies.sorted() == [${ran.map(quote).join(', ')}])`);
    else lines.push(`// ${oneLine(event ?? 'By itself')}: to be written by hand.`);
  }
  return [
    '// This goes into a test target that depends on BanyanTesting and has the views.',
    'import BanyanTesting', 'import SwiftUI', 'import Testing', '',
    '@MainActor', '@Test func exactlyTheRightBodiesRun() {',
    `  let app = TestApp(${app ? `app: ${app}.self` : `${root}()`})`,
    ...lines.map((line) => `  ${line}`), '}', '',
  ].join('\n');
}

// Returns a fence that no line of the text closes.
function fenced(text, language = '') {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

function issueText(source, { end, problems, findings }) {
  const section = (title, text) => (text ? [`## ${title}`, text] : []);
  const reported = [...(end ? [end] : []), ...problems, ...findings]
    .map(({ line, kind, rule, text }) => `- ${line ? `line ${line}: ` : ''}${kind}${rule ? ` ${rule}` : ''}: ${text}`);
  const did = pastUpdates.filter(({ event }) => event && event !== 'launch')
    .map(({ event }, index) => `${index + 1}. ${oneLine(event)}`);
  const ran = pastUpdates.map(({ text }) => text.trimEnd()).join('\n');
  return [
    ...section('What I did', did.join('\n')),
    ...section('What was reported', reported.join('\n')),
    ...section('What ran', ran && fenced(ran, 'text')),
    ...section('What was printed', printedLines.length ? fenced(printedLines.join('\n'), 'text') : ''),
    ...section('The file', fenced(source, 'swift')),
  ].join('\n\n') + '\n';
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    part('notice').textContent = 'Copied.';
  } catch {
    part('notice').textContent = 'The browser does not let the page copy.';
  }
}
