// Parts of the client, each a script or a style sheet or both, which load when the page needs them: the
// server names them before that.

let present = +document.body.dataset.parts;
const coming = new Map();

// Returns true if all parts have loaded, and starts to load those that have not.
function haveParts(wanted) {
  for (let part = 0; wanted >> part; part++) {
    if ((wanted & ~present) >> part & 1 && !coming.has(part)) coming.set(part, fetchPart(part));
  }
  return !(wanted & ~present);
}

async function fetchPart(part) {
  const [name, hasScript, hasSheet] = vocabulary.parts[part];
  const files = [];
  if (hasSheet) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: addressOfFile(name, 'css') });
    files.push(load(sheet, () => sheetAfter(part).before(sheet)));
  }
  if (hasScript) {
    const script = Object.assign(document.createElement('script'), { src: addressOfFile(name, 'js') });
    files.push(load(script, () => document.head.append(script)));
  }
  try {
    await Promise.all(files);
  } catch {
    // The server has other files by now, or cannot be reached.
    drop();
    loadAgain();
    return;
  }
  present |= 1 << part;
  receiveLate();
}

const addressOfFile = (name, type) => new URL(`${name}-${vocabulary.partHash}.${type}`, home).href;

const load = (element, place) => new Promise((resolve, reject) => {
  element.onload = resolve;
  element.onerror = reject;
  place();
});

// Returns the element to insert a style sheet before: the order counts, whichever loads first.
function sheetAfter(part) {
  const later = vocabulary.parts.slice(part + 1).map(([name]) => addressOfFile(name, 'css'));
  return [...document.head.querySelectorAll('link[rel=stylesheet]')].find(({ href }) => later.includes(href))
    ?? document.head.querySelector('script');
}
