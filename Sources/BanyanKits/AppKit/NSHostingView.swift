import Foundation
import SwiftUICore

/// An AppKit view that shows SwiftUI views, for use in an ``NSViewRepresentable``.
///
/// ```swift
/// struct Badge: NSViewRepresentable {
///   let count: Int
///
///   func makeNSView(context: Context) -> NSHostingView<Text> {
///     NSHostingView(rootView: Text("\(count)"))
///   }
///
///   func updateNSView(_ view: NSHostingView<Text>, context: Context) {
///     view.rootView = Text("\(count)")
///   }
/// }
/// ```
///
/// The root view is part of the window like any other view: it inherits the environment of its place, and SwiftUI lays it
/// out there. There are no AppKit windows to put it into; a window shows the content of an `App` or a scene delegate. To
/// show views in another server, use ``NSHostingController``. See Apple's documentation of `NSHostingView`.
@MainActor
@preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view to show.
  ///
  /// The next update shows a new value. It is a new value of the same view: state is kept, and only differences are updated.
  open var rootView: Content { didSet { changes.send() } }

  /// Creates an AppKit view that shows a SwiftUI view.
  /// - Parameter rootView: the view to show.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  override var inside: AnyView { AnyView(rootView) }
}
