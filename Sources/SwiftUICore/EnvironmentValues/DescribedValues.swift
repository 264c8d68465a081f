import BanyanGraph
import BanyanHost

/// The values of the environment that hosts are told of, once for all that is inside an element.
struct DescribedValues: OptionSet {
  let rawValue: UInt8
  static let appearance = DescribedValues(rawValue: 1)
  static let tint = DescribedValues(rawValue: 2)
  static let direction = DescribedValues(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Those among keys that have been written.
  init(of keys: [ObjectIdentifier]) {
    self = []
    if keys.contains(ObjectIdentifier(ColorSchemeKey.self)) { insert(.appearance) }
    if keys.contains(ObjectIdentifier(TintKey.self)) { insert(.tint) }
    if keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) { insert(.direction) }
  }

  /// Says of an element what the values are in it: a writer further in may have said otherwise of
  /// the same element.
  @MainActor
  func describe(_ element: ElementNode) {
    Tracking.ignore {
      if contains(.appearance) {
        element.describe(.appearance(element.context.value(for: ColorSchemeKey.self).appearance))
      }
      if contains(.tint) {
        element.describe(.tint(element.context.value(for: TintKey.self)?.resolved))
      }
      if contains(.direction) {
        element.describe(.direction(element.context.value(for: LayoutDirectionKey.self).resolved))
      }
    }
  }
}
