/// The effect of a pointer over a view. See Apple's documentation of `HoverEffect`.
public struct HoverEffect: Hashable, Sendable {
  fileprivate enum Kind: Sendable {
    case highlight, lift
  }

  fileprivate let kind: Kind

  /// The default: the view is highlighted.
  public static let automatic = HoverEffect(kind: .highlight)
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
}

private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect?
  @State private var isHovered = false

  nonisolated init(effect: HoverEffect?) {
    self.effect = effect
  }

  func body(content: Content) -> some View {
    let isLifted = isHovered && effect?.kind == .lift
    let isHighlighted = isHovered && effect?.kind == .highlight
    content
      .background(Color.primary.opacity(isHighlighted ? 0.08 : 0), in: .rect(cornerRadius: 8))
      .scaleEffect(isLifted ? 1.05 : 1)
      .shadow(color: .black.opacity(isLifted ? 0.2 : 0), radius: isLifted ? 8 : 0)
      .animation(.easeOut(duration: 0.2), value: isHovered)
      .onHover { isHovered = $0 }
  }
}
