import SwiftUI

/// The list of pages, and the selected page.
struct GalleryScreen: View {
  @SceneStorage("page") private var chosen: String?

  private var page: GalleryPage? { GalleryPage.all.first { $0.id == chosen } }

  var body: some View {
    NavigationSplitView {
      List(GalleryPage.all, selection: $chosen) { page in
        Label(page.title, systemImage: page.symbol)
      }
      .listStyle(.sidebar)
      .navigationTitle("Gallery")
      .navigationSplitViewColumnWidth(230)
    } detail: {
      if let page {
        page.content
          .id(page.id)
          .navigationTitle(page.title)
      } else {
        ContentUnavailableView("Choose a page", systemImage: "sidebar.left")
      }
    }
  }
}
