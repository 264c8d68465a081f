import BanyanHost
import Foundation

/// Room that takes what its stack has left.
public struct Spacer: BitwiseCopyable, Sendable {
  /// At least this much, in points; nil for the host's own.
  public var minLength: CGFloat?

  /// Creates flexible room.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .spacer }

  func properties(in environment: ElementEnvironment) -> [Property] {
    minLength.map { [.minimumLength($0)] } ?? []
  }
}

/// A line between views of a stack, a list or a menu.
public struct Divider: BitwiseCopyable, Sendable {
  /// Creates a line.
  nonisolated public init() {}
}

extension Divider: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .divider }
}

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
