// Pictures and drawings.

Object.assign(specials, {
  remote(element, value) {
    element.querySelector(':scope > img')?.remove();
    if (value == null) return;
    if (/^(https?|data):/i.test(value)) {
      const picture = document.createElement('img');
      picture.alt = '';
      picture.referrerPolicy = 'no-referrer';
      picture.src = value;
      element.append(picture);
    }
    if (element.className === 'loader') followLoading(element);
  },
  // Markup made by the server, in which $ stands for the element's unique name.
  drawing(element, value) {
    const old = element.querySelector(':scope > .drawing');
    if (value == null) return old?.remove();
    const content = value.replaceAll('$', 'b' + idOf(element));
    const text = `<svg xmlns="${svg}" class="drawing" aria-hidden="true">${content}</svg>`;
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const drawing = document.importNode(parsed, true);
    const oldPath = old?.querySelector('path')?.getAttribute('d');
    // The color of an area is animated here, while its outline may be another in each frame.
    if (old) old.replaceChildren(...drawing.childNodes);
    else element.append(drawing);
    if (motion) morph(element.querySelector(':scope > .drawing path'), oldPath);
  },
  picture(element, value) {
    element.querySelector(':scope > img')?.remove();
    if (value == null) return;
    const [path, scale] = value.split(' ');
    const url = new URL(path, home);
    const picture = document.createElement('img');
    picture.alt = '';
    if (scale) picture.srcset = `${url} ${scale}`; else picture.src = url;
    element.style.setProperty('--picture', scale ? `image-set(url("${url}") ${scale})` : `url("${url}")`);
    element.append(picture);
  },
});

// Reports the result of loading the picture of a loader element.
function followLoading(element) {
  const picture = element.querySelector('img');
  const report = () => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    if (!width) return send(element, codes.notLoaded);
    const body = [0, 0];
    for (const length of [width, height]) put(body, length << 4);
    send(element, codes.measured, body);
    send(element, codes.loaded);
  };
  if (!picture) send(element, codes.notLoaded);
  else if (picture.complete) report();
  else picture.onload = picture.onerror = report;
}

// A picture that is missing is replaced by a frame.
function noteMissing(picture) {
  if (picture.parentNode?.className === 'image') picture.parentNode.setAttribute('data-missing', '');
}

// A box without proportions of its own takes those of its picture.
function proportion(picture) {
  let box = picture.parentElement;
  while (!box.dataset.aspect && box.matches('.image, .box, .decorated')) box = box.parentElement;
  if (box.dataset.aspect) box.style.setProperty('--natural', picture.naturalWidth / picture.naturalHeight);
}

function pictureDidLoad(picture) {
  picture.parentNode.removeAttribute('data-missing');
  if (picture.naturalHeight) proportion(picture);
}

root.addEventListener('error', ({ target }) => { if (target.tagName === 'IMG') noteMissing(target); }, true);
root.addEventListener('load', ({ target }) => { if (target.tagName === 'IMG') pictureDidLoad(target); }, true);

document.addEventListener('DOMContentLoaded', () => {
  for (const loader of root.querySelectorAll('.loader')) followLoading(loader);
});
