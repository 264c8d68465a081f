'use strict';
// Colors for Swift code in the plain editor. The kind of a word is derived from its spelling alone.

const swiftWords = new Set((
  'actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension fallthrough false '
  + 'fileprivate final for func guard if import in indirect init inout internal is isolated lazy let mutating nil nonisolated open operator '
  + 'override package private protocol public repeat required rethrows return self Self some static struct subscript super switch throw '
  + 'throws true try typealias unowned var weak where while'
).split(' '));

const swiftToken = new RegExp([
  /(?<c>\/\/.*|\/\*[^]*?(?:\*\/|$))/,
  /(?<s>#*"""[^]*?(?:"""#*|$)|"(?:\\.|[^"\\\n])*"?)/,
  /(?<n>\b\d[\w.]*)/,
  /(?<a>[@#][A-Za-z_]\w*)/,
  /(?<w>[A-Za-z_]\w*)/,
].map((part) => part.source).join('|'), 'g');

// Splits a text into parts: the kind of each (a class of the style sheet, or empty), and its words.
function colored(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(swiftToken)) {
    const [words] = match;
    const { c, s, n, a, w } = match.groups;
    const kind = c ? 'c' : s ? 's' : n ? 'n' : a ? 'k' : !w ? '' : swiftWords.has(w) ? 'k' : /^[A-Z]/.test(w) ? 't' : '';
    if (!kind) continue;
    if (match.index > end) parts.push(['', text.slice(end, match.index)]);
    parts.push([kind, words]);
    end = match.index + words.length;
  }
  if (end < text.length) parts.push(['', text.slice(end)]);
  return parts;
}

// Returns an element for each line of a text.
function coloredLines(text) {
  const lines = [document.createElement('div')];
  for (const [kind, words] of colored(text)) {
    words.split('\n').forEach((piece, index) => {
      if (index) lines.push(document.createElement('div'));
      if (!piece) return;
      const node = kind ? document.createElement('span') : document.createTextNode(piece);
      if (kind) {
        node.className = kind;
        node.textContent = piece;
      }
      lines.at(-1).append(node);
    });
  }
  return lines;
}
