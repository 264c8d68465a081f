import BanyanHost

extension PageElement {
  /// The role of a member of the surrounding list.
  var itemRole: String {
    let around = sequence(first: self, next: \.parent)
    let list = around.first { $0.kind == .list || $0.kind == .form }
    return list?.properties[.selectionMode] == nil ? "listitem" : "treeitem"
  }

  /// True for a header or footer with controls: a list may hold only items that have any.
  var isHeaderWithControls: Bool {
    (kind == .sectionHeader || kind == .sectionFooter) && holdsControls && !isInTable
  }

  private var isInTable: Bool {
    sequence(first: self, next: \.parent).contains {
      $0.properties[.tablePart] == .tablePart(.table)
    }
  }

  private var holdsControls: Bool {
    children.contains { child in
      switch child.kind {
      case .button, .link, .toggle: true
      default: child.kind.isField || child.holdsControls
      }
    }
  }
}
