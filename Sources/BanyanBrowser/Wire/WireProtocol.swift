/// What both ends of the socket agree on. Documentation/wire-protocol.md explains it.
package enum WireProtocol {
  /// Raised with every change that an older client would misread.
  package static let version = 7
  static let socketPath = "/banyan/socket"

  /// What a batch is made of. A byte of 0x80 and more makes an element instead: 0x40 says that it
  /// is a child of the element made last, and the rest is its template, or ``longTemplate``. A byte
  /// of 0x40 and more makes elements of a shape, whose number is the rest.
  enum Operation: UInt8, CaseIterable {
    case facets = 1
    case reset, text, insert, remove, parent, nextID, detached, title, symbol, focus
    case open
    case scroll
    case animate
    case copy
    case place
    case openWindow, closeWindow
    case key
    case afresh
    case shape
    case before, removeRun, change
    case parts
    case renumber
    case places
    case offer
  }

  /// Says that the template follows in a byte of its own, because it does not fit in six bits.
  static let longTemplate: UInt8 = 0x3F

  /// Makes elements of a shape.
  static let ofShape: UInt8 = 0x40

  /// Stands for the number of facets of a property that is a text and nothing besides.
  static let plainText: UInt8 = 0xFF

  /// What a text on the socket begins with that is no problem of the program's next version.
  static let noticeMark = "\u{1}"

  /// What an event is.
  enum EventCode: UInt8, CaseIterable {
    case activate = 1
    case off, on, input, submit, focus, blur, pointer, light, dark
    case dismiss
    case select, delete, move
    case number, slide, began, ended
    case phase, url
    case wantRows, scrolled, measured, windowSize
    case hover, unhover
    case preference
    case contextMenu
    case loaded, notLoaded
    case selectDetent
    case place
    case followLink
    case files, fileBytes
  }
}
