import BanyanTesting
import CoreGraphics
import SwiftUI
import Testing

@testable import BanyanDrawing

/// A renderer of views, which draws them as pages and windows show them.
@MainActor
@Suite(.drawing) struct ImageRendererTests {
  private struct Card: View {
    @State private var color = Color.red

    var body: some View {
      color.frame(width: 30, height: 20)
        .clipShape(Capsule())
        .onAppear { color = .blue }
    }
  }

  private func size<Content: View>(_ renderer: ImageRenderer<Content>) -> String {
    renderer.cgImage.map { "\($0.width) x \($0.height)" } ?? "none"
  }

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image else { return [] }
    let start = (y * image.width + x) * 4
    return Array(image.pixels.bytes[start..<start + 4])
  }

  @Test func `MH14 a picture has the view's ideal size, or the one that it chooses for a proposal`()
  {
    let renderer = ImageRenderer(content: Color.red.frame(minWidth: 20, minHeight: 5))
    #expect(size(renderer) == "20 x 10")
    renderer.scale = 2
    #expect(size(renderer) == "40 x 20")
    renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
    #expect(size(renderer) == "200 x 20")
    renderer.proposedSize = ProposedViewSize(width: 10, height: 30)
    #expect(size(renderer) == "40 x 60")
    renderer.scale = 0
    #expect(size(renderer) == "none")
    #expect(size(ImageRenderer(content: EmptyView())) == "none")
  }

  @Test func `a picture shows what the view is after it has appeared, on nothing or on black`() {
    let renderer = ImageRenderer(content: Card())
    renderer.scale = 2
    let blue = pixel(renderer.cgImage, 30, 20)
    #expect(blue[2] > 200 && blue[0] < 50)
    #expect(pixel(renderer.cgImage, 0, 0) == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(pixel(renderer.cgImage, 0, 0) == [0, 0, 0, 255])
  }

  @Test func `a picture can be shown again, and has the same pixels`() throws {
    let image = try #require(ImageRenderer(content: Card()).cgImage)
    let again = ImageRenderer(content: Image(uiImage: UIImage(cgImage: image)))
    #expect(again.cgImage?.pixels == image.pixels)
    #expect(ImageRenderer(content: Card()).uiImage?.cgImage?.pixels == image.pixels)
    #expect(ImageRenderer(content: Card()).nsImage != nil)
  }

  @Test func `content that begins at its end is drawn there`() {
    let content = ScrollView {
      VStack(spacing: 0) {
        Color.black.frame(height: 10)
        Color.white.frame(height: 10)
      }
    }
    let start = ImageRenderer(content: content.frame(width: 10, height: 10))
    let end = ImageRenderer(
      content: content.defaultScrollAnchor(.bottom).frame(width: 10, height: 10))
    #expect(pixel(start.cgImage, 5, 5) == [0, 0, 0, 255])
    #expect(pixel(end.cgImage, 5, 5) == [255, 255, 255, 255])
  }

  private struct Exporting: View {
    @State private var size = 0

    var body: some View {
      Text("\(size) pixels")
      Button("Draw") {
        size = ImageRenderer(content: Card().task { size = -1 }).cgImage?.width ?? -2
      }
    }
  }

  @Test func `an app draws a view in an action, whose tasks do not run`() async {
    let app = TestApp(Exporting())
    app.window.button("Draw").tap()
    await app.settle()
    #expect(app.window.texts == ["30 pixels", "Draw"])
    #expect(app.reports == [])
  }

  @Test func `MH14 a renderer announces what is set, unless it is not observed`() {
    let renderer = ImageRenderer(content: Color.red)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.content = .blue
    renderer.scale = 2
    renderer.proposedSize = .zero
    renderer.isOpaque = true
    renderer.colorMode = .linear
    #expect(count == 5)
    renderer.isObservationEnabled = false
    renderer.scale = 1
    #expect(count == 5)
    subscription.cancel()
  }
}
