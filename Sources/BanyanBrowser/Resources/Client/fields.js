// Text that a person had typed in a window that was lost. The page that replaces it fills it in again,
// in the fields of the same kind and name. Passwords are not kept.

const fieldsKey = 'banyan-fields' + site.slice(1);

// Returns the page's fields by the names that identify them.
function namedFields() {
  const fields = new Map();
  for (const field of root.querySelectorAll('.field, .editor')) {
    if (field.type === 'password') continue;
    const label = document.getElementById(field.getAttribute('aria-labelledby'))?.textContent;
    const name = `${field.type} ${field.getAttribute('aria-label') ?? label ?? field.placeholder}`;
    let ordinal = 1;
    while (fields.has(`${name} ${ordinal}`)) ordinal++;
    fields.set(`${name} ${ordinal}`, field);
  }
  return fields;
}

keepFields = () => {
  const kept = [...toFill];
  for (const [name, field] of namedFields()) {
    if (!field.wasTyped) continue;
    const caret = field === document.activeElement && field.selectionStart !== null;
    kept.push({ name, text: field.value, caret: caret && [field.selectionStart, field.selectionEnd] });
  }
  try {
    if (kept.length) sessionStorage.setItem(fieldsKey, JSON.stringify(kept));
  } catch {
    // The browser's storage is full.
  }
};

function takeKept() {
  const text = sessionStorage.getItem(fieldsKey);
  sessionStorage.removeItem(fieldsKey);
  return JSON.parse(text ?? '[]');
}

// Fields may appear a little later than the page, together with values that were stored for the window.
toFill = takeKept();
if (performance.now() > 10_000) toFill = [];
setTimeout(() => { toFill = []; }, 10_000);

function fillFields() {
  if (!toFill.length) return;
  const fields = namedFields();
  toFill = toFill.filter(({ name, text, caret }) => {
    const field = fields.get(name);
    if (!field) return true;
    if (isOff(field)) return false;
    field.wasTyped = true;
    if (field.value !== text) {
      field.value = text;
      sendText(field);
    }
    if (!caret) return false;
    field.focus();
    field.setSelectionRange(...caret);
    return false;
  });
}
