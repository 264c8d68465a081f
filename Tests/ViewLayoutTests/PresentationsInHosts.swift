import BanyanHost
import BanyanLayout
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Sheets, covers and popovers that the host draws, with their content laid out for it.
@MainActor
@Suite struct PresentationsInHosts {
  private func placement(_ element: TestElement) -> String? {
    element.property(.placement)?.wording
  }

  private func assumed(_ element: TestElement) -> String? {
    element.property(.assumedSize)?.wording
  }

  private func present(
    width: CGFloat = 400, @ViewBuilder _ view: @escaping () -> some View
  ) -> (app: TestApp, sheet: TestElement) {
    let app = TestApp(layout: .size(width, 800).reportingToHost()) {
      Text("Behind").sheet(isPresented: .constant(true), content: view)
    }
    return (app, app.window.presentations[0])
  }

  @Test func `on a phone a sheet is as large as the window but for a strip`() {
    let (app, sheet) = present { Color.red.accessibilityIdentifier("color") }
    #expect(assumed(sheet) == "400.0 x 788.0")
    #expect(placement(sheet) == nil)
    #expect(placement(app.window.element(identifier: "color")) == "all x all at 0.0 0.0")
  }

  @Test func `what stands in a sheet is laid out by the rules of views`() {
    let (app, _) = present {
      VStack(alignment: .leading) {
        Text("Title")
        HStack {
          Text("Name"); Spacer(); Text("Value")
        }
        .accessibilityIdentifier("pair")
      }
      .padding(20)
    }
    #expect(placement(app.window.text("Title")) == "50.0 x 20.0 at 0.0 0.0 on one line")
    #expect(placement(app.window.element(identifier: "pair")) == "own x own at 0.0 0.0")
    #expect(app.window.frame(of: app.window.text("Value"))?.minX == 330)
  }

