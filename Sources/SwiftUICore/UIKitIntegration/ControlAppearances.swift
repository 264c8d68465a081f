import Foundation

/// The states of a control for which it may look different. See Apple's documentation of `UIControl.State`.
public enum UIControl {
  /// A set of states.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let selected = State(rawValue: 1 << 2)
  }
}

/// The appearance of pickers in the segmented style. There are no UIKit controls, so use this class only through ``appearance()``.
///
/// ```swift
/// init() {
///   UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
///   UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
/// }
/// ```
///
/// See Apple's documentation of `UISegmentedControl`.
@MainActor
@preconcurrency
open class UISegmentedControl: UIView {
  private var titleColors: [UIControl.State: UIColor] = [:]

  override init() {
    super.init()
  }

  /// Returns the appearance proxy for all segmented pickers of the app: also their `backgroundColor`.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the selected segment; nil for the default.
  open var selectedSegmentTintColor: UIColor? { didSet { lookDidChange() } }

  /// Sets the text attributes of titles; only `foregroundColor` has an effect.
  /// - Parameter state: `normal` for all segments, or `selected` for the selected one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleColors[state] = attributes?[.foregroundColor] as? UIColor
    lookDidChange()
  }

  var look: AppearanceValues.Segments {
    AppearanceValues.Segments(
      background: backgroundColor?.adaptive.description,
      chosenBackground: selectedSegmentTintColor?.adaptive.description,
      titleColor: titleColors[.normal]?.adaptive.description,
      chosenTitleColor: titleColors[.selected]?.adaptive.description)
  }
}

/// The appearance of the dots of tab views in the page style. There are no UIKit controls, so use this class only through
/// ``appearance()``. See Apple's documentation of `UIPageControl`.
@MainActor
@preconcurrency
open class UIPageControl: UIView {
  override init() {
    super.init()
  }

  /// Returns the appearance proxy for the dots of all tab views of the app.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the current page's dot; nil for the default.
  open var currentPageIndicatorTintColor: UIColor? { didSet { lookDidChange() } }
  /// The color of the other dots, which are translucent; nil for the default.
  open var pageIndicatorTintColor: UIColor? { didSet { lookDidChange() } }

  var look: AppearanceValues.PageIndicators {
    AppearanceValues.PageIndicators(
      color: pageIndicatorTintColor?.adaptive.description,
      currentColor: currentPageIndicatorTintColor?.adaptive.description)
  }
}
