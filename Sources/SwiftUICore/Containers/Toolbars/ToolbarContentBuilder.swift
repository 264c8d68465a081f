/// A result builder that combines toolbar items.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes a single element of a block through.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines several elements of a block.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> {
    _ToolbarTuple(value: (repeat each content))
  }

  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds optional items from an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds items from the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.first(first))
  }

  /// Builds items from the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.second(second))
  }

  /// Builds items from an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several items.
public struct _ToolbarTuple<each Content: ToolbarContent> {
  let value: (repeat each Content)
}

extension _ToolbarTuple: ToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: _ToolbarTuple, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    repeat node.append((each Content)._make(each content.value, under: node, in: context))
    return node
  }

  public static func _update(_ node: _Node, to content: _ToolbarTuple) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    repeat update(node, at: &index, to: each content.value)
  }

  @MainActor
  private static func update<Member: ToolbarContent>(
    _ node: TupleNode, at index: inout Int, to content: Member
  ) {
    Member._update(node.children[index], to: content)
    index += 1
  }
}

extension _ToolbarTuple: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: _ConditionalContent, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    update(node, to: content)
    return node
  }

  public static func _update(_ node: _Node, to content: _ConditionalContent) {
    update(unsafeDowncast(node, to: ChoiceNode.self), to: content)
  }

  @MainActor
  private static func update(_ node: ChoiceNode, to content: _ConditionalContent) {
    switch content.branch {
    case .first(let content): node.choose(1, content)
    case .second(let content): node.choose(2, content)
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: Wrapped?, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    if let content { node.choose(1, content) }
    return node
  }

  public static func _update(_ node: _Node, to content: Wrapped?) {
    let node = unsafeDowncast(node, to: ChoiceNode.self)
    if let content { node.choose(1, content) } else { node.chooseNothing() }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension ChoiceNode {
  fileprivate func choose<Content: ToolbarContent>(_ branch: Int8, _ content: Content) {
    choose(branch, content) {
      Content._make($0, under: $1, in: $2)
    } update: {
      Content._update($0, to: $1)
    }
  }
}
