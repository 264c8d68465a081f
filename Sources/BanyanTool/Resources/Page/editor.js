'use strict';
// The editor: CodeMirror if it is installed, otherwise a text area.

// An editor has `text`, `mark` (shows problems at their lines), `goTo` (moves the caret to a line), `scrollTo`, and
// `focus`. It calls `changed` when a person has typed.
function makeEditor(place, handlers) {
  return globalThis.CodeMirror ? makeCodeMirror(place, handlers) : makeTextArea(place, handlers);
}

function makeCodeMirror(place, { changed }) {
  let isLeaving = false;
  const mirror = CodeMirror(place, {
    mode: 'swift', lineNumbers: true, indentUnit: 2, tabSize: 2, indentWithTabs: false, matchBrackets: true, autoCloseBrackets: true,
    inputStyle: 'contenteditable', screenReaderLabel: 'Program text; Escape and then Tab leaves it',
    extraKeys: {
      Tab: (mirror) => {
        if (isLeaving) return CodeMirror.Pass;
        mirror.execCommand(mirror.somethingSelected() ? 'indentMore' : 'insertSoftTab');
      },
      'Shift-Tab': (mirror) => (isLeaving ? CodeMirror.Pass : mirror.execCommand('indentLess')),
      'Ctrl-/': (mirror) => mirror.toggleComment({ indent: true }),
    },
  });
  const field = mirror.getInputField();
  field.id = 'text';
  // Without a role, the label would name nothing.
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-multiline', 'true');
  mirror.on('keydown', (_, event) => {
    if (event.key === 'Escape') isLeaving = true;
    else if (event.key !== 'Tab' && event.key !== 'Shift') isLeaving = false;
    // The browser moves the focus.
    if (event.key === 'Tab' && isLeaving) event.codemirrorIgnore = true;
  });
  mirror.on('blur', () => { isLeaving = false; });
  mirror.on('change', (_, { origin }) => { if (origin !== 'setValue') changed(); });
  // It draws only the lines in sight, and notices by itself only that the window has another size.
  new ResizeObserver(() => mirror.refresh()).observe(place);

  let widgets = [];
  let lines = [];
  let shown = '';

  return {
    get text() { return mirror.getValue(); },
    set text(text) {
      const selections = mirror.listSelections();
      const { left, top } = mirror.getScrollInfo();
      mirror.setValue(text);
      // Undoing must not bring back the text of another file, or the text from before another program wrote this one.
      mirror.clearHistory();
      shown = '';
      mirror.setSelections(selections);
      mirror.scrollTo(left, top);
    },
    mark(problems) {
      // Notes move with their lines, and drawing them anew would move the text.
      const wanted = JSON.stringify(problems);
      if (wanted === shown) return;
      shown = wanted;
      for (const widget of widgets) widget.clear();
      for (const [line, name] of lines) {
        for (const place of ['background', 'gutter']) mirror.removeLineClass(line, place, name);
      }
      (widgets = []), (lines = []);
      for (const { line, kind, text } of problems) {
        if (line > mirror.lineCount()) continue;
        const name = kind === 'error' ? 'at' : 'warned';
        const note = document.createElement('div');
        note.className = `note ${kind === 'error' ? '' : 'warned'}`;
        note.textContent = text;
        widgets.push(mirror.addLineWidget(line - 1, note));
        mirror.addLineClass(line - 1, 'gutter', name);
        lines.push([mirror.addLineClass(line - 1, 'background', name), name]);
      }
    },
    goTo(line, column = 1) {
      mirror.focus();
      mirror.setCursor(line - 1, column - 1);
      mirror.scrollIntoView(null, mirror.getScrollerElement().clientHeight / 3);
    },
    scrollTo(line) { mirror.scrollTo(0, mirror.heightAtLine(line - 1, 'local')); },
    focus() { mirror.focus(); },
  };
}
