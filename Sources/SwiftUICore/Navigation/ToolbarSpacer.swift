import BanyanHost

/// How much room a space takes. See Apple's documentation of `SpacerSizing`.
public struct SpacerSizing: Equatable, Sendable {
  enum Size: Sendable { case flexible, fixed }

  let size: Size

  /// As much as there is.
  public static let flexible = SpacerSizing(size: .flexible)
  /// As much as is usual.
  public static let fixed = SpacerSizing(size: .fixed)
}

/// Space between items of a bar. See Apple's documentation of `ToolbarSpacer`.
public struct ToolbarSpacer {
  private let item: ToolbarItem<(), SpacerOfBar>

  /// Creates a space.
  /// - Parameters:
  ///   - sizing: how much room it takes. Only a bar at the foot of a page has room to fill.
  ///   - placement: which bar it stands in.
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
