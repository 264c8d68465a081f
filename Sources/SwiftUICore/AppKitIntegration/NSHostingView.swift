import Foundation

/// An AppKit view that shows SwiftUI views, where AppKit's are expected: in an ``NSViewRepresentable``.
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
/// The root view is a part of the window like any other: it has the environment of the place where it is shown, and is laid out there by SwiftUI's
/// rules. There are no AppKit windows to put it into; a window shows what an `App` or a scene delegate says. To show views in a
/// place of another server, use ``NSHostingController``. See Apple's documentation of `NSHostingView`.
@MainActor
@preconcurrency
open class NSHostingView<Content: View>: NSView {
  /// The view to show.
  ///
  /// A new value is shown with the next update. It is another value of the same view: state stays, and only what differs is updated.
  open var rootView: Content { didSet { changes.tell() } }

  /// Creates an AppKit view that shows a SwiftUI view.
  /// - Parameter rootView: the view to show.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  override var inside: AnyView { AnyView(rootView) }
}
