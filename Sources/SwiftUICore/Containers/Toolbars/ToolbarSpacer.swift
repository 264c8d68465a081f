import BanyanHost

/// The size of a space. See Apple's documentation of `SpacerSizing`.
public struct SpacerSizing: Equatable, Sendable {
  enum Size: Sendable { case flexible, fixed }

  let size: Size

  /// All the available space.
  public static let flexible = SpacerSizing(size: .flexible)
  /// The default amount of space.
  public static let fixed = SpacerSizing(size: .fixed)
}

/// Space between items of a bar. See Apple's documentation of `ToolbarSpacer`.
public struct ToolbarSpacer {
  private let item: ToolbarItem<(), SpacerOfBar>

  /// Creates a space.
  /// - Parameters:
  ///   - sizing: the size of the space. Only a bar at the bottom of a page has space to fill.
  ///   - placement: the bar that contains the space.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    item = ToolbarItem(placement: placement) { SpacerOfBar(isFixed: sizing == .fixed) }
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: ToolbarSpacer, under parent: _Node, in context: _Context
  ) -> _Node {
    ToolbarItem._make(content.item, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to content: ToolbarSpacer) {
    ToolbarItem._update(node, to: content.item)
  }
}

private nonisolated struct SpacerOfBar: ElementView {
  typealias Content = EmptyView

  let isFixed: Bool

  nonisolated init(isFixed: Bool) {
    self.isFixed = isFixed
  }

  @MainActor static var kind: ElementKind { .spacer }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    isFixed ? [.frame(Frame(width: 8))] : []
  }
}
