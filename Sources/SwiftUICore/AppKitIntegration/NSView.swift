import Foundation

/// A view of AppKit's, for ``NSViewRepresentable``: an `NSVisualEffectView`, an `NSTextField` that is a label, an `NSProgressIndicator`, or a plain one,
/// which is empty.
///
/// A class of an app's own that derives from `NSView` itself stands there as a box with its name, and that is reported once. See Apple's
/// documentation of `NSView`.
@MainActor
@preconcurrency
open class NSView: NSResponder, PlatformView {
  let changes = PlatformViewChanges()

  public override init() {
    super.init()
  }

  /// Creates a view.
  /// - Parameter frameRect: has no meaning: SwiftUI's layout says how large the view is, and where.
  public init(frame frameRect: NSRect) {
    super.init()
  }

  /// How opaque the view is, from 0, invisible, to 1.
  open var alphaValue: CGFloat = 1 { didSet { changes.tell() } }
  /// Whether the view is not seen; its room stays.
  open var isHidden = false { didSet { changes.tell() } }
  /// The view that it stands in: none, since SwiftUI's views are around it.
  open var superview: NSView? { nil }

  /// What is in it, without what is so for all views.
  var inside: AnyView {
    type(of: self) == NSView.self ? AnyView(Color.clear) : AnyView(UnknownPlatformView(self))
  }

  final var content: AnyView {
    var view = inside
    if alphaValue != 1 { view = AnyView(view.opacity(Double(alphaValue))) }
    return isHidden ? AnyView(view.hidden()) : view
  }
}

/// A surface through which one sees what is behind it, blurred. See Apple's documentation of `NSVisualEffectView`.
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

  /// What it lets shine through. A browser shows nothing from behind its window, so it is always what is in the window.
  public enum BlendingMode: Int, Sendable {
    case behindWindow = 0
    case withinWindow = 1
  }

  /// Whether it looks as in a window in front. Here it always does.
  public enum State: Int, Sendable {
    case followsWindowActiveState = 0
    case active, inactive
  }

  /// What it is made of.
  open var material = Material.contentBackground { didSet { changes.tell() } }
  /// What it lets shine through; see ``BlendingMode``.
  open var blendingMode = BlendingMode.behindWindow
  /// Whether it looks as in a window in front; see ``State``.
  open var state = State.followsWindowActiveState
  /// Whether it stands out.
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

/// A text of AppKit's, to read. See Apple's documentation of `NSTextField`.
@MainActor
@preconcurrency
open class NSTextField: NSView {
  /// What it says.
  open var stringValue: String { didSet { changes.tell() } }
  /// The color of its letters; nil for that of the views around it.
  open var textColor: NSColor? { didSet { changes.tell() } }
  /// The font; nil for that of the views around it.
  open var font: NSFont? { didSet { changes.tell() } }
  /// Where its lines stand.
  open var alignment = NSTextAlignment.natural { didSet { changes.tell() } }

  /// Creates a text of one line.
  public init(labelWithString stringValue: String) {
    self.stringValue = stringValue
    isWrapped = false
    super.init()
  }

  /// Creates a text of as many lines as it takes.
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

/// Something that turns for as long as something goes on. See Apple's documentation of `NSProgressIndicator`.
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
  /// Whether it does not know how much is done.
  open var isIndeterminate = true { didSet { changes.tell() } }
  /// How much is done, from ``minValue`` to ``maxValue``.
  open var doubleValue = 0.0 { didSet { changes.tell() } }
  /// The value of nothing.
  open var minValue = 0.0 { didSet { changes.tell() } }
  /// The value of everything.
  open var maxValue = 100.0 { didSet { changes.tell() } }
  /// Whether it is seen while it stands still.
  open var isDisplayedWhenStopped = true { didSet { changes.tell() } }
  private var isRunning = false { didSet { changes.tell() } }

  /// Lets it turn.
  open func startAnimation(_ sender: Any?) { isRunning = true }

  /// Lets it stand still.
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
