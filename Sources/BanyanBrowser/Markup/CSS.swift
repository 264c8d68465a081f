/// Formats values for CSS. Every value from an app is a number, one of our own names, or checked character by
/// character, so none can end a declaration.
enum CSS {
  /// Returns a number with at most four decimals. A value that is not finite is 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let whole = value.rounded()
    if whole == value { return String(Int(whole)) }
    let sign = value < 0 ? "-" : ""
    let scaled = Int((abs(value) * 10_000).rounded())
    var decimals = String(scaled % 10_000)
    decimals = String(repeating: "0", count: 4 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return decimals.isEmpty ? "\(sign)\(scaled / 10_000)" : "\(sign)\(scaled / 10_000).\(decimals)"
  }

  /// Returns a length. SwiftUI's points are CSS's pixels.
  static func points(_ value: Double) -> String {
    let number = number(value)
    return number == "0" ? number : number + "px"
  }

  /// Returns the value of `z-index`, which takes only whole numbers.
  static func depth(_ value: Double) -> String {
    number((min(max(value.isNaN ? 0 : value, -1e6), 1e6) * 100).rounded())
  }

  /// Returns a size of text, which follows the size that the reader set in the browser.
  static func textPoints(_ value: Double) -> String { number(value / 16) + "rem" }

  /// Returns the custom property that holds a color of the app's resources. Names may have any characters.
  static func resourceColor(_ name: String) -> String {
    "--app-" + name.utf8.prefix(200).map { String($0, radix: 16) }.joined()
  }

  /// Returns a quoted family name with its fallback, or nil if the name has characters that no font name
  /// needs.
  static func fontFamily(_ name: String) -> String? {
    familyName(name).map { "\($0), var(--system)" }
  }

  /// Returns a quoted family name, or nil if the name has characters that no font name needs.
  static func familyName(_ name: String) -> String? {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || " -_".unicodeScalars.contains(scalar)
    }
    return isPlain && !name.isEmpty ? "\"\(name)\"" : nil
  }
}
