import Combine
import CoreGraphics
import Foundation
import SwiftUICore

/// An object that on Apple's systems draws a view into a picture. Here it has no picture.
///
/// The server does not draw views, a browser does, and what a browser has drawn cannot be read back. So ``uiImage``,
/// ``nsImage`` and ``cgImage`` are nil, as they are on Apple's systems where a view cannot be drawn; the log of an app
/// says so once. Code that looks at the result goes on without a picture:
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
/// To make pictures on the server, compute them with `CoreImage`. To draw in a page, use ``Canvas``. Apple's
/// `render(rasterizationScale:renderer:)` is not available, because there is no context to draw into.
/// See Apple's documentation of `ImageRenderer`.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Tells of changes to the picture. As there is none, nothing is sent.
  public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view to draw.
  @MainActor public var content: Content
  /// The size that is proposed to the view.
  @MainActor public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels for each point.
  @MainActor public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the picture has no transparent parts.
  @MainActor public var isOpaque = false
  /// The color space of the picture.
  @MainActor public var colorMode = ColorRenderingMode.nonLinear
  /// A Boolean value that indicates whether ``objectWillChange`` may announce changes.
  @MainActor public var isObservationEnabled = true

  /// Creates a renderer for a view. Nothing of the view is evaluated.
  @MainActor public init(content view: Content) {
    content = view
  }

  /// The picture of the view: always nil, which is logged once. See the description of this class.
  @MainActor public var uiImage: UIImage? {
    reportAbsence()
    return nil
  }

  /// The picture of the view: always nil, which is logged once. See the description of this class.
  @MainActor public var nsImage: NSImage? {
    reportAbsence()
    return nil
  }

  /// The picture of the view: always nil, which is logged once. See the description of this class.
  @MainActor public var cgImage: CGImage? {
    reportAbsence()
    return nil
  }

  @MainActor private func reportAbsence() {
    Issue.reportOnce(
      "An ImageRenderer has no image here: views are drawn by browsers, not by the server.")
  }
}
