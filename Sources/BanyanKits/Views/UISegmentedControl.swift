import Foundation
import SwiftUICore

/// The appearance of pickers in the segmented style. It is not a view here, so use this class only through ``appearance()``.
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
open class UISegmentedControl: UIControl {
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var titleFonts: [UIControl.State: UIFont] = [:]

  override init() {
    super.init()
  }

  /// Returns the appearance proxy for all segmented pickers of the app: also their `backgroundColor`.
  public class func appearance() -> Self { AppearanceProxies.current.proxy(of: self) }

  /// The color of the selected segment; nil for the default.
  open var selectedSegmentTintColor: UIColor? { didSet { lookDidChange() } }

  /// Sets the text attributes of titles; `foregroundColor` and `font` have an effect.
  /// - Parameter state: `normal` for all segments, or `selected` for the selected one.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleColors[state] = attributes?[.foregroundColor] as? UIColor
    titleFonts[state] = attributes?[.font] as? UIFont
    lookDidChange()
  }

  var look: AppearanceValues.Segments {
    var look = AppearanceValues.Segments()
    look.background = backgroundColor?.adaptive.description
    look.chosenBackground = selectedSegmentTintColor?.adaptive.description
    look.titleColor = titleColors[.normal]?.adaptive.description
    look.chosenTitleColor = titleColors[.selected]?.adaptive.description
    look.titleFont = titleFonts[.normal]?.resolved
    look.chosenTitleFont = titleFonts[.selected]?.resolved
    return look
  }
}
