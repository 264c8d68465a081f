import BanyanHost
import BanyanHostKit
import BanyanLayout
@testable import BanyanTesting
import SwiftUICore

/// The drawing of an app with one view, whose text is ten points wide for each letter and twenty high for each line.
@MainActor
struct DrawnApp {
  let app: TestApp
  var builder: DrawingBuilder
  private let scene = ElementScene()

  init<Content: View>(
    width: Double = 200, height: Double = 100, appearance: Appearance = .light,
    @ViewBuilder content: @escaping () -> Content
  ) {
    app = TestApp(layout: .size(width, height), view: content)
    builder = DrawingBuilder(look: .inWindow(width: width), appearance: appearance)
    update()
  }

  init<Content: App>(width: Double, height: Double, app type: Content.Type) {
    app = TestApp(app: type, layout: .size(width, height))
    builder = DrawingBuilder(look: .inWindow(width: width), appearance: .light)
    update()
  }

  /// Applies what the app has changed since the last update.
  func update() {
    _ = scene.apply(app.window.mutations)
    app.reset()
  }

  /// Makes the builder find out how texts have been fitted.
  mutating func measuresText() {
    builder.textFit = DrawnTextFit(measurer: HeadlessTextMeasurer()) { _ in TextStyleNumber(0) }
  }

  /// The drawing as an element.
  var drawing: DrawnElement { drawing() }

  private func drawing(scrolled: [ElementID: LayoutPoint] = [:]) -> DrawnElement {
    let window = app.window.runningWindow
    return builder.drawing(
      of: scene, frames: window?.frames ?? [:], rowFrames: window?.rowFrames ?? [:],
      scrolled: scrolled)
  }

  /// The drawing, a line for each part, without the background of the window.
  var wording: String { wording() }

  /// Returns the same with the content of the first element of a kind moved.
  func wording(moving kind: ElementKind, by movement: LayoutPoint) -> String {
    wording(scrolled: first(kind, in: scene.root).map { [$0.id: movement] } ?? [:])
  }

  /// Draws the first element of a kind as if a person pressed it.
  mutating func press(_ kind: ElementKind, in container: ElementKind = .verticalStack) {
    let around = first(container, in: scene.root)
    builder.pressed = around.flatMap { first(kind, in: $0)?.id }
  }

  private func first(
    _ kind: ElementKind, in element: ElementScene.Element
  ) -> ElementScene.Element? {
    element.kind == kind
      ? element : element.children.lazy.compactMap { first(kind, in: $0) }.first
  }

  private func wording(scrolled: [ElementID: LayoutPoint] = [:]) -> String {
    drawing(scrolled: scrolled).wording.split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}
