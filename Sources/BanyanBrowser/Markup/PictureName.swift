/// The name of a picture in the app's resources, as part of a path.
enum PictureName {
  static let prefix = "pictures/"

  /// Returns the path of the picture relative to the client's script, with all but plain characters escaped.
  static func path(of name: String) -> String { prefix + escaped(name) }

  /// Escapes all but plain characters.
  static func escaped(_ name: some StringProtocol) -> String {
    var path = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        path.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        path += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return path
  }
}
