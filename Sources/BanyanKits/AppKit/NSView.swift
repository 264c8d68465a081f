import Foundation
import SwiftUICore

/// An AppKit view, for ``NSViewRepresentable``: an ``NSHostingView``, an `NSVisualEffectView`, an `NSTextField` used as a
/// label, an `NSProgressIndicator`, or a plain view, which is empty.
///
/// An app's own direct subclass of `NSView` is shown as a box with its name, which is reported once. See Apple's
/// documentation of `NSView`.
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

  /// The opacity of the view, from 0, invisible, to 1.
  open var alphaValue: CGFloat = 1 { didSet { changes.send() } }
  /// A Boolean value that indicates whether the view is hidden. A hidden view still takes up space.
  open var isHidden = false { didSet { changes.send() } }
  /// The containing AppKit view. Always nil, as SwiftUI views contain this view.
  open var superview: NSView? { nil }

  /// The content, without the properties that all views share.
  var inside: AnyView {
    type(of: self) == NSView.self ? AnyView(Color.clear) : AnyView(UnknownPlatformView(self))
  }

  final var content: AnyView {
    var view = inside
    if alphaValue != 1 { view = AnyView(view.opacity(Double(alphaValue))) }
    return isHidden ? AnyView(view.hidden()) : view
  }
}

/// A surface that blurs the content behind it. See Apple's documentation of `NSVisualEffectView`.
@MainActor
@preconcurrency
open class NSVisualEffectView: NSView {
  /// The material of a surface.
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

  /// The content that is blurred. A browser cannot show content behind its window, so it is always the content of the window.
  public enum BlendingMode: Int, Sendable {
    case behindWindow = 0
    case withinWindow = 1
  }

  /// The state that a surface reflects. It always looks as in an active window.
  public enum State: Int, Sendable {
    case followsWindowActiveState = 0
    case active, inactive
  }

  /// The material of the surface.
  open var material = Material.contentBackground { didSet { changes.send() } }
  /// The content that is blurred; see ``BlendingMode``.
  open var blendingMode = BlendingMode.behindWindow
  /// The state that the surface reflects; see ``State``.
  open var state = State.followsWindowActiveState
  /// A Boolean value that indicates whether the material is emphasized, which makes it thicker.
  open var isEmphasized = false { didSet { changes.send() } }

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

/// An AppKit label. See Apple's documentation of `NSTextField`.
@MainActor
@preconcurrency
open class NSTextField: NSView {
  /// The text of the label.
  open var stringValue: String { didSet { changes.send() } }
  /// The color of the text; nil for that of the surrounding views.
  open var textColor: NSColor? { didSet { changes.send() } }
  /// The font; nil for that of the surrounding views.
  open var font: NSFont? { didSet { changes.send() } }
  /// The alignment of the text's lines.
  open var alignment = NSTextAlignment.natural { didSet { changes.send() } }

  /// Creates a label with a single line.
  public init(labelWithString stringValue: String) {
    self.stringValue = stringValue
    isWrapped = false
    super.init()
  }

  /// Creates a label that wraps its text.
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
  /// The appearance of a progress indicator.
  public enum Style: UInt, Sendable {
    case bar = 0
    case spinning = 1
  }

  /// The appearance of the indicator.
  open var style = Style.bar { didSet { changes.send() } }
  /// A Boolean value that indicates whether the amount of progress is unknown.
  open var isIndeterminate = true { didSet { changes.send() } }
  /// The progress, from ``minValue`` to ``maxValue``.
  open var doubleValue = 0.0 { didSet { changes.send() } }
  /// The value at the start.
  open var minValue = 0.0 { didSet { changes.send() } }
  /// The value at completion.
  open var maxValue = 100.0 { didSet { changes.send() } }
  /// A Boolean value that indicates whether the indicator is shown while it is stopped.
  open var isDisplayedWhenStopped = true { didSet { changes.send() } }
  private var isRunning = false { didSet { changes.send() } }

  /// Starts the animation.
  open func startAnimation(_ sender: Any?) { isRunning = true }

  /// Stops the animation.
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
