import BanyanHost

/// Controls in groups. See Apple's documentation of `Form`.
public struct Form<Content: View> {
  let content: Content

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .form }
}
