// Where a file imports Testing and UIKit, the compiler imports this module too: Testing says that it
// is there, and on Apple's systems it is. Nothing of UIKit that we have needs anything in it.
