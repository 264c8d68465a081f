import BanyanDrawing
import BanyanHost
import BanyanHostKit
import BanyanLayout
import CoreGraphics
import Foundation
import SwiftUICore

/// A window that is on no screen, to draw a picture of it.
///
/// ```swift
/// let window = try OffscreenWindow(of: app, surroundings: surroundings)
/// let picture = window.image
/// window.close()
/// ```
@MainActor
package final class OffscreenWindow: BanyanHost.Host {
  /// The surroundings of an app.
  package struct Surroundings {
    /// The size of the window in points.
    package var size = CGSize(width: 390, height: 844)
    package var appearance = Appearance.light
    package var increasesContrast = false
    /// The number of pixels for each point.
    package var scale = 1.0
    /// The language, such as `de-DE`; nil for the process's own.
    package var language: String?
    /// The ratio of the person's text size to the default one.
    package var typeScale = 1.0
    /// Whether tasks run, as for a person who looks at the window.
    package var hasViewer = true

    package init() {}
  }

  private let surroundings: Surroundings
  private let measurer: PangoTextMeasurer
  private let scene = ElementScene()
  package let hasViewer: Bool
  private var window: RunningWindow!
  private lazy var pictures = PictureSource.ofApp.adding { [weak self] in
    self?.window.offeredFile($0)
  }

  /// Opens a window of an app.
  /// - Throws: if a library of the system is missing.
  package init(
    of app: RunningApp, surroundings: Surroundings = Surroundings()
  ) throws(MissingLibrary) {
    self.surroundings = surroundings
    hasViewer = surroundings.hasViewer
    measurer = try PangoTextMeasurer()
    var setup = LayoutSetup(size: surroundings.size)
    setup.settings.pixelsPerPoint = surroundings.scale
    // As in pages.
    setup.settings.partsOfPoint = 64
    setup.measurer = measurer
    setup.number = number
    setup.pictureSize = { [unowned self] name in MainActor.assumeIsolated { pictures.size(name) } }
    setup.darkPicture = { [unowned self] name in
      MainActor.assumeIsolated { pictures.darkName(name) }
    }
    window = app.open(on: self, name: "picture", layout: setup)
    send(.preference(.displayScale(surroundings.scale)))
    if surroundings.appearance != .light { send(.appearance(surroundings.appearance)) }
    if surroundings.increasesContrast { send(.preference(.increasesContrast(true))) }
    if let language = surroundings.language { send(.preference(.language(language))) }
  }

  package func apply(_ batch: [Mutation]) {
    _ = scene.apply(batch)
  }

  package func close() {
    window.close()
  }

  private func send(_ payload: Event.Payload) {
    window.send(Event(target: .window, payload: payload))
  }

  private var number: (TextStyle) -> TextStyleNumber {
    { [measurer, typeScale = surroundings.typeScale] in
      measurer.number(of: DrawnFont($0, typeScale: typeScale))
    }
  }

  /// The drawing of the window as it is now.
  package var drawing: DrawnElement {
    window.update()
    var builder = DrawingBuilder(
      look: Look.inWindow(width: Double(surroundings.size.width)),
      appearance: surroundings.appearance, hasIncreasedContrast: surroundings.increasesContrast,
      isRightToLeft: isRightToLeft, typeScale: surroundings.typeScale)
    builder.textFit = DrawnTextFit(measurer: measurer, number: number)
    builder.darkPicture = { [pictures] name in
      MainActor.assumeIsolated { pictures.darkName(name) }
    }
    builder.resourceColor = { [pictures] name in
      MainActor.assumeIsolated { pictures.color(name) }
    }
    let frames = window.frames
    // Nobody has scrolled, but content may begin at another place than its start.
    var scrolling = Scrolling()
    scrolling.update(scene, frames: frames, old: [:])
    return builder.drawing(
      of: scene, frames: frames, rowFrames: window.rowFrames, scrolled: scrolling.movements)
  }

  /// Opens a window for one view, and closes it when it has been drawn.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed to the view.
  ///   - use: Receives the window, and a drawing of the view's size with the window's background.
  /// - Returns: The result of `use`; nil if the view shows nothing.
  package static func draw<Content: View, Result>(
    _ view: Content, proposing proposal: ProposedViewSize, _ surroundings: Surroundings,
    _ use: (OffscreenWindow, DrawnElement) throws(MissingLibrary) -> Result?
  ) throws(MissingLibrary) -> Result? {
    let app = RunningApp(view: {
      view.fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil)
    })
    defer { app.terminate() }
    var surroundings = surroundings
    func length(_ length: CGFloat?, _ other: CGFloat) -> CGFloat {
      min(max(length ?? other, 0), 20_000)
    }
    surroundings.size = CGSize(
      width: length(proposal.width, surroundings.size.width),
      height: length(proposal.height, surroundings.size.height))
    let window = try OffscreenWindow(of: app, surroundings: surroundings)
    defer { window.close() }
    guard let frame = window.contentFrame else { return nil }
    var drawing = window.drawing
    for number in drawing.content.indices {
      drawing.content[number].frame.x -= frame.x
      drawing.content[number].frame.y -= frame.y
    }
    drawing.frame = LayoutRect(.zero, frame.size)
    return try use(window, drawing)
  }

  /// The frame around the content; nil if there is none.
  private var contentFrame: LayoutRect? {
    let frames = window.frames
    return scene.root.children.compactMap { frames[$0.id] }.reduce(nil) { bounds, frame in
      guard let bounds else { return frame }
      let (x, y) = (min(bounds.x, frame.x), min(bounds.y, frame.y))
      return LayoutRect(
        x, y, max(bounds.maxX, frame.maxX) - x, max(bounds.maxY, frame.maxY) - y)
    }
  }

  private var isRightToLeft: Bool {
    if case .direction(let direction)? = scene.root.properties[.direction] {
      return direction == .rightToLeft
    }
    return surroundings.language.map {
      Locale(identifier: $0).language.characterDirection == .rightToLeft
    } ?? false
  }

  /// A painter that finds the pictures of the window.
  package func painter() throws(MissingLibrary) -> Painter {
    let pictures = self.pictures
    return try Painter(pictures: { pictures.bytes($0) })
  }
}
