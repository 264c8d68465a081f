import Foundation

/// A link with the text of a program in the fragment of its address.
///
/// Only the page of the playground reads the text. It shows the text, and runs it only when a person asks for that.
struct PlayLink {
  /// The part after the page's address, such as `#text=S0ktLlE`.
  let fragment: String

  private static let mark = "#text="

  /// - Returns: nil if it is not a link.
  /// - Throws: A ``Failure`` for a link that cannot be one of the playground's.
  init?(_ argument: String) throws {
    guard let mark = argument.firstRange(of: Self.mark) else { return nil }
    let text = argument[mark.upperBound...]
    // The terminal prints it, so it has no other characters.
    guard text.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil else {
      throw Failure("the link is damaged: after \(Self.mark) it has letters, digits, - and _ only")
    }
    fragment = Self.mark + text
  }

  /// Returns a file of its own for the text of a link, so that no text of a person's is replaced.
  ///
  /// - Parameter folder: The folder with the person's copies.
  /// - Throws: A ``Failure`` if it cannot be written.
  static func file(with text: String, in folder: URL) throws -> PlayedFile {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder.path) cannot be created")
    }
    var number = 1
    while true {
      let name = number == 1 ? "Link.swift" : "Link-\(number).swift"
      let file = PlayedFile(
        path: folder.resolvingSymlinksInPath().appendingPathComponent(name).path)
      if !FileManager.default.fileExists(atPath: file.path) {
        try file.write(text, over: nil)
        return file
      }
      if (try? file.text()) == text { return file }
      number += 1
    }
  }
}
