import BanyanTesting
import SwiftUICore
import Testing
import UIKit

/// The size of a text before it is shown.
@MainActor
@Suite struct TextSizeTests {
  private struct Title: View {
    @State private var width: CGFloat?
    var body: some View {
      Text(width.map { "\(Int($0))" } ?? "unknown")
      Button("Measure") {
        width = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
      }
    }
  }

  @Test func `a window measures a text as it measures its own`() {
    let app = TestApp(layout: .size(400, 400)) { Title() }
    app.window.button("Measure").tap()
    // The layout of tests has ten points for each letter.
    #expect(app.window.texts.first == "50")
  }

  @Test func `without a window the size is estimated`() {
    let size = "One\nlonger".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(size == CGSize(width: 60, height: 48))
    #expect(("ab" as NSString).size().width == 12)
  }
}
