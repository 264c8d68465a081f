/// Why a socket is closed, as both ends say it.
enum CloseCode {
  /// The page leaves, or the window has ended.
  static let normal: UInt16 = 1000
  /// The server stops. As browsers say it, the page leaves.
  static let goingAway: UInt16 = 1001
  /// A message was not what it should be.
  static let protocolError: UInt16 = 1002
  /// There were more messages than a window takes, or none in time.
  static let tooMany: UInt16 = 1008
  /// A message was longer than one may be.
  static let tooLong: UInt16 = 1009
  /// The page is one of another version of the protocol.
  static let otherVersion: UInt16 = 4000
  /// There is no such window, or it is another page's.
  static let noWindow: UInt16 = 4001
  /// Another socket has the window.
  static let elsewhere: UInt16 = 4002
  /// The window was ended because of a limit.
  static let limit: UInt16 = 4003
  /// Another process has taken the server's place: the page is to come again at once.
  static let replaced: UInt16 = 4005
}
