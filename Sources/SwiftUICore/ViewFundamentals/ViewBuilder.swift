/// A result builder that makes a view of several.
///
/// See Apple's documentation of `ViewBuilder`. A block may have any number of views.
@resultBuilder
public struct ViewBuilder {
  /// An empty block.
  // These are inlinable so that an app's compiler knows the types that they make.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view is that view.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// A block of several views.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }

  /// A view of a block.
  // It is consumed: a copy that would be destroyed at once takes 900 instructions of a row of three.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// An `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
