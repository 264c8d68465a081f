import Foundation

/// A view of UIKit's, for ``UIViewRepresentable``.
///
/// These views can be shown: `UILabel`, `UITextView`, `UITextField`, `UISearchBar`, `UIActivityIndicatorView`, `UIVisualEffectView`, and a plain
/// `UIView` as a colored surface. What is set is shown with the next update, whoever sets it. A class of an app's own that derives from
/// `UIView` itself draws and places what is in it by means that no host has: a box with its name stands there, and that is
/// reported once. See Apple's documentation of `UIView`.
@MainActor
@preconcurrency
open class UIView: UIResponder, PlatformView {
  let changes = PlatformViewChanges()
  /// What it is a proxy of, if it stands for how all of its kind look.
  weak var proxies: AppearanceProxies?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// What the app has asked for last: to have the focus or to give it up.
  private(set) var focusRequest: FocusRequest?

  struct FocusRequest: Equatable {
    let number: Int
    let isFocused: Bool
  }

  public override init() {
    super.init()
  }

  /// Creates a view.
  /// - Parameter frame: has no meaning: SwiftUI's layout says how large the view is, and where.
  public init(frame: CGRect) {
    super.init()
  }

  /// What is behind the view's content; nil for nothing.
  open var backgroundColor: UIColor? { didSet { lookDidChange() } }
  /// The color of what stands out in the view; nil for that of the views around it.
  open var tintColor: UIColor! { didSet { lookDidChange() } }
  /// How opaque the view is, from 0, invisible, to 1.
  open var alpha: CGFloat = 1 { didSet { lookDidChange() } }
  /// Whether the view is not seen; its room stays.
  open var isHidden = false { didSet { lookDidChange() } }
  /// Whether a person can do something with the view.
  open var isUserInteractionEnabled = true { didSet { lookDidChange() } }
  /// What the view is for those who do not see it.
  open var accessibilityLabel: String? { didSet { lookDidChange() } }
  /// The view that it stands in: none, since SwiftUI's views are around it.
  open var superview: UIView? { nil }
  /// Whether it has the focus.
  open private(set) var isFirstResponder = false

  /// Says how little the view wants to be larger than what is in it: at `defaultHigh` and more it is as large as that, below it
  /// takes all the room there is.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    lookDidChange()
  }

  /// How little the view wants to be larger than what is in it.
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

  /// Something has been set that is to be seen.
  final func lookDidChange() {
    changes.tell()
    proxies?.publish()
  }

  var usualHugging: UILayoutPriority { .defaultLow }
  /// Whether a person can write into it.
  var takesFocus: Bool { false }
  /// Where what is in it stands where it is larger.
  var alignment: Alignment { .center }

  /// What is in it, without what is so for all views.
  var inside: AnyView {
    type(of: self) == UIView.self
      ? AnyView(Color.clear) : AnyView(UnknownPlatformView(self))
  }

  /// The focus has come to it or has left.
  func focusDidChange(_ isFocused: Bool) { isFirstResponder = isFocused }

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

/// How strongly a view wants something of its layout. See Apple's documentation of `UILayoutPriority`.
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

/// The namespace of the axes of a layout. There are no constraints here: SwiftUI places views.
public enum NSLayoutConstraint {
  /// From side to side, or from top to bottom.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

/// A view of UIKit's that a person writes into, with the focus that it wants and has.
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
