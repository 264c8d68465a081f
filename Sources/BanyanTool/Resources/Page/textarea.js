'use strict';
// The fallback editor: a text area over a colored copy of its text.

function makeTextArea(place, { changed }) {
  const frame = document.createElement('div');
  frame.className = 'plain';
  const numbers = document.createElement('div');
  numbers.className = 'numbers';
  numbers.ariaHidden = 'true';
  const column = document.createElement('div');
  column.className = 'text';
  const paper = document.createElement('pre');
  paper.ariaHidden = 'true';
  const area = document.createElement('textarea');
  Object.assign(area, { spellcheck: false, wrap: 'off', autocomplete: 'off', id: 'text' });
  area.setAttribute('autocapitalize', 'off');
  area.setAttribute('aria-label', 'Program text; Escape and then Tab leaves it');
  column.append(paper, area);
  frame.append(numbers, column);
  place.append(frame);

  let marks = [];
  // After Escape, the Tab key moves the focus, as in other places.
  let isLeaving = false;

  function draw() {
    const lines = coloredLines(area.value);
    const labels = lines.map((_, index) => {
      const label = document.createElement('div');
      label.textContent = index + 1;
      return label;
    });
    for (const { line, kind, text } of marks) {
      const shown = lines[line - 1];
      if (!shown) continue;
      const name = kind === 'error' ? 'at' : 'warned';
      shown.classList.add(name);
      labels[line - 1].classList.add(name);
      const note = document.createElement('span');
      note.className = 'note';
      note.textContent = text;
      shown.append(note);
    }
    paper.replaceChildren(...lines);
    numbers.replaceChildren(...labels);
    follow();
  }

  function follow() {
    paper.style.translate = `${-area.scrollLeft}px ${-area.scrollTop}px`;
    for (const label of numbers.children) label.style.translate = `0 ${-area.scrollTop}px`;
  }

  // Inserts like typing, so that it can be undone.
  const insert = (text) => document.execCommand('insertText', false, text);

  area.addEventListener('input', () => {
    draw();
    changed();
  });
  area.addEventListener('scroll', follow);
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      isLeaving = true;
      return;
    }
    if (event.key === 'Tab' && !isLeaving && !event.shiftKey) {
      event.preventDefault();
      insert('  ');
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const before = area.value.slice(0, area.selectionStart);
      const line = before.slice(before.lastIndexOf('\n') + 1);
      const [indent] = /^ */.exec(line);
      insert(`\n${indent}${/[{([]\s*$/.test(line) ? '  ' : ''}`);
    }
    if (event.key !== 'Shift') isLeaving = false;
  });

  return {
    get text() { return area.value; },
    set text(text) {
      const { selectionStart, selectionEnd, scrollTop } = area;
      area.value = text;
      area.setSelectionRange(selectionStart, selectionEnd);
      area.scrollTop = scrollTop;
      draw();
    },
    mark(problems) {
      marks = problems;
      draw();
    },
    goTo(line, columnNumber = 1) {
      const lines = area.value.split('\n');
      const place = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
        + Math.min(columnNumber - 1, lines[line - 1]?.length ?? 0);
      area.focus();
      area.setSelectionRange(place, place);
      area.scrollTop = Math.max(0, (line - 1) * 20 - area.clientHeight / 2);
    },
    scrollTo(line) { area.scrollTop = (line - 1) * 20; },
    focus() { area.focus(); },
  };
}
