import BanyanTypefaces
import CoreGraphics
import Foundation
import Synchronization

/// Inter's fonts, as Pango can use them.
///
/// The files are compressed for pages, and Pango takes no compressed fonts, so their content is in files in memory, for as long as the process lives.
enum InterFaces {
  /// The name of their family, since machines and apps may have another Inter.
  static let family = "Inter of Banyan"

  private static let known = Mutex<[String]?>(nil)

  /// Returns the paths of the fonts; none if FreeType cannot read them.
  static func paths(_ freeType: FreeTypeLibrary) -> [String] {
    known.withLock { known in
      if let known { return known }
      let fonts = try? InterFonts()
      let paths = (fonts?.files ?? []).reversed().compactMap { file in
        fonts.flatMap { freeType.content(ofFont: $0.url(of: file).path) }.flatMap(inMemory)
      }
      known = paths
      return paths
    }
  }

  /// Returns Fontconfig's rules that give the fonts their name.
  static func rules(for paths: [String]) -> String {
    paths.map { path in
      """
      <match target="scan">
        <test name="file"><string>\(path)</string></test>
        <edit name="family" mode="assign"><string>\(family)</string></edit>
      </match>
      """
    }.joined(separator: "\n")
  }

  /// Creates a file without a name that no program inherits.
  private static let makeFile = SharedLibrary("libc.so.6")?.function(
    "memfd_create", as: (@convention(c) (UnsafePointer<CChar>, UInt32) -> Int32).self)

  private static func inMemory(_ content: [UInt8]) -> String? {
    let closesOnExecution: UInt32 = 1
    guard let file = makeFile?("inter", closesOnExecution), file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    guard (try? handle.write(contentsOf: content)) != nil else {
      try? handle.close()
      return nil
    }
    return "/proc/self/fd/\(file)"
  }
}
