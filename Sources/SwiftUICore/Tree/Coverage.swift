/// Whether something stands before a part of a window: its views are there and keep their state, but
/// have disappeared as far as they know.
///
/// Whoever shows one of several views at a time provides one to each, and tells the views with
/// ``_Node/coverageDidChange(isCovered:)`` when it changes.
@MainActor
final class Coverage {
  var isCovered: Bool
  private let outer: Coverage?

  /// - Parameter context: what is around.
  init(isCovered: Bool, in context: _Context) {
    self.isCovered = isCovered
    outer = context.coverage
  }

  /// Whether this, or something around, is covered.
  var isHidden: Bool { isCovered || outer?.isHidden == true }
}

struct CoverageKey: EnvironmentKey {
  static var defaultValue: Coverage? { nil }
}

extension _Context {
  fileprivate var coverage: Coverage? {
    cell(for: ObjectIdentifier(CoverageKey.self), as: Coverage?.self)?.value
  }

  /// Whether something stands before what is at this place.
  var isCovered: Bool { coverage?.isHidden == true }
}
