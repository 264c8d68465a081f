/// A result builder that makes one view of several.
///
/// A block may have any number of views. See Apple's documentation of `ViewBuilder`.
@resultBuilder
public struct ViewBuilder {
  /// Builds an empty view from an empty block.
  // These are inlinable so that the app's compiler knows the types that they make.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes the view of a block with a single view through.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Combines several views into one.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(views: (repeat each content))
  }

  /// Builds a view from an expression.
  // Consumes its argument: a copy that is destroyed at once takes 900 instructions for a row of three.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Builds an optional view from an `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Builds a view from the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// Builds a view from the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// Builds a view from an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
