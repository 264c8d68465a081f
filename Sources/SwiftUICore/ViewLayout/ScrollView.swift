import BanyanHost

/// Content that scrolls.
public struct ScrollView<Content: View> {
  let content: Content
  let axes: Axis.Set

  /// Creates an area that scrolls.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .scrollView }

  func properties(in environment: ElementEnvironment) -> [Property] {
    axes == .vertical ? [] : [.axes(axes.resolved)]
  }
}
