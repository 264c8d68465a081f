// What elements and batches leave for the parts of the client that come when they are needed: a part is only
// called where there is something for it, so it has come.

// Rows and headers that may need other buttons and roles.
const unfitted = new Set();
// Elements of which assistive technology may be told something else.
const described = new Set();
// Texts that may not fit their place.
const toFit = new Set();
// Dialogs that have come, and whether any has opened or closed.
const toOpen = [];
let hasChanged = false;
const newMenuPlaces = [];
// Lists in which a person has gone to a row that has not come yet.
const going = new Set();
// Elements that stand for missing rows.
const absent = document.getElementsByClassName('absent');
const scrollers = document.getElementsByClassName('scroll');
const shapes = [];
// What a person had typed in the window before, and is yet to be filled in; how it is kept for the next.
let toFill = [];
let keepFields = null;
// Which elements hear that the pointer is over them.
let hovered = [];
// The slider that is dragged.
let grabbed = null;
// Whether anything is told where it is.
let measuresPlaces = false;
// Whether there may be elements as large as a share of what they scroll in, that nobody has looked at.
let mayBeRelative = true;
// Whether the server places what is on the page.
let isPlaced = false;
// What parts forget when everything is made anew.
const forgetting = [];

// How what is changed now moves.
let motion = null;
let lastMotion = null;
// How the elements move whose children have come, gone or changed places.
const rearranged = new Map();
// Where elements were before the batch's first animated change.
let places = null;
// Elements that came, and those that went but are still seen.
let arriving = [];
let ghosts = [];
const watched = new Map();
