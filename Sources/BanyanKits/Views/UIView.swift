import Foundation
import SwiftUICore

/// A UIKit view, for ``UIViewRepresentable``.
///
/// The following views can be shown: `UILabel`, `UITextView`, `UITextField`, `UISearchBar`, `UIPageControl`,
/// `UIActivityIndicatorView`, `UIVisualEffectView`, MapKit's `MKMapView`, and a plain `UIView` as a colored surface. The next update shows any changes to a view's
/// properties. An app's own direct subclass of `UIView` shows its layers, if it has given itself some; see ``CALayer``. Otherwise it draws and
/// places its content in ways that no host supports: a box with its name is shown instead, which is reported once. See Apple's documentation of `UIView`.
@MainActor
@preconcurrency
open class UIView: UIResponder, PlatformView {
  let changes = PlatformViewChanges()
  /// The proxies to which the view belongs, if it is an appearance proxy.
  weak var proxies: AppearanceProxies?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The app's last request to move the focus to or from the view.
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

  /// The color behind the view's content; nil for none.
  open var backgroundColor: UIColor? { didSet { lookDidChange() } }
  /// The accent color of the view; nil for that of the views around it.
  open var tintColor: UIColor! { didSet { lookDidChange() } }
  /// The opacity of the view, from 0, invisible, to 1.
  open var alpha: CGFloat = 1 { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the view is hidden. A hidden view still takes up space.
  open var isHidden = false { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the view responds to input.
  open var isUserInteractionEnabled = true { didSet { lookDidChange() } }
  /// A number by which the app knows the view.
  open var tag = 0
  /// The size of the view, as SwiftUI's layout has found it; only views with layers receive it.
  open private(set) var bounds = CGRect.zero
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  private var ownLayer: CALayer?
  private var isLayingOut = false
  /// The name of the view for assistive technologies.
  open var accessibilityLabel: String? { didSet { lookDidChange() } }
  /// The containing UIKit view. Always nil, as SwiftUI views contain this view.
  open var superview: UIView? { nil }
  /// A Boolean value that indicates whether the view has the focus.
  open private(set) var isFirstResponder = false

  /// The layer of the view, an instance of ``layerClass``. A direct subclass of `UIView` shows it, with the layers in it.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    ownLayer = layer
    return layer
  }

  /// Called when the size of a view with layers has changed, for it to place them.
  open func layoutSubviews() {}

  /// Says whether UIKit animates its views. Has no effect, as the `animated` of other methods: the host decides on animations, and those of SwiftUI
  /// are for `withAnimation`.
  open class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Sets how much the view resists growing beyond its content: with at least `defaultHigh` it hugs its content, otherwise
  /// it takes all the available space.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    lookDidChange()
  }

  /// Returns how much the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? usualHugging
  }

  /// Moves the focus to the view, if it accepts focus.
  /// - Returns: whether it accepts focus.
  @discardableResult
  open func becomeFirstResponder() -> Bool { requestFocus(true) }

  /// Removes the focus from the view.
  @discardableResult
  open func resignFirstResponder() -> Bool { requestFocus(false) }

  private func requestFocus(_ isFocused: Bool) -> Bool {
    guard takesFocus else { return false }
    focusRequest = FocusRequest(number: (focusRequest?.number ?? 0) + 1, isFocused: isFocused)
    lookDidChange()
    return true
  }

  // MARK: Appearance

  /// Reports a change of a visible property.
  package final func lookDidChange() {
    changes.send()
    proxies?.publish()
  }

  var usualHugging: UILayoutPriority { .defaultLow }
  /// True if a person can type into the view.
  var takesFocus: Bool { false }
  /// The alignment of its content in a larger view.
  var alignment: Alignment { .center }

  /// The content, without the properties that all views share.
  var inside: AnyView {
    if let view = self as? any OtherModulesView { return view.drawing }
    if type(of: self) == UIView.self { return AnyView(Color.clear) }
    return showsLayers ? AnyView(LayeredContent(view: self)) : AnyView(UnknownPlatformView(self))
  }

  private var showsLayers: Bool { Self.layerClass != CALayer.self || ownLayer?.sublayers != nil }

  /// Reports a change of a layer, unless the view is placing its layers for a picture.
  final func layerDidChange() {
    if !isLayingOut { lookDidChange() }
  }

  /// Lets the view place its layers if its size has changed.
  final func layOutLayers(in size: CGSize) {
    if bounds.size == size { return }
    bounds.size = size
    isLayingOut = true
    layer.frame = bounds
    layoutSubviews()
    isLayingOut = false
  }

  /// Records that the view has gained or lost the focus.
  final func focusDidChange(_ isFocused: Bool) {
    isFirstResponder = isFocused
    if isFocused { didBeginEditing() } else { didEndEditing() }
  }

  /// Tells the delegate that the view has gained the focus.
  func didBeginEditing() {}

  /// Tells the delegate that the view has lost the focus.
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

/// A UIKit view that another of Apple's modules brings, such as a map.
@MainActor
package protocol OtherModulesView: UIView {
  /// The content of the view.
  var drawing: AnyView { get }
}

/// The strength of a view's layout request. See Apple's documentation of `UILayoutPriority`.
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
  /// The horizontal or vertical axis.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

/// A UIKit view for text input, with its focus.
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
