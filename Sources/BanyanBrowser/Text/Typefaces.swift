import BanyanText
import Foundation
import Synchronization

/// The typefaces with known widths.
enum Typefaces {
  /// The files by the fingerprints that pages report.
  ///
  /// They follow from the files, but a page has one of these typefaces at most, and reading them all takes as long as half of
  /// a server's start.
  static let files: [TypefaceFingerprint: String] = [
    TypefaceFingerprint(rawValue: 0xb8c0_0233_3fb0_1793): "DejaVuSans",
    inter: "Inter",
    TypefaceFingerprint(rawValue: 0x22c9_e42c_656f_aeca): "LiberationSans",
    TypefaceFingerprint(rawValue: 0x7645_71d9_8430_9080): "NotoSans",
    TypefaceFingerprint(rawValue: 0xf287_b649_8c5d_05b9): "Roboto",
  ]

  static let inter = TypefaceFingerprint(rawValue: 0x9025_76ad_0e40_1c6e)

  /// The fingerprint of the Latin letters of Inter alone.
  static let latinInter = TypefaceFingerprint(rawValue: 0xdba1_733e_dbb0_e9c8)

  /// Returns the family that pages report by a fingerprint; nil if it is not known.
  static func family(_ fingerprint: TypefaceFingerprint) -> TypefaceFamily? {
    files[fingerprint].flatMap(family(in:))
  }

  /// The assumed typeface if none is reported: the widest, since an estimate that is too wide does no harm.
  static let widest = family(in: "DejaVuSans") ?? TypefaceFamily([])

  /// A typeface in which all letters have the same width.
  static let monospaced = TypefaceFamily(
    [400, 700].map { weight in
      TypefaceTable(
        TypefaceFace(family: "monospace", weight: weight),
        metrics: TypefaceMetrics(
          unitsPerEm: 2048, ascent: 1901, descent: 483, capHeight: 1493),
        advances: (0x20...0x24F).map { (UInt32($0), 1233) })
    })

  private static let known = Mutex<[String: TypefaceFamily]>([:])

  /// Returns the family in a file; nil if it cannot be read.
  static func family(in file: String) -> TypefaceFamily? {
    known.withLock { known in
      if let family = known[file] { return family }
      let url = ResourceFolder.url.appendingPathComponent("Typefaces/\(file).typeface")
      guard let data = try? Data(contentsOf: url),
        let faces = try? TypefaceFile.faces(in: Array(data))
      else { return nil }
      let family = TypefaceFamily(faces)
      known[file] = family
      return family
    }
  }
}
