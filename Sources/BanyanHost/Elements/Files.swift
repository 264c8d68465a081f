/// A button's request that the person choose some of their own files.
public struct FileChoice: Hashable, Sendable {
  /// The permitted types: MIME types, and extensions with a dot before them. Empty for any type.
  public var types: [String]
  public var allowsSeveral: Bool
  /// The number of the last choice that is not wanted any more: a host sends nothing more of it. Default: 0,
  /// which is none.
  public var refused: UInt32

  public init(types: [String] = [], allowsSeveral: Bool = false, refused: UInt32 = 0) {
    self.types = types
    self.allowsSeveral = allowsSeveral
    self.refused = refused
  }
}

/// An event about files that a person has chosen.
///
/// A choice has a number, higher than those before, and is in place of them.
public enum FileFact: Hashable, Sendable {
  /// Has chosen files, whose contents follow, one after the other. None at all means that those of the choice
  /// cannot be read.
  case chosen(UInt32, [ChosenFile])
  /// The next bytes of a choice's files.
  case bytes(UInt32, [UInt8])
}

/// A file that a person has chosen, as the host announces it before it sends the contents. Nothing of that is to be
/// believed.
public struct ChosenFile: Hashable, Sendable {
  public var name: String
  /// The MIME type; empty if the host knows none.
  public var type: String
  public var byteCount: Int

  public init(name: String, type: String = "", byteCount: Int) {
    self.name = name
    self.type = type
    self.byteCount = byteCount
  }
}

/// The limits for files that a window takes from a person.
///
/// Each file counts with ``room(for:)``.
public struct FileLimits: Hashable, Sendable {
  /// The largest file. Default: 10 MiB.
  public var fileByteCount = 10 << 20
  /// All files of a window, those that it offers included. Default: 100 MiB.
  public var windowByteCount = 100 << 20
  /// All files of all windows of one client. Default: 256 MiB.
  public var clientByteCount = 256 << 20
  /// The client whose windows share that room, by any name that no other client has. Default: empty, for an unknown client.
  public var client = ""
  /// All files of all windows of the process. Default: 1 GiB.
  public var totalByteCount = 1 << 30
  /// The largest file that is offered to a person. Default: 16 MiB.
  public var offeredByteCount = 16 << 20

  public init() {}

  /// The room that a file takes: its bytes, or 4 KiB if it has fewer. Even an empty one has a place in its folder.
  public static func room(for byteCount: Int) -> Int { max(byteCount, 4_096) }
}

/// A file that is offered to the person: to keep it among their own, to play it or to look at it, or as a picture that the window
/// shows.
public struct FileOffer: Hashable, Sendable {
  /// The key by which the window knows the file: a word that nobody can guess.
  public var key: String
  /// The suggested name.
  public var name: String
  /// The MIME type.
  public var type: String
  /// The file's path on this machine, which is valid as long as the window is there.
  public var path: String
  /// True if it is a page for a `webPage` to show. Default: false, it is never shown.
  public var isPage: Bool

  public init(key: String, name: String, type: String, path: String, isPage: Bool = false) {
    self.key = key
    self.name = name
    self.type = type
    self.path = path
    self.isPage = isPage
  }

  /// The beginning of a picture's name among a window's files.
  package static let pictureNameStart = "banyan-file:"

  /// The name by which an element shows the file as a picture.
  public var pictureName: String { Self.pictureNameStart + key }
}
