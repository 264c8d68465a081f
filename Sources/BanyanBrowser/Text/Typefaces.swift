import BanyanText
import Foundation

/// The typefaces whose widths the server knows.
enum Typefaces {
  /// By their fingerprints, as pages say them.
  static let families: [TypefaceFingerprint: TypefaceFamily] = {
    var families: [TypefaceFingerprint: TypefaceFamily] = [:]
    for family in known.values {
      if let fingerprint = TypefaceFingerprint(family) { families[fingerprint] = family }
    }
    return families
  }()

  /// What is taken for a typeface that nobody has said: the widest, since a guess that is too wide does no harm.
  static let widest = known["DejaVuSans"] ?? TypefaceFamily([])

  /// Letters that are all as wide as each other.
  static let monospaced = TypefaceFamily(
    [400, 700].map { weight in
      TypefaceTable(
        TypefaceFace(family: "monospace", weight: weight),
        metrics: TypefaceMetrics(
          unitsPerEm: 2048, ascent: 1901, descent: 483, capHeight: 1493),
        advances: (0x20...0x24F).map { (UInt32($0), 1233) })
    })

  private static let known: [String: TypefaceFamily] = {
    let folder = ResourceFolder.url.appendingPathComponent("Typefaces")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    var families: [String: TypefaceFamily] = [:]
    for file in files {
      guard let data = try? Data(contentsOf: file),
        let faces = try? TypefaceFile.faces(in: Array(data))
      else { continue }
      families[file.deletingPathExtension().lastPathComponent] = TypefaceFamily(faces)
    }
    return families
  }()
}
