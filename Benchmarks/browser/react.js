// With React, as one would write it.

const { createElement: e, memo, useReducer, useState } = React;

const RowView = memo(({ row, isSelected, dispatch }) => e(
  'div', { className: isSelected ? 'row selected' : 'row' },
  e('span', null, row.id),
  e('button', { onClick: () => dispatch({ type: 'select', id: row.id }) }, row.label),
  e('button', { onClick: () => dispatch({ type: 'remove', id: row.id }) }, 'x')));

function reduce(state, { type, id }) {
  const { rows, selected } = state;
  switch (type) {
    case 'create': return { rows: makeRows(1000), selected: 0 };
    case 'append': return { rows: [...rows, ...makeRows(1000)], selected };
    case 'update': {
      const changed = rows.slice();
      for (let i = 0; i < changed.length; i += 10) changed[i] = { ...changed[i], label: changed[i].label + ' !!!' };
      return { rows: changed, selected };
    }
    case 'swap': {
      if (rows.length < 999) return state;
      const changed = rows.slice();
      [changed[1], changed[998]] = [changed[998], changed[1]];
      return { rows: changed, selected };
    }
    case 'remove': return { rows: rows.filter((row) => row.id !== id), selected };
    case 'select': return { rows, selected: id };
    default: return { rows: [], selected: 0 };
  }
}

const Counter = () => {
  const [count, setCount] = useState(0);
  return [e('button', { key: 1, onClick: () => setCount((count) => count + 1) }, 'Count'), e('span', { key: 2 }, count)];
};

function App() {
  const [{ rows, selected }, dispatch] = useReducer(reduce, { rows: [], selected: 0 });
  return [
    e('div', { key: 1, className: 'buttons' },
      ...['Create', 'Append', 'Update', 'Swap', 'Clear'].map((name) =>
        e('button', { onClick: () => dispatch({ type: name.toLowerCase() }) }, name)), e(Counter)),
    e('div', { key: 2, className: 'rows' },
      rows.map((row) => e(RowView, { key: row.id, row, isSelected: row.id === selected, dispatch }))),
  ];
}

ReactDOM.createRoot(document.getElementById('root')).render(e(App));
