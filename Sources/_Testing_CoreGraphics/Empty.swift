// Where a file imports Testing and CoreGraphics, the compiler imports this module too: Testing says
// that it is there, and on Apple's systems it is. Nothing of CoreGraphics that we have needs anything
// in it.
