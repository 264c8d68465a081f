import Foundation

/// A value with a unit, as ICU writes it in a language.
struct UnitText {
  /// The whole text, with the names of the units.
  let text: String
  /// The value in the unit of the text, which may differ from the unit that was asked for.
  let value: Double

  /// Writes a value.
  ///
  /// - Parameters:
  ///   - skeleton: The unit and its format, in the language of ICU's number skeletons.
  /// - Returns: nil if there is no ICU, or it does not know the unit.
  init?(_ value: Double, skeleton: String, locale: Locale) {
    guard let library = Functions.ofICU else { return nil }
    var code: ICU.ErrorCode = 0
    let units = Array(skeleton.utf16)
    guard let format = library.open(units, Int32(units.count), locale.identifier, &code) else {
      return nil
    }
    defer { library.close(format) }
    guard code <= 0, let result = library.openResult(&code) else { return nil }
    defer { library.closeResult(result) }
    library.format(format, value, result, &code)
    var decimal = [UInt8](repeating: 0, count: 400)
    let count = Int(library.decimal(result, &decimal, Int32(decimal.count), &code))
    guard code <= 0, count <= decimal.count,
      let text = ICU.text({ library.text(result, $0, $1, $2) })
    else { return nil }
    self.text = text
    self.value = Double(String(decoding: decimal[..<count], as: UTF8.self)) ?? value
  }

  /// Returns the text with another number in the place of its own, or the text itself if it has several
  /// numbers or none.
  func replacingNumber(by number: String) -> String {
    func isDigit(_ character: Character) -> Bool {
      character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit),
      !text[first...last].contains(where: \.isLetter)
    else { return text }
    var head = text[..<first]
    // A minus sign, which in some languages comes with marks of the direction of text.
    let signs: Set<Character> = ["-", "\u{2212}", "\u{200E}", "\u{200F}", "\u{61C}"]
    while let sign = head.last, signs.contains(sign) { head.removeLast() }
    return "\(head)\(number)\(text[text.index(after: last)...])"
  }
}

/// The functions of ICU that write numbers.
private struct Functions: Sendable {
  typealias Code = UnsafeMutablePointer<ICU.ErrorCode>
  typealias Open =
    @Sendable @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Code) ->
    OpaquePointer?
  typealias OpenResult = @Sendable @convention(c) (Code) -> OpaquePointer?
  typealias Format = @Sendable @convention(c) (OpaquePointer, Double, OpaquePointer, Code) -> Void
  typealias Text =
    @Sendable @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, Code) -> Int32
  typealias Decimal =
    @Sendable @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt8>, Int32, Code) -> Int32
  typealias Close = @Sendable @convention(c) (OpaquePointer) -> Void

  let open: Open
  let openResult: OpenResult
  let format: Format
  let text: Text
  let decimal: Decimal
  let close: Close
  let closeResult: Close

  static let ofICU = Functions()

  private init?() {
    guard let open = ICU.function("unumf_openForSkeletonAndLocale", as: Open.self),
      let openResult = ICU.function("unumf_openResult", as: OpenResult.self),
      let format = ICU.function("unumf_formatDouble", as: Format.self),
      let text = ICU.function("unumf_resultToString", as: Text.self),
      let decimal = ICU.function("unumf_resultToDecimalNumber", as: Decimal.self),
      let close = ICU.function("unumf_close", as: Close.self),
      let closeResult = ICU.function("unumf_closeResult", as: Close.self)
    else { return nil }
    self.open = open
    self.openResult = openResult
    self.format = format
    self.text = text
    self.decimal = decimal
    self.close = close
    self.closeResult = closeResult
  }
}
