import BanyanLayout
import Foundation

/// What a window has to know to lay out what is in it.
///
/// A host that lays out by its own means gives none, and then nothing of this is there.
package struct LayoutSetup {
  /// How large the window is at first.
  package var size: CGSize
  /// What the device keeps free at the window's edges.
  package var safeArea = LayoutInsets()
  package var settings = LayoutSettings()
  package var measurer: any TextMeasurer = HeadlessTextMeasurer()
  /// The number under which the measurer knows a style.
  package var number: (TextStyle) -> TextStyleNumber = { _ in TextStyleNumber(0) }
  /// How large a picture is, by its name or its URL; nil if nobody knows it.
  package var pictureSize: (String) -> CGSize? = { _ in nil }
  /// The name of the dark variant of a picture; nil if it has none.
  package var darkPicture: (String) -> String? = { _ in nil }
  /// Whether the host is told where elements stand. Such a host lays out bars, lists, controls and what is
  /// presented by its own means, and says how large they are.
  package var tellsHost = false
  /// What such a host has said before of how large elements are.
  package var knownSizes: KnownSizes?

  package init(size: CGSize) {
    self.size = size
  }
}

/// A host whose windows are laid out for it.
package protocol LaidOutHost: Host {
  var layoutSetup: LayoutSetup { get }
}

/// A window that is laid out for its host.
package protocol LaidOutWindow: Window {
  /// Lays out all texts anew, because the measurer knows more than it did.
  func textMeasuresDidChange()
}
