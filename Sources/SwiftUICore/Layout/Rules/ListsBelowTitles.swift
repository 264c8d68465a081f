import BanyanHost
import BanyanLayout

// A list that is all the content of a page begins closer to a large title than to another edge. A host that receives places does this itself.

extension WindowLayout {
  /// Returns the distance from the edge of a list to its first row, if the list is not plain.
  func topInset(ofList list: ElementNode) -> Double {
    if reportsToHost { return look.list.topInset }
    guard list.isContentOfPage else {
      listsOfPages[list.id] = nil
      return look.list.topInset
    }
    let isBelowTitle = list.isBelowLargeTitle
    listsOfPages[list.id] = ListOfPage(list: list, isBelowTitle: isBelowTitle)
    return isBelowTitle ? look.bar.titleGap : look.list.topInset
  }

  /// Lays out the lists anew whose pages have a large title since the last layout, or no longer have one.
  func arrangeListsOfPages() {
    for known in listsOfPages.values where known.list.isBelowLargeTitle != known.isBelowTitle {
      update(known.list, known.list.hostProperties)
    }
  }
}

/// A list in the content of a page.
struct ListOfPage {
  unowned let list: ElementNode
  /// True if it was laid out below a large title.
  let isBelowTitle: Bool
}

extension ElementNode {
  fileprivate var isContentOfPage: Bool {
    container?.kind == .verticalStack && container?.container?.kind == .page
  }

  /// True for all the content of a page with a large title and no subtitle, on a bar without a background.
  fileprivate var isBelowLargeTitle: Bool {
    guard isContentOfPage, let content = container, let page = content.container,
      content.collectChildren().count == 1,
      let bar = page.collectChildren().first(where: { $0.kind == .navigationBar })
    else { return false }
    let facts = BarFacts(bar.hostProperties)
    return facts.titleDisplay == .large && !facts.isAbsent && !facts.hasBackground
      && bar.titles.count == 1
  }

  /// The title and the subtitle in a bar.
  var titles: [ElementNode] {
    collectChildren().first { $0.kind == .verticalStack }?.collectChildren() ?? []
  }
}
