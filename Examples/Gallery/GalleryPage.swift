import SwiftUI

/// One page of the gallery.
struct GalleryPage: Identifiable {
  let title: String
  let symbol: String
  private let makeContent: () -> AnyView

  init(_ title: String, symbol: String, @ViewBuilder content: @escaping () -> some View) {
    self.title = title
    self.symbol = symbol
    makeContent = { AnyView(content()) }
  }

  /// The page's view, made for whoever asks: all visitors of the process share the list of pages, and would share the objects
  /// that a view makes for its state, such as a `WebPage`, if they shared the view.
  var content: AnyView { makeContent() }

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
    GalleryPage("Buttons", symbol: "hand.tap") { ButtonsPage() },
    GalleryPage("Navigation", symbol: "map") { NavigationPage() },
    GalleryPage("Windows", symbol: "square.split.2x1") { WindowsPage() },
    GalleryPage("Toggles", symbol: "power") { TogglesPage() },
    GalleryPage("Pickers", symbol: "list.bullet") { PickersPage() },
    GalleryPage("Sliders and steppers", symbol: "slider.horizontal.3") { SlidersPage() },
    GalleryPage("Progress and gauges", symbol: "speedometer") { ProgressPage() },
    GalleryPage("Dates and colors", symbol: "calendar") { DatesPage() },
    GalleryPage("Groups", symbol: "square.on.square") { GroupsPage() },
    GalleryPage("Stacks", symbol: "square.stack.3d.up") { StacksPage() },
    GalleryPage("Frames", symbol: "rectangle.dashed") { FramesPage() },
    GalleryPage("Grids", symbol: "square.grid.2x2") { GridsPage() },
    GalleryPage("Lazy lists", symbol: "list.bullet") { LazyListsPage() },
    GalleryPage("Scrolling", symbol: "scroll") { ScrollingPage() },
    GalleryPage("Geometry", symbol: "viewfinder") { GeometryPage() },
    GalleryPage("Text fields", symbol: "keyboard") { TextFieldsPage() },
    GalleryPage("Long lists", symbol: "list.number") { LongListsPage() },
    GalleryPage("Lists", symbol: "list.bullet") { ListsPage() },
    GalleryPage("Selection", symbol: "checkmark.circle") { SelectionPage() },
    GalleryPage("Tables", symbol: "square.grid.2x2") { TablesPage() },
    GalleryPage("Editing rows", symbol: "pencil") { EditingRowsPage() },
    GalleryPage("Search", symbol: "magnifyingglass") { SearchPage() },
    GalleryPage("Forms", symbol: "list.bullet.below.rectangle") { FormsPage() },
    GalleryPage("Tabs", symbol: "square.on.square") { TabsPage() },
    GalleryPage("Links and keys", symbol: "link") { LinksPage() },
    GalleryPage("Sheets", symbol: "rectangle") { SheetsPage() },
    GalleryPage("Popovers", symbol: "rectangle.on.rectangle") { PopoversPage() },
    GalleryPage("Alerts", symbol: "exclamationmark.triangle") { AlertsPage() },
    GalleryPage("Files", symbol: "folder") { FilesPage() },
    GalleryPage("Photos", symbol: "photo.on.rectangle") { PhotosPage() },
    GalleryPage("Drag and drop", symbol: "hand.draw") { DragsPage() },
    GalleryPage("Maps", symbol: "map") { MapsPage() },
    GalleryPage("Location", symbol: "location") { LocationPage() },
    GalleryPage("Video and sound", symbol: "video") { MediaPage() },
    GalleryPage("Web pages", symbol: "globe") { WebPagesPage() },
    GalleryPage("Menus", symbol: "ellipsis.circle") { MenusPage() },
    GalleryPage("Colors", symbol: "paintpalette") { ColorsPage() },
    GalleryPage("Gradients", symbol: "circle.lefthalf.filled") { GradientsPage() },
    GalleryPage("Shapes", symbol: "star") { ShapesPage() },
    GalleryPage("Paths", symbol: "scribble") { PathsPage() },
    GalleryPage("Canvas", symbol: "paintpalette") { CanvasPage() },
    GalleryPage("Effects", symbol: "wand.and.stars") { EffectsPage() },
    GalleryPage("Images", symbol: "photo") { ImagesPage() },
    GalleryPage("Image sizes", symbol: "photo.on.rectangle") { ImageSizesPage() },
    GalleryPage("Animation", symbol: "play") { AnimationPage() },
    GalleryPage("Transitions", symbol: "arrow.left.arrow.right") { TransitionsPage() },
  ]
}
