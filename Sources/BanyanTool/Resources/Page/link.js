'use strict';
// A link holds the text of a program in the fragment of its address, which a browser sends to no server. The text is shown
// first, and runs only when a person asks for that.

const linkMark = '#text=';
// In bytes, unpacked.
const longestLinkedText = 500_000;

async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Returns null for a link that is damaged or too long.
async function unpacked(words) {
  try {
    const bytes = Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      // A short link can hold a text of any length.
      if (length > longestLinkedText) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer());
  } catch {
    return null;
  }
}

// Characters that hide or reorder others, and ends of lines that only the compiler sees, would let the text run another program
// than the one that a person reads.
const unseen = /\r(?!\n)|(?![\r\n\t\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const withUnseen = (text) => text.replace(unseen, (each) => `⟨U+${each.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`);

let linkedText = '';

async function showLink(fragment) {
  const dialog = part('linked');
  // A text that is being read is not replaced by another.
  if (dialog.open) return;
  const text = await unpacked(fragment.slice(linkMark.length));
  if (text === null) {
    part('notice').textContent = 'The link is damaged, or its text is too long.';
    forgetLink();
    return;
  }
  linkedText = text;
  part('linked-text').replaceChildren(...coloredLines(withUnseen(text)));
  dialog.returnValue = '';
  dialog.showModal();
  part('linked-text').scrollTop = 0;
}

// The text is not shown again when the page is loaded again.
function forgetLink() {
  if (location.hash) history.replaceState(null, '', location.pathname);
}

part('linked').addEventListener('close', async () => {
  forgetLink();
  if (part('linked').returnValue !== 'run') return;
  // Typed text belongs to the file that is open now.
  if (path && isDirty()) await save();
  const answer = await post('link', { text: linkedText });
  if (answer && !answer.ok) part('notice').textContent = answer.text;
});

// The address of this page has a key, which lets in whoever knows it, so a link does not have it.
part('copy-link').addEventListener('click', async () => copy(`${location.origin}/${linkMark}${await packed(editor.text)}`));

part('link-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = part('link-field');
  part('link-field').value = '';
  part('lessons').close();
  const place = value.indexOf(linkMark);
  if (place < 0) part('notice').textContent = 'This is not a link to a program.';
  else showLink(value.slice(place).trim());
});

function readAddress() {
  if (location.hash.startsWith(linkMark)) showLink(location.hash);
}

addEventListener('hashchange', readAddress);
readAddress();
