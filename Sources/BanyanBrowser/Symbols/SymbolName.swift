/// A symbol's name, taken apart into a drawing and what is done to it.
struct SymbolName: Equatable, Sendable {
  enum Enclosure: String, Sendable { case circle, square }

  /// The name of a drawing.
  var base: String
  var enclosure: Enclosure?
  var isFilled = false
  var isStruckThrough = false

  /// Takes a name apart: the longest beginning that is a drawing, then only known variants.
  ///
  /// - Returns: nil if there is no such drawing, or something else follows.
  init?(_ name: String, isDrawing: (String) -> Bool) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    var variants: [Substring] = []
    while !isDrawing(parts.joined(separator: ".")) {
      guard let last = parts.popLast(), !parts.isEmpty else { return nil }
      variants.append(last)
    }
    base = parts.joined(separator: ".")
    for variant in variants {
      switch variant {
      case "fill": isFilled = true
      case "slash": isStruckThrough = true
      case "circle", "square": enclosure = Enclosure(rawValue: String(variant))
      default: return nil
      }
    }
  }
}
