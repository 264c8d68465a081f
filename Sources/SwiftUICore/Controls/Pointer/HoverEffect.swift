/// The effect of a pointer over a view. See Apple's documentation of `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  fileprivate enum Kind: Sendable {
    case automatic, highlight, lift
  }

  fileprivate let kind: Kind

  /// The default: that of the views around, or else the view is highlighted.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A light background is shown behind the view.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view is raised.
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Applies an effect while a pointer is over this view. Touches have no effect.
  /// - Parameters:
  ///   - effect: the effect to apply.
  ///   - isEnabled: whether the effect is applied.
  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(effect: isEnabled ? effect : nil))
  }

  /// Sets the automatic hover effect of the views in this view.
  /// - Parameter effect: nil for highlighting.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect ?? .highlight)
  }

  /// Disables the hover effects in this view.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

private struct DefaultHoverEffectKey: EnvironmentKey {
  static let defaultValue = HoverEffect.highlight
}

private struct IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  fileprivate var defaultHoverEffect: HoverEffect {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }

  /// A Boolean value that indicates whether hover effects are enabled.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect?
  @State private var isHovered = false
  @Environment(\.defaultHoverEffect) private var defaultEffect
  @Environment(\.isHoverEffectEnabled) private var isEnabled

  nonisolated init(effect: HoverEffect?) {
    self.effect = effect
  }

  func body(content: Content) -> some View {
    let kind = effect?.kind == .automatic ? defaultEffect.kind : effect?.kind
    let isShown = isHovered && isEnabled
    let isLifted = isShown && kind == .lift
    let isHighlighted = isShown && (kind == .highlight || kind == .automatic)
    content
      .background(Color.primary.opacity(isHighlighted ? 0.08 : 0), in: .rect(cornerRadius: 8))
      .scaleEffect(isLifted ? 1.05 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0)
      .animation(.easeOut(duration: 0.2), value: isHovered)
      .onHover { isHovered = $0 }
  }
}
