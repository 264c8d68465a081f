/// A result builder that combines commands.
@resultBuilder
public struct CommandsBuilder {
  /// Builds empty commands from an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes a single element of a block through.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Combines several elements of a block.
  public static func buildBlock<each C: Commands>(
    _ content: repeat each C
  ) -> _TupleCommands<repeat each C> {
    _TupleCommands(value: (repeat each content))
  }

  public static func buildExpression<C: Commands>(_ content: C) -> C { content }

  /// Builds optional commands from an `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// Builds commands from the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: Commands, F: Commands>(
    first: T
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(.first(first))
  }

  /// Builds commands from the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: Commands, F: Commands>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(.second(second))
  }

  /// Builds commands from an `if #available`.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// Several commands.
public struct _TupleCommands<each Content: Commands> {
  let value: (repeat each Content)
}

extension _TupleCommands: Commands {
  public typealias Body = Never

  public static func _make(
    _ commands: _TupleCommands, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = TupleNode(under: parent, in: context)
    repeat node.append((each Content)._make(each commands.value, under: node, in: context))
    return node
  }

  public static func _update(_ node: _Node, to commands: _TupleCommands) {
    let node = unsafeDowncast(node, to: TupleNode.self)
    var index = 0
    repeat update(node, at: &index, to: each commands.value)
  }

  @MainActor
  private static func update<Member: Commands>(
    _ node: TupleNode, at index: inout Int, to commands: Member
  ) {
    Member._update(node.children[index], to: commands)
    index += 1
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public typealias Body = Never

  public static func _make(
    _ commands: _ConditionalContent, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    update(node, to: commands)
    return node
  }

  public static func _update(_ node: _Node, to commands: _ConditionalContent) {
    update(unsafeDowncast(node, to: ChoiceNode.self), to: commands)
  }

  @MainActor
  private static func update(_ node: ChoiceNode, to commands: _ConditionalContent) {
    switch commands.branch {
    case .first(let content): node.choose(1, content)
    case .second(let content): node.choose(2, content)
    }
  }
}

extension Optional: Commands where Wrapped: Commands {
  public typealias Body = Never

  public static func _make(
    _ commands: Wrapped?, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = ChoiceNode(under: parent, in: context)
    if let commands { node.choose(1, commands) }
    return node
  }

  public static func _update(_ node: _Node, to commands: Wrapped?) {
    let node = unsafeDowncast(node, to: ChoiceNode.self)
    if let commands { node.choose(1, commands) } else { node.chooseNothing() }
  }
}

extension ChoiceNode {
  fileprivate func choose<Content: Commands>(_ branch: Int8, _ content: Content) {
    choose(branch, content) {
      Content._make($0, under: $1, in: $2)
    } update: {
      Content._update($0, to: $1)
    }
  }
}
