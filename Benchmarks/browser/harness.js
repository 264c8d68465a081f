// Runs in each page before its own script: measures from a click to the change in the document, and
// counts the bytes that come through sockets.

window.bytes = 0;
window.WebSocket = class extends WebSocket {
  constructor(...values) {
    super(...values);
    this.addEventListener('message', ({ data }) => {
      window.bytes += data.byteLength ?? data.length;
      window.arrived = performance.now();
    });
  }
};

const rows = () => window.rowsOf?.() ?? [...document.querySelectorAll('.rows > *')];
const text = (row, number) => row.querySelectorAll('span, button')[number].textContent;
const button = (name) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const pressables = (row) => row.querySelectorAll('button');
const count = () => +button('Count').nextElementSibling.textContent;
const last = (list) => list[list.length - 1];

// What each operation presses, and how one sees that it is done.
const operations = {
  counter() {
    const before = count();
    return [button('Count'), () => count() === before + 1];
  },
  create: () => [button('Create'), () => rows().length === 1000],
  replace() {
    const before = text(rows()[0], 0);
    return [button('Create'), (list = rows()) => list.length === 1000 && text(list[0], 0) !== before && +text(last(list), 0) === +text(list[0], 0) + 999];
  },
  update() {
    const row = rows()[990];
    const before = row.textContent;
    return [button('Update'), () => row.textContent !== before];
  },
  select() {
    const row = rows()[5];
    return [pressables(row)[0], () => getComputedStyle(row).backgroundColor === 'rgb(255, 59, 48)'];
  },
  'select another'() {
    const [old, row] = [rows()[5], rows()[6]];
    const color = (row) => getComputedStyle(row).backgroundColor;
    return [pressables(row)[0], () => color(row) === 'rgb(255, 59, 48)' && color(old) !== 'rgb(255, 59, 48)'];
  },
  swap() {
    const [one, other] = [rows()[1], rows()[998]].map((row) => text(row, 0));
    return [button('Swap'), (list = rows()) => text(list[1], 0) === other && text(list[998], 0) === one];
  },
  remove: () => [pressables(rows()[4])[1], () => rows().length === 999],
  append: () => [button('Append'), () => rows().length === 1999],
  // Rows as they were made, not those that have been about.
  again: () => [button('Create'), () => rows().length === 1000],
  clear: () => [button('Clear'), () => rows().length === 0],
  burst() {
    const before = count();
    const element = button('Count');
    return [{ click() { for (let i = 0; i < 300; i++) element.click(); } }, () => count() === before + 300];
  },
};

const rest = () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resume, 5))));

async function measure(name) {
  await rest();
  const [element, isDone] = operations[name]();
  const before = window.bytes;
  let end = 0;
  await new Promise((resume) => {
    const check = () => {
      const now = performance.now();
      if (end || !isDone()) return;
      end = now;
      observer.disconnect();
      resume();
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    window.started = performance.now();
    element.click();
  });
  const { started, arrived } = window;
  await rest();
  // How much of it was the page's, after the server had answered.
  return { time: end - started, page: end - (arrived > started ? arrived : started), bytes: window.bytes - before };
}

// One round through all operations, in the order in which each needs the one before.
window.measureAll = async () => {
  const results = {};
  for (const name of Object.keys(operations)) results[name] = await measure(name);
  delete results.again;
  return results;
};
