// Notes that elements and batches leave for the parts of the client that load when needed. A part is called
// only if there are notes for it, so it has loaded.

// Rows and headers whose buttons and roles may have changed.
const unfitted = new Set();
// Elements whose accessibility attributes may have changed.
const described = new Set();
// Texts that may not fit their place.
const toFit = new Set();
// Dialogs to open, and whether any has opened or closed.
const toOpen = [];
let hasChanged = false;
const newMenuPlaces = [];
// Lists in which a person has moved to a row that does not exist yet.
const going = new Set();
// Elements that replace missing rows, and scroll views. A live collection would look through the whole page after each batch.
const [absent, scrollers] = ['.absent', '.scroll'].map((name) => new Set(document.querySelectorAll(name)));
const counted = { absent, scroll: scrollers };
const shapes = [];
// The keys that nothing in the app has handled.
const ignoredKeys = [];
// Text that a person had typed in the window before and that is yet to be filled in, and the function that
// keeps it for the next.
let toFill = [];
let keepFields = null;
// The elements that the pointer is over.
let hovered = [];
// The slider that is dragged.
let grabbed = null;
// True if any element reports its geometry.
let measuresPlaces = false;
// True if there may be new elements whose size is a share of their scroll container.
let mayBeRelative = true;
// True if the server places the page's elements.
let isPlaced = false;
// True once the page reports its typeface and the sizes of elements.
let hasLayout = false;
// The callbacks with which parts reset their state before a rebuild.
const forgetting = [];
// The callbacks that parts run in the frame after elements were inserted, removed or moved.
const reaching = [];

// The elements that have changed during a drag, and what is known of how they follow it; null without a drag.
let followed = null;

// The motion of current changes.
let motion = null;
let lastMotion = null;
// The motions of elements whose children were inserted, removed or moved.
const rearranged = new Map();
// The frames of elements that have others since the batch's first animated change; null before it.
let oldFrames = null;
// Elements that were inserted, and elements that were removed but are still visible, with their transitions.
const arriving = new Map();
const ghosts = new Map();
// The elements that are animated to new frames, with their tracks.
let tracks = [];
// The styles of elements before they changed.
const watched = new Map();
