import Foundation
import SwiftUICore

/// A controller of an AppKit view, for an ``NSViewControllerRepresentable``.
///
/// ```swift
/// final class BadgeController: NSViewController {
///   override func loadView() {
///     view = NSTextField(labelWithString: "new")
///   }
/// }
/// ```
///
/// Override ``loadView()`` or ``viewDidLoad()`` to make the view, which is one of those listed at ``NSView``, and the methods about
/// its appearance to begin and end work. There are no windows and no nib files to put it into or to load it from. See Apple's
/// documentation of `NSViewController`.
@MainActor
@preconcurrency
open class NSViewController: NSResponder, _PlatformViewController {
  fileprivate let changes = PlatformViewChanges()
  private var loadedView: NSView?

  /// The title of the controller, which nothing shows.
  open var title: String?
  /// The object whose value the view presents, for the app's own use.
  open var representedObject: Any?

  /// Creates a controller.
  public override init() {
    super.init()
  }

  /// Creates a controller.
  /// - Parameters:
  ///   - nibNameOrNil: the name of a nib file. There are none, so any other value than nil is reported.
  ///   - nibBundleOrNil: the bundle of the nib file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      Issue.reportOnce("The nib file \(nibNameOrNil) cannot be loaded: override loadView().")
    }
  }

  /// The view, which is loaded when it is first asked for. A new value takes the place of the former view.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      return loadedView!
    }
    set {
      let isFirst = loadedView == nil
      loadedView = newValue
      if !isFirst { changes.send() }
    }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: NSView? { loadedView }

  /// A Boolean value that indicates whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if that has not been done.
  open func loadViewIfNeeded() {
    if isViewLoaded { return }
    loadView()
    if !isViewLoaded { loadedView = NSView() }
    viewDidLoad()
  }

  /// Makes the view: sets ``view``. The view of a controller that does not override it is empty.
  open func loadView() {
    view = NSView()
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Called when the view is about to appear. Like `onAppear`, it runs before the window shows the view.
  open func viewWillAppear() {}

  /// Called when the view appears, right after ``viewWillAppear()``.
  open func viewDidAppear() {}

  /// Called when the view is about to disappear. Like `onDisappear`, it runs when the view has left the tree.
  open func viewWillDisappear() {}

  /// Called when the view disappears, right after ``viewWillDisappear()``.
  open func viewDidDisappear() {}
}

/// Shows the view of a controller.
struct NSViewControllerContent: View {
  let controller: NSViewController

  init(controller: NSViewController) {
    self.controller = controller
  }

  var body: some View {
    controller.changes.follow()
    return PlatformViewContent(view: controller.view)
      .onAppear {
        controller.viewWillAppear()
        controller.viewDidAppear()
      }
      .onDisappear {
        controller.viewWillDisappear()
        controller.viewDidDisappear()
      }
  }
}
