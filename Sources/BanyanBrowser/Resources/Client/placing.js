// Places menus and popovers beside their anchors.

const wide = matchMedia('(min-width: 700px)');
// A popover in a narrow window is a sheet, unless the app specifies otherwise.
const isBesideAnchor = ({ dataset: { presentation, adaptation } }) =>
  presentation === 'menu' || (presentation === 'popover' && (wide.matches || adaptation === 'none'));

function placeDialog(dialog) {
  if (!dialog.dataset.attachment) return;
  const [id, edge, unit, ...corners] = dialog.dataset.attachment.split(' ');
  const anchor = node(+id);
  const isPlaced = isBesideAnchor(dialog) && anchor?.isConnected;
  dialog.toggleAttribute('data-beside', !!isPlaced);
  dialog.style.left = dialog.style.top = '';
  if (!isPlaced) return;
  // The final size, because it grows at first.
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const end = { x: innerWidth - 8, y: innerHeight - 8 };
  // From right to left, all places are those in a mirror.
  const mirrored = (x, breadth = 0) => (wayOf(anchor) > 0 ? x : innerWidth - x - breadth);
  const real = anchor.getBoundingClientRect();
  const box = new DOMRect(mirrored(real.x, real.width), real.y, real.width, real.height);
  const [left, top] = isMenu(dialog)
    ? placeOfMenu(anchor, box, width, height, end, mirrored)
    : placeOfPopover(within(box, unit, corners.map(Number)), edge, width, height, end);
  dialog.style.left = mirrored(Math.max(8, Math.min(left, end.x - width)), width) + 'px';
  dialog.style.top = Math.max(8, Math.min(top, end.y - height)) + 'px';
}

// A context menu opens at the pointer, a submenu beside its item, and any other menu below its anchor.
function placeOfMenu(anchor, box, width, height, end, mirrored) {
  if (askedAt?.anchor === anchor) {
    return [mirrored(askedAt.x), askedAt.y + height > end.y ? askedAt.y - height : askedAt.y];
  }
  if (anchor.closest('.menu')) {
    if (box.right + width <= end.x) return [box.right - 2, box.top - 5];
    return box.left - width >= 8 ? [box.left - width + 2, box.top - 5] : [box.left + 16, box.bottom];
  }
  const isAbove = box.bottom + 6 + height > end.y && box.top > height;
  return [box.left + width > end.x ? box.right - width : box.left, isAbove ? box.top - height - 6 : box.bottom + 6];
}

function within(box, unit, [a, b, c, d]) {
  const [w, h] = unit === 'share' ? [box.width, box.height] : [1, 1];
  return { left: box.left + a * w, top: box.top + b * h, right: box.left + c * w, bottom: box.top + d * h };
}

// Returns the first side with room, beginning with the requested one.
function placeOfPopover({ left, top, right, bottom }, edge, width, height, end) {
  const x = (left + right - width) / 2;
  const y = (top + bottom - height) / 2;
  const sides = {
    bottom: bottom + 8 + height <= end.y && [x, bottom + 8],
    top: top - 8 - height >= 8 && [x, top - 8 - height],
    trailing: right + 8 + width <= end.x && [right + 8, y],
    leading: left - 8 - width >= 8 && [left - 8 - width, y],
  };
  return sides[edge] || sides.bottom || sides.top || sides.trailing || sides.leading || [x, bottom + 8];
}
