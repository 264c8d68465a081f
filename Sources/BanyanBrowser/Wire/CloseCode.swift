/// The codes with which both ends close a socket.
enum CloseCode {
  /// The page leaves, or the window has ended.
  static let normal: UInt16 = 1000
  /// The server stops. Browsers use this code when the page leaves.
  static let goingAway: UInt16 = 1001
  /// A message was malformed.
  static let protocolError: UInt16 = 1002
  /// There were more messages than a window accepts, or none within the time limit.
  static let tooMany: UInt16 = 1008
  /// A message exceeded the maximum length.
  static let tooLong: UInt16 = 1009
  /// The page has another version of the protocol.
  static let otherVersion: UInt16 = 4000
  /// The window does not exist, or belongs to another page.
  static let noWindow: UInt16 = 4001
  /// Another socket has taken over the window.
  static let elsewhere: UInt16 = 4002
  /// The visit has ended: whoever comes next from this browser is somebody else.
  static let loggedOut: UInt16 = 4006
  /// The window was ended because of a limit.
  static let limit: UInt16 = 4003
  /// Another process has taken the server's place: the page should reconnect at once.
  static let replaced: UInt16 = 4005
}
