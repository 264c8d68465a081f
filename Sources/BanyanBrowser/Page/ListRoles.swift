import BanyanHost

extension PageElement {
  /// What a member of the list around is to assistive technology.
  var itemRole: String {
    let around = sequence(first: self, next: \.parent)
    let list = around.first { $0.kind == .list || $0.kind == .form }
    return list?.properties[.selectionMode] == nil ? "listitem" : "treeitem"
  }

  /// Whether it is a header with something to press: a list may hold only items with such.
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
