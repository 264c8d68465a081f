extension ToolbarContent {
  /// Hides these items. See Apple's documentation of `hidden(_:)`.
  ///
  /// ```swift
  /// ToolbarItem { EditButton() }
  ///   .hidden(notes.isEmpty)
  /// ```
  ///
  /// Hidden items leave the bar, as with an `if`: state in their views begins anew when they are shown again.
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbarContent(content: hidden ? nil : self)
  }

  /// Sets the visibility of the glass that these items share with others in Apple's bars.
  ///
  /// This has no effect on current hosts, whose items are on their bar.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    self
  }
}

extension CustomizableToolbarContent {
  /// Hides these items, like the method of ``ToolbarContent``.
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(content: hidden ? nil : self)
  }

  /// Sets the visibility of the glass that these items share with others in Apple's bars.
  ///
  /// This has no effect on current hosts, whose items are on their bar.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    self
  }
}

/// Items that may be hidden.
public struct _HiddenToolbarContent<Content: ToolbarContent> {
  let content: Content?

  nonisolated init(content: Content?) {
    self.content = content
  }
}

extension _HiddenToolbarContent: ToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: _HiddenToolbarContent, under parent: _Node, in context: _Context
  ) -> _Node {
    Optional<Content>._make(content.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to content: _HiddenToolbarContent) {
    Optional<Content>._update(node, to: content.content)
  }
}

extension _HiddenToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
