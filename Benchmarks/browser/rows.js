// The rows of all programs but the SwiftUI one: the same labels from the same random numbers.

const adjectives = [
  'pretty', 'large', 'big', 'small', 'tall', 'short', 'long', 'handsome', 'plain', 'quaint', 'clean',
  'elegant', 'easy', 'angry', 'crazy', 'helpful', 'mushy', 'odd', 'unsightly', 'adorable', 'important',
  'inexpensive', 'cheap', 'expensive', 'fancy',
];
const colors = ['red', 'yellow', 'blue', 'green', 'pink', 'brown', 'purple', 'brown', 'white', 'black', 'orange'];
const nouns = ['table', 'chair', 'house', 'bbq', 'desk', 'car', 'pony', 'cookie', 'sandwich', 'burger', 'pizza', 'mouse', 'keyboard'];
let random = 1;
let lastID = 0;

function next(count) {
  random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
  return (random >>> 16) % count;
}

const makeRow = () => ({
  id: ++lastID,
  label: `${adjectives[next(adjectives.length)]} ${colors[next(colors.length)]} ${nouns[next(nouns.length)]}`,
});
const makeRows = (count) => Array.from({ length: count }, makeRow);
