import SwiftUI
import WebKit

/// Web pages inside the app: one that it has written, and one of another site.
struct WebPagesPage: View {
  @State private var page = WebPage()
  @State private var address = "https://example.com"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        TextField("Address", text: $address).textFieldStyle(.roundedBorder)
        Button("Go") { page.load(URL(string: address)) }
      }
      HStack {
        Button("Write") { page.load(html: Self.recipe) }
        Button("Again") { page.reload() }
        Spacer()
        Text(page.isLoading ? "loading" : "there").foregroundStyle(.secondary)
      }
      WebView(page).border(.secondary)
      Recipe().frame(height: 120).border(.secondary)
    }
    .buttonStyle(.bordered)
    .padding()
    .onAppear { page.load(html: Self.recipe) }
  }

  static let recipe = """
    <!doctype html><title>Rolls</title>
    <style>body { font: 16px sans-serif; background: #fdf6e3; color: #333 }</style>
    <h1>Rolls</h1><p id="text">Flour, water, salt.</p>
    <script>document.getElementById('text').textContent += ' Half an hour in the oven.'</script>
    """
}

/// The same with UIKit's view.
private struct Recipe: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.loadHTMLString("<p>With WKWebView: <b>bread</b></p>", baseURL: nil)
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {}
}