  @Test
  func `in a wide window a sheet is as large as what is in it, and the host is sent its size`() {
    let (app, small) = present(width: 1_000) { Text("Small").padding() }
    #expect(placement(small) == "420.0 x 52.0 at 0.0 0.0")
    #expect(assumed(small) == nil)
    #expect(
      app.window.frame(of: app.window.text("Small")) == CGRect(x: 185, y: 16, width: 50, height: 20)
    )
    #expect(placement(present(width: 1_000) { Color.red }.sheet) == "560.0 x 620.0 at 0.0 0.0")
    let long = present(width: 1_000) { Text(String(repeating: "word ", count: 40)) }.sheet
    #expect(placement(long) == "640.0 x 80.0 at 0.0 0.0")
  }

  @Test func `a size that the app chooses is that of the sheet in a wide window`() {
    let form = present(width: 1_000) { Text("Form").presentationSizing(.form) }.sheet
    #expect(assumed(form) == "560.0 x 620.0")
    let page = present(width: 1_000) { Text("Page").presentationSizing(.page) }.sheet
    #expect(assumed(page) == "860.0 x 704.0")
    let fitted = present(width: 1_000) {
      Color.red.frame(minHeight: 40).presentationSizing(.fitted)
    }.sheet
    #expect(placement(fitted) == "10.0 x 40.0 at 0.0 0.0")
  }

  @Test func `a sheet of several heights is as high as the one that is chosen`() {
    struct Screen: View {
      @State private var detent = PresentationDetent.medium
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          VStack {
            Button("Larger") { detent = .height(500) }
            Color.red.accessibilityIdentifier("color")
          }
          .presentationDetents([.medium, .height(500)], selection: $detent)
        }
      }
    }
    let app = TestApp(layout: .size(400, 800).reportingToHost()) { Screen() }
    // Fourteen points belong to the edge by which it is dragged.
    #expect(assumed(app.window.presentations[0]) == "400.0 x 386.0")
    #expect(app.window.frame(of: "color")?.height == 358)
    app.window.button("Larger").tap()
    #expect(assumed(app.window.presentations[0]) == "400.0 x 486.0")
    #expect(app.window.frame(of: "color")?.height == 458)
  }

  @Test func `a sheet follows the size that the host reports, until the window has another`() {
    let (app, sheet) = present { Color.red.accessibilityIdentifier("color") }
    sheet.measure(CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(app.window.frame(of: "color") == CGRect(x: 0, y: 0, width: 400, height: 700))
    app.window.resize(width: 500, height: 800)
    #expect(app.window.frame(of: "color") == CGRect(x: 0, y: 0, width: 500, height: 788))
    app.window.resize(width: 1_000, height: 800)
    #expect(placement(sheet) == "560.0 x 620.0 at 0.0 0.0")
    #expect(assumed(sheet) == nil)
    app.window.resize(width: 500, height: 800)
    #expect(placement(sheet) == nil)
    #expect(assumed(sheet) == "500.0 x 788.0")
  }

  @Test func `a cover is as large as the window, and a popover as what is in it`() {
    struct Screen: View {
      @State private var isLong = false
      var body: some View {
        Text("Behind").fullScreenCover(isPresented: .constant(true)) {
          VStack {
            Color.red.accessibilityIdentifier("color")
            Text("Anchor").popover(isPresented: .constant(true)) {
              VStack {
                Text(isLong ? "A longer text" : "Text")
                Button("Longer") { isLong = true }
              }
            }
          }
        }
      }
    }
    let app = TestApp(layout: .size(1_000, 800).reportingToHost()) { Screen() }
    let (cover, popover) = (app.window.presentations[0], app.window.presentations[1])
    #expect(assumed(cover) == "1000.0 x 800.0")
    #expect(app.window.frame(of: "color") == CGRect(x: 0, y: 0, width: 1_000, height: 772))
    #expect(placement(popover) == "60.0 x 40.0 at 0.0 0.0")
    app.window.button("Longer").tap()
    #expect(placement(popover) == "130.0 x 40.0 at 0.0 0.0")
  }

  @Test func `what is in an alert is the host's`() {
    let app = TestApp(layout: .size(400, 800).reportingToHost()) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
        Button("Done") {}
      }
    }
    #expect(placement(app.window.text("Title")) == nil)
    #expect(placement(app.window.button("Done")) == nil)
  }

  @Test func `a list in a sheet has rows as wide as the sheet leaves`() {
    let (app, _) = present(width: 1_000) {
      List {
        HStack {
          Spacer(); Text("End")
        }
      }
    }
    // 560 points, minus 16 each of the list and of the row.
    #expect(app.window.frame(of: app.window.text("End"))?.minX == 498)
  }

  @Test
  func `a page in a sheet is as large as the sheet, and reports nothing of those of the window`() {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack {
                VStack { Color.red.accessibilityIdentifier("inside") }.navigationTitle("Inside")
              }
            }
        }
      }
    }
    let app = TestApp(layout: .size(1_000, 800).reportingToHost()) { Screen() }
    app.window.button("Show").tap()
    #expect(app.window.frame(of: "inside")?.width == 560)
    #expect(app.window.frame(of: "inside")?.height == 524)
  }

  private final class Document: ObservableObject {}

  /// Knows a document for as long as something else keeps it.
  @MainActor
  private final class Watch {
    private(set) weak var document: Document?
    func see(_ document: Document) { self.document = document }
  }

  private struct Editor: View {
    let watch: Watch
    @StateObject private var document = Document()
    var body: some View {
      let _ = watch.see(document)
      Text("Editor").navigationTitle("Editor")
    }
  }

  @Test func `the pages of a sheet that has gone are freed with all that they keep`() {
    struct Screen: View {
      let watch: Watch
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { NavigationStack { Editor(watch: watch) } }
      }
    }
    let watch = Watch()
    let app = TestApp(layout: .size(400, 800).reportingToHost()) { Screen(watch: watch) }
    app.window.button("Show").tap()
    #expect(watch.document != nil)
    app.window.presentations[0].dismiss()
    #expect(watch.document == nil)
  }
}
