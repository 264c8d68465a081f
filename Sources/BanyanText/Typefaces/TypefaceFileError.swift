/// An error in a typeface file.
package enum TypefaceFileError: Error, Hashable, CustomStringConvertible {
  case notTypefaces
  case otherVersion(Int)
  case tooLarge(byteCount: Int)
  case wrongChecksum
  /// The position in bytes from the beginning.
  case tooShort(offset: Int)
  case outOfRange(offset: Int)
  case notText(offset: Int)
  case notInOrder(offset: Int)
  case tooLong(offset: Int)

  package var description: String {
    switch self {
    case .notTypefaces: "This is not a file of typefaces: it does not begin with BTYP."
    case .otherVersion(let version):
      "The file of typefaces is of version \(version); only version \(TypefaceFile.version) is understood."
    case .tooLarge(let byteCount):
      "The file of typefaces has \(byteCount) bytes; at most \(TypefaceFile.mostBytes) are read."
    case .wrongChecksum:
      "The file of typefaces is damaged: its checksum is not that of its content."
    case .tooShort(let offset):
      "The file of typefaces ends inside the part that begins at byte \(offset)."
    case .outOfRange(let offset):
      "The file of typefaces has a number at byte \(offset) that is out of range."
    case .notText(let offset):
      "The file of typefaces has a text at byte \(offset) that is not UTF-8."
    case .notInOrder(let offset):
      "The file of typefaces has characters at byte \(offset) that are invalid or not in order."
    case .tooLong(let offset):
      "The file of typefaces continues at byte \(offset), where it should end."
    }
  }
}
