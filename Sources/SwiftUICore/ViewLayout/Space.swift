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
    if let issue = Lengths.issue(of: minLength, as: "length of a Spacer") { Issue.report(issue) }
    return Lengths.positive(minLength).map { [.minimumLength($0)] } ?? []
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
