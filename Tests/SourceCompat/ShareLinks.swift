// Links that share several items.
import SwiftUI

struct Sharing: View {
  let pages: [URL]
  let words: [String]
  let title: String

  private func page(_ url: URL) -> SharePreview<Never, Image> {
    SharePreview(title, icon: Image(systemName: "link"))
  }

  private func word(_ word: String) -> SharePreview<Image, Never> {
    SharePreview(Text(word), image: Image(systemName: "text.quote"))
  }

  var body: some View {
    ShareLink("Pages", items: pages)
    ShareLink(title, items: pages, subject: Text("Pages"))
    ShareLink(Text("Pages"), items: pages, message: Text("Read them."))
    ShareLink("Words", items: words)
    ShareLink(title, items: words, subject: Text("Words"))
    ShareLink(Text("Words"), items: words, message: Text("Read them."))
    previewed
  }

  @ViewBuilder private var previewed: some View {
    ShareLink("Pages", items: pages, preview: page)
    ShareLink(title, items: pages, preview: page)
    ShareLink(Text("Pages"), items: pages, preview: page)
    ShareLink(items: pages, preview: page)
    ShareLink(items: pages, preview: page) { Text("Share") }
    ShareLink("Words", items: words, preview: word)
    ShareLink(title, items: words, preview: word)
    ShareLink(Text("Words"), items: words, preview: word)
    ShareLink(items: words, preview: word)
    ShareLink(items: words, preview: word) { Text("Share") }
  }

  private var icons: [Any] {
    let image = Image(systemName: "link")
    return [
      SharePreview("Page", icon: image), SharePreview(title, icon: image),
      SharePreview(Text(title), icon: image), SharePreview("Page", image: image, icon: image),
      SharePreview(title, image: image, icon: image),
      SharePreview(Text(title), image: image, icon: image),
    ]
  }
}
