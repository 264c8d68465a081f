import Foundation

/// A UIKit view, for ``UIViewRepresentable``.
///
/// These views can be shown: `UILabel`, `UITextView`, `UITextField`, `UISearchBar`, `UIActivityIndicatorView`, `UIVisualEffectView`, and a plain
/// `UIView` as a colored surface. Changes to a view's properties are shown with the next update, wherever they come from. An app's own direct
/// subclass of `UIView` draws and places its content by means that no host has: a box with its name is shown instead, and this is
/// reported once. See Apple's documentation of `UIView`.
@MainActor
@preconcurrency
open class UIView: UIResponder, PlatformView {
  let changes = PlatformViewChanges()
  /// The proxies that it is one of, if it is an appearance proxy.
  weak var proxies: AppearanceProxies?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The app's last request to have the focus or to give it up.
  private(set) var focusRequest: FocusRequest?

  struct FocusRequest: Equatable {
    let number: Int
    let isFocused: Bool
  }

  public override init() {
    super.init()
  }

  /// Creates a view.
  /// - Parameter frame: has no effect: SwiftUI's layout decides the view's size and place.
  public init(frame: CGRect) {
    super.init()
  }

  /// What is behind the view's content; nil for nothing.
  open var backgroundColor: UIColor? { didSet { lookDidChange() } }
  /// The accent color of the view; nil for that of the views around it.
  open var tintColor: UIColor! { didSet { lookDidChange() } }
  /// How opaque the view is, from 0, invisible, to 1.
  open var alpha: CGFloat = 1 { didSet { lookDidChange() } }
  /// Whether the view is invisible; it still takes up its space.
  open var isHidden = false { didSet { lookDidChange() } }
  /// Whether the view responds to what a person does.
  open var isUserInteractionEnabled = true { didSet { lookDidChange() } }
  /// What assistive technologies call the view.
  open var accessibilityLabel: String? { didSet { lookDidChange() } }
  /// The view around it: none, since it stands among SwiftUI's views.
  open var superview: UIView? { nil }
  /// Whether it has the focus.
  open private(set) var isFirstResponder = false

  /// Sets how much the view resists growing beyond its content: from `defaultHigh` on it hugs its content, below that it
  /// takes all the room there is.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    lookDidChange()
  }

  /// How much the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? usualHugging
  }

  /// Moves the focus to the view, if it can have it.
  /// - Returns: whether it can.
  @discardableResult
  open func becomeFirstResponder() -> Bool { requestFocus(true) }

  /// Takes the focus from the view.
  @discardableResult
  open func resignFirstResponder() -> Bool { requestFocus(false) }

  private func requestFocus(_ isFocused: Bool) -> Bool {
    guard takesFocus else { return false }
    focusRequest = FocusRequest(number: (focusRequest?.number ?? 0) + 1, isFocused: isFocused)
    lookDidChange()
    return true
  }

  // MARK: What it looks like

  /// Notes that something visible has been set.
  final func lookDidChange() {
    changes.tell()
    proxies?.publish()
  }

  var usualHugging: UILayoutPriority { .defaultLow }
  /// Whether a person can write into it.
  var takesFocus: Bool { false }
  /// Where its content stands if the view is larger.
  var alignment: Alignment { .center }

  /// Its content, without the properties that all views have.
  var inside: AnyView {
    type(of: self) == UIView.self
      ? AnyView(Color.clear) : AnyView(UnknownPlatformView(self))
  }

  /// Notes that the focus has come or gone.
  final func focusDidChange(_ isFocused: Bool) {
    isFirstResponder = isFocused
    if isFocused { didBeginEditing() } else { didEndEditing() }
  }

  /// Tells the delegate that the focus has come.
  func didBeginEditing() {}

  /// Tells the delegate that the focus has gone.
  func didEndEditing() {}

  final var content: AnyView {
    var view = inside
    if takesFocus { view = AnyView(FocusedPlatformView(view: self, content: view)) }
    let fills: (NSLayoutConstraint.Axis) -> CGFloat? = {
      self.contentHuggingPriority(for: $0) < .defaultHigh ? .infinity : nil
    }
    view = AnyView(
      view.frame(
        maxWidth: fills(.horizontal), maxHeight: fills(.vertical), alignment: alignment))
    if let tintColor { view = AnyView(view.tint(Color(uiColor: tintColor))) }
    if let backgroundColor { view = AnyView(view.background(Color(uiColor: backgroundColor))) }
    if let accessibilityLabel { view = AnyView(view.accessibilityLabel(accessibilityLabel)) }
    if alpha != 1 { view = AnyView(view.opacity(Double(alpha))) }
    if isHidden { view = AnyView(view.hidden()) }
    return isUserInteractionEnabled ? view : AnyView(view.disabled(true))
  }
}

/// How strongly a view asks for something of its layout. See Apple's documentation of `UILayoutPriority`.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The namespace of layout axes. There are no constraints here: SwiftUI places views.
public enum NSLayoutConstraint {
  /// Horizontal or vertical.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

/// A UIKit view that takes text, with the focus that it asks for and has.
private struct FocusedPlatformView: View {
  let view: UIView
  let content: AnyView
  @FocusState private var isFocused: Bool

  init(view: UIView, content: AnyView) {
    self.view = view
    self.content = content
  }

  var body: some View {
    content
      .focused($isFocused)
      .onChange(of: isFocused) { view.focusDidChange($1) }
      .onChange(of: view.focusRequest, initial: true) { _, request in
        if let request { isFocused = request.isFocused }
      }
  }
}
