import Foundation

/// A file or folder in memory: what a document is written as, and read from.
///
/// ```swift
/// func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///   FileWrapper(regularFileWithContents: Data(text.utf8))
/// }
/// ```
///
/// See Apple's documentation of `FileWrapper`. There are none of symbolic links, and none that are archived.
open class FileWrapper {
  private let contents: Data?
  private var wrappers: [String: FileWrapper]?

  /// The file's name; nil if it has no name yet.
  open var filename: String?
  /// The preferred name. The file has it in a folder, unless another file has it.
  open var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    self.contents = contents
    wrappers = nil
  }

  /// Creates a folder with files, by what they are called.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    contents = nil
    wrappers = childrenByPreferredName
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Reads a file, or a folder with everything in it.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    if exists, isDirectory.boolValue {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      let children = try names.map {
        ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
      }
      self.init(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: children))
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
  }

  /// The options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Reads the contents at once, which is always so here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Does not map files into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Writes whole files beside what is there, and then puts them in its place.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the names of the wrappers to those that were written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// True if it is a file.
  open var isRegularFile: Bool { contents != nil }
  /// True if it is a folder.
  open var isDirectory: Bool { wrappers != nil }
  /// The contents of a file; nil for a folder.
  open var regularFileContents: Data? { contents }
  /// The contents of a folder, by name; nil for a file.
  open var fileWrappers: [String: FileWrapper]? { wrappers }

  /// Puts a file into the folder, under the name that it would like to have, or one like it if another has that. It
  /// must be a folder, and the file must want a name. One that is empty is found when the folder is written: people may
  /// have typed it.
  ///
  /// - Returns: The name.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard wrappers != nil, let wanted = child.preferredFilename else {
      preconditionFailure("Only a folder takes files, and only those that have a preferred name.")
    }
    var name = wanted
    var number = 1
    while wrappers?[name] != nil {
      number += 1
      name = "\(number) \(wanted)"
    }
    wrappers?[name] = child
    return name
  }

  /// Puts a new file into the folder.
  ///
  /// - Returns: The name that it got.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file out of the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    wrappers = wrappers?.filter { $0.value !== child }
  }

  /// Writes the file, or the folder with everything in it.
  ///
  /// - Throws: `CocoaError.fileWriteInvalidFileName`, before anything is written, if a folder has a file under a name that
  ///   would lead elsewhere or nowhere: one that is empty, `.` or `..`, or that contains a slash.
  open func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    try checkNames(in: url)
    if let contents {
      try contents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in wrappers ?? [:] {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func checkNames(in folder: URL) throws {
    for (name, child) in wrappers ?? [:] {
      guard !["", ".", ".."].contains(name), !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F })
      else {
        throw CocoaError(
          .fileWriteInvalidFileName,
          userInfo: [NSFilePathErrorKey: folder.path + "/" + name, NSURLErrorKey: folder])
      }
      try child.checkNames(in: folder.appendingPathComponent(name))
    }
  }
}
