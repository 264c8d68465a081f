// The page of a program that is nothing but this one table: what its server says in as few bytes as
// there are, done in as few steps as there are.

const model = document.createElement('template');
model.innerHTML = '<div class="row"><span></span><button></button><button>x</button></div>';
const container = document.querySelector('.rows');
const decoder = new TextDecoder();
const socket = new WebSocket(`ws://${location.host}/socket`);
socket.binaryType = 'arraybuffer';
socket.onopen = () => { document.body.dataset.connected = ''; };
const rows = new Map();
let selected = null;
let eventNumber = 0;

function send(code, ...more) {
  eventNumber++;
  socket.send(new Uint8Array([code, eventNumber & 255, eventNumber >> 8, ...more]));
}

const codes = { Create: 1, Append: 2, Update: 3, Swap: 4, Clear: 5, Count: 6 };
for (const button of document.querySelectorAll('.buttons button')) {
  button.onclick = () => send(codes[button.textContent]);
}
container.onclick = ({ target }) => {
  const row = target.closest('.row');
  const code = target === row.lastChild ? 8 : target === row.children[1] ? 7 : 0;
  if (code) send(code, row.number & 255, row.number >> 8 & 255, row.number >> 16);
};

socket.onmessage = ({ data }) => {
  const bytes = new Uint8Array(data);
  let at = 1;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const string = () => {
    const length = number();
    let text = '';
    for (const end = at + length; at < end; at++) text += String.fromCharCode(bytes[at]);
    return text;
  };
  number();
  number();
  switch (bytes[0]) {
    case 1:
      container.textContent = '';
      rows.clear(); // And then:
    case 2: {
      let id = number();
      const made = document.createDocumentFragment();
      while (at < bytes.length) {
        const row = model.content.firstChild.cloneNode(true);
        rows.set(id, row);
        row.number = id;
        row.firstChild.textContent = id++;
        row.children[1].textContent = string();
        made.append(row);
      }
      container.append(made);
      break;
    }
    case 3:
      while (at < bytes.length) rows.get(number()).children[1].firstChild.data = string();
      break;
    case 4: {
      const [other, one] = [rows.get(number()), rows.get(number())];
      const after = other.nextSibling;
      container.insertBefore(other, one);
      container.insertBefore(one, after);
      break;
    }
    case 5:
      container.textContent = '';
      rows.clear();
      break;
    case 6: document.querySelector('.count').firstChild.data = number(); break;
    case 7:
      selected?.classList.remove('selected');
      (selected = rows.get(number())).classList.add('selected');
      break;
    case 8: {
      const id = number();
      rows.get(id).remove();
      rows.delete(id);
      break;
    }
  }
};
