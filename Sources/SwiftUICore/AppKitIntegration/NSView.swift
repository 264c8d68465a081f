import Foundation

/// An AppKit view, for ``NSViewRepresentable``: an ``NSHostingView``, an `NSVisualEffectView`, an `NSTextField` that is a label, an
/// `NSProgressIndicator`, or a plain view, which is empty.
///
/// An app's own direct subclass of `NSView` is shown as a box with its name, and this is reported once. See Apple's documentation of
/// `NSView`.
@MainActor
@preconcurrency
open class NSView: NSResponder, PlatformView {
  let changes = PlatformViewChanges()

  public override init() {
    super.init()
  }

  /// Creates a view.
  /// - Parameter frameRect: has no effect: SwiftUI's layout decides the view's size and place.
  public init(frame frameRect: NSRect) {
    super.init()
  }

  /// How opaque the view is, from 0, invisible, to 1.
  open var alphaValue: CGFloat = 1 { didSet { changes.tell() } }
  /// Whether the view is invisible; it still takes up its space.
  open var isHidden = false { didSet { changes.tell() } }
  /// The view around it: none, since it stands among SwiftUI's views.
  open var superview: NSView? { nil }

  /// Its content, without the properties that all views have.
  var inside: AnyView {
    type(of: self) == NSView.self ? AnyView(Color.clear) : AnyView(UnknownPlatformView(self))
  }

  final var content: AnyView {
    var view = inside
    if alphaValue != 1 { view = AnyView(view.opacity(Double(alphaValue))) }
    return isHidden ? AnyView(view.hidden()) : view
  }
}

/// A surface that blurs what is behind it. See Apple's documentation of `NSVisualEffectView`.
@MainActor
@preconcurrency
open class NSVisualEffectView: NSView {
  /// What it is made of.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }

  /// What shines through it. A browser shows nothing from behind its window, so it is always what is in the window.
  public enum BlendingMode: Int, Sendable {
    case behindWindow = 0
    case withinWindow = 1
  }

  /// Whether it looks as in an active window. Here it always does.
  public enum State: Int, Sendable {
    case followsWindowActiveState = 0
    case active, inactive
  }

  /// What it is made of.
  open var material = Material.contentBackground { didSet { changes.tell() } }
  /// What shines through it; see ``BlendingMode``.
  open var blendingMode = BlendingMode.behindWindow
  /// Whether it looks as in an active window; see ``State``.
  open var state = State.followsWindowActiveState
  /// Whether it is emphasized, as a thicker material.
  open var isEmphasized = false { didSet { changes.tell() } }

  override var inside: AnyView { AnyView(Rectangle().fill(shown)) }

  private var shown: SwiftUICore.Material {
    if isEmphasized { return .thick }
    return switch material {
    case .titlebar, .headerView: .bar
    case .menu, .popover, .toolTip, .sheet, .sidebar: .regular
    case .hudWindow, .selection: .thin
    case .fullScreenUI: .ultraThin
    case .windowBackground, .contentBackground, .underWindowBackground, .underPageBackground: .thick
    }
  }
}

/// A label of AppKit's. See Apple's documentation of `NSTextField`.
@MainActor
@preconcurrency
open class NSTextField: NSView {
  /// Its text.
  open var stringValue: String { didSet { changes.tell() } }
  /// The color of its text; nil for that of the views around it.
  open var textColor: NSColor? { didSet { changes.tell() } }
  /// The font; nil for that of the views around it.
  open var font: NSFont? { didSet { changes.tell() } }
  /// How its lines are aligned.
  open var alignment = NSTextAlignment.natural { didSet { changes.tell() } }

  /// Creates a label of one line.
  public init(labelWithString stringValue: String) {
    self.stringValue = stringValue
    isWrapped = false
    super.init()
  }

  /// Creates a label of as many lines as its text takes.
  public init(wrappingLabelWithString stringValue: String) {
    self.stringValue = stringValue
    isWrapped = true
    super.init()
  }

  private let isWrapped: Bool

  override var inside: AnyView {
    AnyView(
      Text(verbatim: stringValue)
        .font(font.map(Font.init))
        .foregroundColor(textColor.map(Color.init(nsColor:)))
        .multilineTextAlignment(alignment.resolved)
        .lineLimit(isWrapped ? nil : 1))
  }
}

/// An indicator of progress: a bar, or a spinner. See Apple's documentation of `NSProgressIndicator`.
@MainActor
@preconcurrency
open class NSProgressIndicator: NSView {
  /// What it looks like.
  public enum Style: UInt, Sendable {
    case bar = 0
    case spinning = 1
  }

  /// What it looks like.
  open var style = Style.bar { didSet { changes.tell() } }
  /// Whether it shows only that something is in progress, and not how much of it is done.
  open var isIndeterminate = true { didSet { changes.tell() } }
  /// How much is done, from ``minValue`` to ``maxValue``.
  open var doubleValue = 0.0 { didSet { changes.tell() } }
  /// The value when nothing is done.
  open var minValue = 0.0 { didSet { changes.tell() } }
  /// The value when everything is done.
  open var maxValue = 100.0 { didSet { changes.tell() } }
  /// Whether it is shown while it does not move.
  open var isDisplayedWhenStopped = true { didSet { changes.tell() } }
  private var isRunning = false { didSet { changes.tell() } }

  /// Starts it moving.
  open func startAnimation(_ sender: Any?) { isRunning = true }

  /// Stops it moving.
  open func stopAnimation(_ sender: Any?) { isRunning = false }

  override var inside: AnyView {
    let isSeen = !isIndeterminate || isRunning || isDisplayedWhenStopped
    let progress =
      isIndeterminate
      ? AnyView(ProgressView())
      : AnyView(
        ProgressView(
          value: min(max(doubleValue - minValue, 0), maxValue - minValue),
          total: max(maxValue - minValue, .leastNormalMagnitude)))
    return style == .bar
      ? AnyView(progress.progressViewStyle(.linear).opacity(isSeen ? 1 : 0))
      : AnyView(progress.progressViewStyle(.circular).opacity(isSeen ? 1 : 0))
  }
}
