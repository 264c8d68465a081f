import BanyanText
import Foundation

/// The typefaces with known widths.
enum Typefaces {
  /// The families by the fingerprints that pages report.
  static let families: [TypefaceFingerprint: TypefaceFamily] = {
    var families: [TypefaceFingerprint: TypefaceFamily] = [:]
    for family in known.values {
      if let fingerprint = TypefaceFingerprint(family) { families[fingerprint] = family }
    }
    return families
  }()

  /// The assumed typeface if none is reported: the widest, since an estimate that is too wide does no harm.
  static let widest = known["DejaVuSans"] ?? TypefaceFamily([])

  /// A typeface in which all letters have the same width.
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
