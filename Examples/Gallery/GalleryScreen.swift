import SwiftUI

/// The list of pages, and the page that is chosen in it.
struct GalleryScreen: View {
  @SceneStorage("page") private var chosen = GalleryPage.all[0].id

  private var page: GalleryPage? { GalleryPage.all.first { $0.id == chosen } }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      List(GalleryPage.all) { page in
        Button {
          chosen = page.id
        } label: {
          Label(page.title, systemImage: page.symbol)
        }
      }
      .listStyle(.sidebar)
      .frame(width: 180)
      Divider()
      if let page {
        VStack(alignment: .leading, spacing: 0) {
          Text(page.title)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h1)
            .padding(.horizontal, 20)
            .frame(height: 44)
          Divider()
          page.content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .id(page.id)
      }
    }
  }
}
