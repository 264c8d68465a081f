// Files that the person chooses in the browser's own dialog. They are sent in pieces. A piece waits until earlier ones
// are acknowledged, so that the window stays usable meanwhile, and a refused choice costs little.

const pieceLength = 32_768;
const mostUnsentPieces = 16;
// One more file than an app takes, so that the server refuses them with a message.
const mostFiles = 101;
let choices = 0;
// A reference keeps the browser from discarding the input.
let fileInput = null;

function fileChoice(button) {
  const [refused, several, ...types] = (button.dataset.files ?? '').split(' ');
  return { refused: +refused, isSeveral: several === '1', types: types.join(' ') };
}

// Opens the browser's dialog. If the person closes it without choosing a file and the app opened it, the dialog around it
// closes, too.
function chooseFiles(button, closesAround = false) {
  const { isSeveral, types } = fileChoice(button);
  const input = document.createElement('input');
  fileInput = input;
  input.type = 'file';
  input.accept = types;
  input.multiple = isSeveral;
  input.onchange = () => {
    if (button.isConnected) sendFiles(button, [...input.files].slice(0, mostFiles));
  };
  if (closesAround) input.oncancel = () => {
    if (button.isConnected) askToClose(button.closest('dialog'));
  };
  input.click();
}

// Lists files, whose bytes follow in events of their own.
function putFiles(body, files) {
  put(body, files.length);
  for (const { name, type, size } of files) {
    putText(body, name);
    putText(body, type);
    put(body, Math.min(size, 0xffff_ffff));
  }
}

function sendFiles(button, files) {
  const choice = ++choices;
  const head = [];
  put(head, choice);
  putFiles(head, files);
  send(button, codes.files, head);
  sendPieces(files, head, {
    isWanted: () => {
      // After a rebuild, the button is another element with the same number.
      if (!button.isConnected) button = node(idOf(button)) ?? button;
      return button.isConnected && choice === choices && fileChoice(button).refused < choice;
    },
    isPiece: ({ code }) => code === codes.fileBytes,
    sendPiece: (piece) => send(button, codes.fileBytes, joined(varint(choice), piece)),
    giveUp: () => send(button, codes.files, [...varint(choice), 0]),
  });
}

// Sends the bytes of files that have been listed in an event, for as long as they are wanted.
async function sendPieces(files, list, { isWanted, isPiece, sendPiece, giveUp }) {
  // Only an acknowledgement shows whether the server accepts them. Unrelated events may be sent before it arrives. For
  // another process, the event is repeated with another number.
  await untilAcknowledged(() => !unacknowledged.some(({ body }) => body === list));
  for (const file of files) {
    for (let at = 0; at < file.size; at += pieceLength) {
      await untilAcknowledged(() => unacknowledged.filter(isPiece).length < mostUnsentPieces);
      if (!isWanted()) return;
      let piece;
      try {
        piece = new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer());
      } catch {
        // The file was changed or removed meanwhile.
        if (isWanted()) giveUp();
        return;
      }
      if (!isWanted()) return;
      sendPiece(piece);
    }
  }
}

function joined(start, bytes) {
  const body = new Uint8Array(start.length + bytes.length);
  body.set(start);
  body.set(bytes, start.length);
  return body;
}

function varint(value) {
  const bytes = [];
  put(bytes, value);
  return bytes;
}

// Waits until the server has acknowledged enough for a condition to be true.
async function untilAcknowledged(isEnough) {
  while (!isEnough()) await new Promise((resume) => { resumes.push(resume); });
}

// A file dialog that appears in response to a press opens as soon as its element is in the page.
specials['data-files'] = (button, value, name) => {
  const isNew = !button.hasAttribute(name);
  setOrRemove(button, name, value);
  if (isNew && value != null && !('afresh' in root.dataset) && navigator.userActivation?.isActive) {
    setTimeout(() => {
      if (button.isConnected) chooseFiles(button, true);
    });
  }
};
