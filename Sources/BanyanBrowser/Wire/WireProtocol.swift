/// The constants that both ends of the socket share. Documentation/wire-protocol.md explains them.
package enum WireProtocol {
  /// Increased with every change that an older client would misread.
  static let version = 12
  static let socketPath = "/banyan/socket"
  /// The target of a request for a socket of this version, below the site's path.
  package static let socketTarget = "\(socketPath)?version=\(version)"

  /// The operations of a batch. A byte of 0x80 and above creates an element instead: 0x40 means that it
  /// is a child of the element created last, and the other bits are its template, or ``longTemplate``.
  /// A byte of 0x40 and above creates elements of a shape, whose number is in the other bits.
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
    case ignored
    case pass
    case tab
  }

  /// Indicates that the template follows in a byte of its own, because it does not fit in six bits.
  static let longTemplate: UInt8 = 0x3F

  /// The flag of an operation that creates elements of a shape.
  static let ofShape: UInt8 = 0x40

  /// Replaces the number of facets of a property that is plain text.
  static let plainText: UInt8 = 0xFF

  /// The first character of a text on the socket that is a notice, and no problem of the program's
  /// next version.
  static let noticeMark = "\u{1}"
  /// The first character of a text with the key for the visitor's next cookie.
  static let renewalMark = "\u{2}"
  /// The text of a front when the window's worker has ended, and when there is another one.
  static let (workerLost, workerFound) = ("\u{3}", "\u{4}")

  /// The code of an event.
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
    case location
    case playback, pageLoaded
    case key
    case scrolling
    case pointing
    case drag
  }
}
