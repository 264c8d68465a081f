// Where a file imports Testing and Core Image, the compiler imports this module too: Testing says that it
// is there, and on Apple's systems it is. Nothing of Core Image that we have needs anything in it.
