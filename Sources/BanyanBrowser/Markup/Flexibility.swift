import BanyanHost

/// The axes along which an element takes all available room, as a spacer or a list does.
///
/// CSS cannot query the contents of a box, so elements that grow are marked with `data-flex`: here
/// for the first page, and by the client's `flexibility` afterwards, with the same rules.
struct Flexibility: OptionSet, Sendable {
  let rawValue: UInt8
  static let horizontal = Flexibility(rawValue: 1)
  static let vertical = Flexibility(rawValue: 2)
  static let both: Flexibility = [.horizontal, .vertical]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ axes: Axes) { self.init(rawValue: axes.rawValue & 3) }

  /// The value of the `data-flex` attribute.
  var cssValue: String { Axes(rawValue: rawValue).cssValue }
}

extension PageElement {
  /// Returns the flexibility of the element, from its kind, its properties, and its children.
  ///
  /// Also sets it on every element below.
  @discardableResult
  func resolveFlexibility() -> Flexibility {
    let template = Template[Template.Index(kind, [])]
    var result = template.flexibility
    if kind == .scrollView, case .axes(let axes)? = properties[.axes] {
      result = Flexibility(axes)
    }
    for (position, child) in children.enumerated() {
      var flexibility = child.resolveFlexibility()
      guard template.isTransparent, kind != .decorated || position == 0 else { continue }
      if child.kind == .spacer || child.kind == .divider {
        flexibility.formIntersection(allowed(along: child.kind))
      }
      result.formUnion(flexibility)
    }
    if kind == .progressView {
      switch properties[.progressStyle] {
      case .progressStyle(let style)?: if style == .linear { result.insert(.horizontal) }
      default: if properties[.progress] != nil { result.insert(.horizontal) }
      }
    }
    if case .imageSizing? = properties[.imageSizing] { result = .both }
    if properties[.position] != nil { result = .both }
    if properties[.aspectRatio] != nil { result = [] }
    if case .frame(let frame)? = properties[.frame] {
      if frame.width == nil, frame.maximumWidth != nil { result.insert(.horizontal) }
      if frame.height == nil, frame.maximumHeight != nil { result.insert(.vertical) }
      if frame.width != nil { result.remove(.horizontal) }
      if frame.height != nil { result.remove(.vertical) }
    }
    if case .relativeFrame(let frame)? = properties[.relativeFrame] {
      result.subtract(
        Flexibility(Axes(horizontal: frame.width != nil, vertical: frame.height != nil)))
    }
    if case .unsizedAxes(let axes)? = properties[.unsizedAxes] {
      result.subtract(Flexibility(axes))
    }
    if case .fixedSize(let axes)? = properties[.fixedSize] { result.subtract(Flexibility(axes)) }
    flexibility = result
    return result
  }

  /// Returns the axes in which a child takes room: a spacer along its stack, a divider across it.
  private func allowed(along child: ElementKind) -> Flexibility {
    switch (kind, child) {
    case (.horizontalStack, .spacer), (.verticalStack, .divider): .horizontal
    case (.verticalStack, .spacer), (.horizontalStack, .divider): .vertical
    default: .both
    }
  }
}
