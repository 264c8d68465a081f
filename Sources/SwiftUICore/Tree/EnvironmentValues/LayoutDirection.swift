import BanyanHost

/// The direction of writing. See Apple's documentation of `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft

  var resolved: BanyanHost.LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// The direction of writing. The leading edge is the one where it begins.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension View {
  /// Mirrors this view where writing goes from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_MirroringModifier(isEnabled: enabled))
  }
}

/// Mirrors a view where writing goes from right to left.
public nonisolated struct _MirroringModifier: BoxModifier {
  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor var properties: [Property] { [.isMirrored(isEnabled)] }
}
