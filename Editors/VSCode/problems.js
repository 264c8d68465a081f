'use strict';
// The errors and warnings in what `banyan run` prints.

const place = /^(\/[^:]+):(\d+):(\d+): (error|warning): (.+)$/;

// Returns the problem in a line of output; null if the line is another. Lines and columns begin with 1.
function problemIn(line) {
  const [, file, row, column, kind, text] = place.exec(line.replace(/\x1b\[[0-9;]*m/g, '')) ?? [];
  return file ? { file, line: +row, column: +column, kind, text } : null;
}

// Passes on complete lines of a stream's chunks.
function lineReader(receive) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) receive(line);
  };
}

module.exports = { problemIn, lineReader };
