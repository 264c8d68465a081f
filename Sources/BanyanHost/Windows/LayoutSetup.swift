import BanyanLayout
import Foundation

/// The values that a window needs to lay out its content.
///
/// A host that does its own layout provides none, and then the window has no layout.
package struct LayoutSetup {
  /// The initial size of the window.
  package var size: CGSize
  /// The insets that the device keeps free at the window's edges.
  package var safeArea = LayoutInsets()
  package var settings = LayoutSettings()
  /// The look of a window of some width, which the layout reads the sizes of controls, lists and bars from.
  package var look: (_ width: Double) -> Look = Look.inWindow
  package var measurer: any TextMeasurer = HeadlessTextMeasurer()
  /// Returns the number under which the measurer knows a style.
  package var number: (TextStyle) -> TextStyleNumber = { _ in TextStyleNumber(0) }
  /// Returns the size of a picture, by its name or its URL; nil if it is not known.
  package var pictureSize: (String) -> CGSize? = { _ in nil }
  /// Returns the name of the dark variant of a picture; nil if it has none.
  package var darkPicture: (String) -> String? = { _ in nil }
  /// True if the host receives the places of elements. Such a host lays out bars, lists, controls and
  /// presentations itself, and reports their sizes.
  package var reportsToHost = false
  /// The sizes of elements that such a host has reported before.
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
  /// Lays out all texts again, because the measurer has new information.
  func textMeasuresDidChange()

  /// Delivers the sizes of several elements, as one update.
  /// - Returns: false if none of the elements takes its size.
  func send(measurements: [Event]) -> Bool
}
