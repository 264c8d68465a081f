/// A web page that an element shows, apart from the app: neither can look into the other.
public struct WebContent: Hashable, Sendable {
  /// The page; nil for an empty one.
  public var source: MediaSource?
  /// The number of the last command to load the page. A host obeys a command once, and reports when the page has loaded.
  public var command: UInt32

  public init(source: MediaSource? = nil, command: UInt32 = 0) {
    self.source = source
    self.command = command
  }
}
