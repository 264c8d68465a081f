// Sharing and the clipboard: a browser lets only the person begin these.

function notify(text) {
  const note = document.createElement('div');
  note.className = 'banner note';
  note.setAttribute('role', 'status');
  note.textContent = text;
  document.body.append(note);
  setTimeout(() => note.remove(), 2000);
}

// If the browser requires an action by the person, a button provides it.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const button = document.createElement('button');
    button.className = 'banner';
    button.textContent = 'Copy';
    button.onclick = () => {
      button.remove();
      navigator.clipboard?.writeText(text).catch(() => notify('The clipboard cannot be written'));
    };
    document.body.append(button);
  }
}

// Downloads a file that the server offers to this page only.
function download(key, name) {
  const link = document.createElement('a');
  link.href = new URL(`files/${key}`, home);
  link.download = name;
  link.click();
}

async function share({ dataset: { shareTitle: title, shareText: text, shareUrl: url } }) {
  const address = url && new URL(url, location.href).href;
  try {
    if (navigator.share) await navigator.share({ title, text, url: address });
    else {
      await navigator.clipboard.writeText(address ?? text ?? '');
      notify('Copied');
    }
  } catch {
    // The person has canceled.
  }
}

// The server closes the socket for a message that is too long.
const longestPaste = 250_000;

function sendPasted(element, text) {
  const bytes = encoder.encode(text);
  if (bytes.length > longestPaste) notify('The text is too long to be pasted');
  else if (text) send(element, codes.input, bytes);
}

async function paste(element) {
  try {
    const text = await navigator.clipboard.readText();
    if (element.isConnected) sendPasted(element, text);
  } catch {
    notify('The clipboard cannot be read');
  }
}
