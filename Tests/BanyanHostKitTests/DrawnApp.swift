import BanyanHost
import BanyanHostKit
import BanyanLayout
import Testing
@testable import BanyanTesting
import SwiftUICore

/// What is drawn of an app with one view, whose text is ten points wide for each letter and twenty high for each line.
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
    _ = scene.apply(app.window.mutations)
  }

  /// Makes the builder find out how texts have been fitted.
  mutating func measuresText() {
    builder.textFit = DrawnTextFit(measurer: HeadlessTextMeasurer()) { _ in TextStyleNumber(0) }
  }

  /// The drawing as an element.
  var drawing: DrawnElement {
    let frames = app.window.runningWindow?.frames ?? [:]
    return builder.drawing(of: scene, frames: frames)
  }

  /// The lines of the drawing's description, without the background of the window.
  var lines: [String] {
    drawing.wording.split(separator: "\n").dropFirst().map(String.init)
  }
}
