import BanyanDrawing
import BanyanHost
import BanyanHostKit
import BanyanLayout
import Combine
import CoreGraphics
import Foundation
import SwiftUICore

/// An object that draws a view into a picture.
///
/// ```swift
/// Button("Share the card") {
///   let renderer = ImageRenderer(content: Card(text: text))
///   renderer.scale = displayScale
///   guard let picture = renderer.uiImage else { return isUnavailable = true }
///   share(picture)
/// }
/// ```
///
/// The view is drawn on the server, with the system's Cairo and Pango (Debian's `libpangocairo-1.0-0`), and looks much as in a page. Where the libraries are not installed, there is no picture, and the app's log names the package to
/// install. See `Documentation/pictures.md`.
///
/// A renderer opens a window of its own each time it is asked for a picture, and closes it again: views appear in it, but
/// their tasks do not run, and what they keep as state begins anew. Views of the system that are no SwiftUI, as maps and web pages, are not in the
/// picture. Apple's `render(rasterizationScale:renderer:)` is not available, because there is no context to draw into.
/// See Apple's documentation of `ImageRenderer`.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before the content, or another property of the renderer, is set. Changes of what the view reads do not send.
  public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view to draw.
  @MainActor public var content: Content { willSet { announceChange() } }
  /// The size that is proposed to the view. Default: its ideal size.
  @MainActor public var proposedSize = ProposedViewSize.unspecified {
    willSet { announceChange() }
  }
  /// The number of pixels for each point. Default: 1.
  @MainActor public var scale: CGFloat = 1 { willSet { announceChange() } }
  /// A Boolean value that indicates whether the picture has no transparent parts: what would be transparent is black. Default:
  /// false.
  @MainActor public var isOpaque = false { willSet { announceChange() } }
  /// The color space of the picture. It has no effect: pictures are in sRGB.
  @MainActor public var colorMode = ColorRenderingMode.nonLinear { willSet { announceChange() } }
  /// A Boolean value that indicates whether ``objectWillChange`` sends. Default: true.
  @MainActor public var isObservationEnabled = true

  /// Creates a renderer for a view. Nothing of the view is evaluated.
  @MainActor public init(content view: Content) {
    content = view
  }

  /// The picture of the view; nil if it has no size, or more than 16,384 pixels on a side, or if a library is missing, which is
  /// logged once.
  @MainActor public var cgImage: CGImage? {
    do throws(MissingLibrary) {
      return try draw()
    } catch {
      Issue.reportOnce("\(error)")
      return nil
    }
  }

  /// The same picture for UIKit. Its size is in pixels, because a `UIImage` has one pixel for each point here.
  @MainActor public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0) } }

  /// The same picture for AppKit.
  @MainActor public var nsImage: NSImage? {
    cgImage.flatMap { NSImage(data: Data($0.pixels.png)) }
  }

  @MainActor private func announceChange() {
    if isObservationEnabled { objectWillChange.send() }
  }

  @MainActor private func draw() throws(MissingLibrary) -> CGImage? {
    guard scale > 0, scale.isFinite else { return nil }
    var surroundings = OffscreenWindow.Surroundings()
    surroundings.scale = Double(scale)
    surroundings.hasViewer = false
    return try OffscreenWindow.draw(content, proposing: proposedSize, surroundings) {
      window, drawing throws(MissingLibrary) in
      // The window is not in the picture, so neither is its background.
      var drawing = drawing
      drawing.background = []
      return try window.painter().image(of: drawing, scale: Double(scale), isOpaque: isOpaque)
    }
  }
}
