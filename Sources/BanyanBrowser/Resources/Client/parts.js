// Parts of the client, each a script or a style sheet or both, which come when the page has something for
// them: the server names them before that.

let present = +document.body.dataset.parts;
const coming = new Map();

// Whether all parts are there. Those that are not are on their way then.
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
    // The server has other files by now, or is not there.
    drop();
    loadAgain();
    return;
  }
  present |= 1 << part;
  hearLate();
}

const addressOfFile = (name, type) => new URL(`${name}-${vocabulary.partHash}.${type}`, home).href;

const load = (element, place) => new Promise((resolve, reject) => {
  element.onload = resolve;
  element.onerror = reject;
  place();
});

// What a style sheet stands before: their order counts, whichever comes first.
function sheetAfter(part) {
  const later = vocabulary.parts.slice(part + 1).map(([name]) => addressOfFile(name, 'css'));
  return [...document.head.querySelectorAll('link[rel=stylesheet]')].find(({ href }) => later.includes(href))
    ?? document.head.querySelector('script');
}
