import BanyanHost
import Testing

extension TestWindow {
  /// The titles in the bars of the visible pages: one for a stack, one for each column that has a title.
  public var navigationTitles: [String] {
    all.filter { $0.kind == .navigationBar }.compactMap { bar in
      bar.all.first { $0.property(.headingLevel) == .headingLevel(1) }?.text
    }
  }

  /// The title in the bar of the visible page; nil if it has none.
  public var navigationTitle: String? { navigationTitles.last }

  /// The button that leads back to the previous page; nil if there is none.
  public var backButton: TestElement? {
    all.last {
      $0.property(.role) == .role(.back)
        || isCompact && $0.property(.role) == .role(.backToColumn)
    }
  }

  /// Goes back to the previous page, as a person does. Records an issue if there is no way back.
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
    (backButton ?? missing(.button, "There is no way back.", at: sourceLocation)).tap()
  }

  /// The items in the bars of the visible pages, by their texts.
  public var toolbarItems: [String] {
    all.filter { $0.kind == .toolbarItem }.map(\.text)
  }
}
