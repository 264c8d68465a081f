import BanyanGraph
import BanyanHost

/// The environment values that are sent to hosts, once for everything inside an element.
struct DescribedValues: OptionSet {
  let rawValue: UInt8
  static let appearance = DescribedValues(rawValue: 1)
  static let tint = DescribedValues(rawValue: 2)
  static let direction = DescribedValues(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the set of values whose keys have been written.
  init(of keys: [ObjectIdentifier]) {
    self = []
    if keys.contains(ObjectIdentifier(ColorSchemeKey.self)) { insert(.appearance) }
    if keys.contains(ObjectIdentifier(TintKey.self)) { insert(.tint) }
    if keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) { insert(.direction) }
  }

  /// Sends the values inside an element to the host. A writer further in may already have changed them for
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

/// The tint color, if it is not the host's default.
struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
