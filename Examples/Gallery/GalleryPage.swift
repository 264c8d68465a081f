import SwiftUI

/// One page of the gallery.
struct GalleryPage: Identifiable {
  let title: String
  let symbol: String
  let content: AnyView

  init(_ title: String, symbol: String, @ViewBuilder content: () -> some View) {
    self.title = title
    self.symbol = symbol
    self.content = AnyView(content())
  }

  var id: String { title }
}

extension GalleryPage {
  /// Every page, in the order of the list.
  @MainActor static let all: [GalleryPage] = [
    GalleryPage("Text", symbol: "textformat") { TextPage() },
    GalleryPage("Fonts", symbol: "textformat.size") { FontsPage() },
    GalleryPage("Markdown", symbol: "text.append") { MarkdownPage() },
    GalleryPage("Formats", symbol: "number") { FormatsPage() },
    GalleryPage("Accessibility", symbol: "figure.walk") { AccessibilityPage() },
    GalleryPage("Images", symbol: "photo") { ImagesPage() },
    GalleryPage("Buttons", symbol: "hand.tap") { ButtonsPage() },
    GalleryPage("Text fields", symbol: "keyboard") { TextFieldsPage() },
    GalleryPage("Lists", symbol: "list.bullet") { ListsPage() },
    GalleryPage("Selection", symbol: "checkmark.circle") { SelectionPage() },
    GalleryPage("Editing rows", symbol: "pencil") { EditingRowsPage() },
    GalleryPage("Search", symbol: "magnifyingglass") { SearchPage() },
    GalleryPage("Forms", symbol: "list.bullet.below.rectangle") { FormsPage() },
    GalleryPage("Tabs", symbol: "square.on.square") { TabsPage() },
    GalleryPage("Links and keys", symbol: "link") { LinksPage() },
    GalleryPage("Sheets", symbol: "rectangle") { SheetsPage() },
    GalleryPage("Colors", symbol: "paintpalette") { ColorsPage() },
    GalleryPage("Gradients", symbol: "circle.lefthalf.filled") { GradientsPage() },
    GalleryPage("Shapes", symbol: "star") { ShapesPage() },
    GalleryPage("Paths", symbol: "scribble") { PathsPage() },
    GalleryPage("Effects", symbol: "wand.and.stars") { EffectsPage() },
    GalleryPage("Animation", symbol: "play") { AnimationPage() },
    GalleryPage("Transitions", symbol: "arrow.left.arrow.right") { TransitionsPage() },
    GalleryPage("Text fields", symbol: "character.cursor.ibeam") { TextFieldsPage() },
  ]
}
