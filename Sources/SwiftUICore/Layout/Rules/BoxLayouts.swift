import BanyanHost
import BanyanLayout

// Layouts of what modifiers put around a view, or behind and before it.

extension WindowLayout {
  func wrapperLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    switch element.kind {
    case .box: boxLayout(of: element, properties)
    case .decorated: decorationLayout(properties)
    default: nil
    }
  }

  /// Returns the rules of a box, from the outside in. Nearly every box has at most one property that affects layout.
  private func boxLayout(of box: ElementNode, _ properties: [Property]) -> ElementLayout {
    var layout: ElementLayout?
    for property in properties {
      // A scroll view draws beneath the padding, and has it around its content (LE10).
      if case .safeAreaPadding = property, box.main?.kind == .scrollView { continue }
      guard let rule = LayoutRule(ofBox: property, padding: look.padding) else { continue }
      if layout == nil { layout = ElementLayout(rule) } else { layout?.inner.append(rule) }
    }
    return layout ?? ElementLayout(.passing)
  }

  private func decorationLayout(_ properties: [Property]) -> ElementLayout {
    var placement = DecorationPlacement.before
    var alignment = BanyanHost.Alignment()
    var spacing: Double?
    for property in properties {
      switch property {
      case .decorationPlacement(let value): placement = value
      case .alignment(let value): alignment = value
      case .spacing(let value): spacing = value
      default: break
      }
    }
    func inset(_ axis: LayoutAxis, _ side: LayoutSide) -> ElementLayout {
      let along = LayoutAlignment(alignment)[axis.other]
      return ElementLayout(.safeAreaInset(axis, side, spacing: spacing, alignment: along))
    }
    switch placement {
    case .behind, .before, .mask: return ElementLayout(.decorated(LayoutAlignment(alignment)))
    case .top: return inset(.vertical, .before)
    case .bottom: return inset(.vertical, .after)
    case .leading: return inset(.horizontal, .before)
    case .trailing: return inset(.horizontal, .after)
    }
  }
}

extension LayoutRule {
  /// - Parameter padding: The points that `padding()` adds by default (LE02).
  fileprivate init?(ofBox property: Property, padding: Double) {
    switch property {
    case .padding(let insets): self = .padding(LayoutInsets(insets))
    case .defaultPadding(let edges):
      self = .padding(LayoutInsets(padding, on: LayoutEdges(edges)))
    case .frame(let frame): self = .frame(frame)
    // The length that it is a fraction of is known once its container has a size.
    case .relativeFrame(let frame):
      self = .frame(width: nil, height: nil, alignment: LayoutAlignment(frame.alignment))
    case .aspectRatio(let aspect):
      self = .aspectRatio(ratio: aspect.ratio, fills: aspect.mode == .fill)
    case .fixedSize(let axes): self = .fixedSize(LayoutAxes(axes))
    case .offset(let point): self = .offset(LayoutPoint(point))
    case .position(let point): self = .position(LayoutPoint(point))
    case .layoutPriority(let value): self = .priority(value)
    case .ignoredSafeArea(let edges): self = .ignoresSafeArea(LayoutEdges(edges))
    case .safeAreaPadding(let insets): self = .safeAreaPadding(LayoutInsets(insets))
    default: return nil
    }
  }
}
