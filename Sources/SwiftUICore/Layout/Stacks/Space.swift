import BanyanHost
import Foundation

/// Flexible space that expands along the axis of its stack.
public struct Spacer: BitwiseCopyable, Sendable {
  /// The minimum length, in points; nil for the host's default.
  public var minLength: CGFloat?

  /// Creates a flexible space.
  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .spacer }

  func properties(in environment: ElementEnvironment) -> [Property] {
    if let issue = Lengths.issue(of: minLength, as: "length of a Spacer") { Issue.report(issue) }
    return Lengths.positive(minLength).map { [.minimumLength($0)] } ?? []
  }
}

/// A line that separates views in a stack, a list or a menu.
public struct Divider: BitwiseCopyable, Sendable {
  /// Creates a line.
  nonisolated public init() {}
}

extension Divider: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView
  static var kind: ElementKind { .divider }
}
