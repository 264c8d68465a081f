// By hand, in the page: nothing is faster here.

const model = document.createElement('template');
model.innerHTML = '<div class="row"><span></span><button></button><button>x</button></div>';
const container = document.querySelector('.rows');
let selected = null;

function put(rows) {
  const made = document.createDocumentFragment();
  for (const { id, label } of rows) {
    const row = model.content.firstChild.cloneNode(true);
    const name = row.firstChild;
    name.textContent = id;
    name.nextSibling.textContent = label;
    made.append(row);
  }
  container.append(made);
}

const actions = {
  Create() {
    container.textContent = '';
    put(makeRows(1000));
  },
  Append: () => put(makeRows(1000)),
  Update() {
    const rows = container.children;
    for (let i = 0; i < rows.length; i += 10) rows[i].children[1].firstChild.data += ' !!!';
  },
  Swap() {
    const rows = container.children;
    if (rows.length < 999) return;
    const [one, other, after] = [rows[1], rows[998], rows[999]];
    container.insertBefore(other, one);
    container.insertBefore(one, after ?? null);
  },
  Clear() { container.textContent = ''; },
  Count() {
    const { firstChild } = document.querySelector('.count');
    firstChild.data = +firstChild.data + 1;
  },
};

for (const name of Object.keys(actions)) {
  [...document.querySelectorAll('.buttons button')].find((each) => each.textContent === name).onclick = actions[name];
}
container.onclick = ({ target }) => {
  const row = target.closest('.row');
  if (target === row.lastChild) row.remove();
  else if (target === row.children[1]) {
    selected?.classList.remove('selected');
    (selected = row).classList.add('selected');
  }
};
