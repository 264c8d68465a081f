// Where a file imports Testing and AppKit, the compiler imports this module too: Testing says that it
// is there, and on Apple's systems it is. Nothing of AppKit that we have needs anything in it.
