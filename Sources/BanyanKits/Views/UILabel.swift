import Foundation
import SwiftUICore

/// The alignment of the lines of a text, in UIKit and AppKit.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4

  /// The nearest alignment in SwiftUI. Left and right are interpreted as in left-to-right text, and justified
  /// lines are not stretched.
  var resolved: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  var alignment: Alignment {
    switch resolved {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A UIKit label. See Apple's documentation of `UILabel`.
@MainActor
@preconcurrency
open class UILabel: UIView {
  /// The text of the label.
  open var text: String? { didSet { lookDidChange() } }
  /// The color of the text; nil for that of the surrounding views.
  open var textColor: UIColor! { didSet { lookDidChange() } }
  /// The font; nil for the system font at 17 points.
  open var font: UIFont! { didSet { lookDidChange() } }
  /// The alignment of the text's lines.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { lookDidChange() } }

  override var alignment: Alignment { textAlignment.alignment }

  override var inside: AnyView {
    AnyView(
      Text(verbatim: text ?? "")
        .font(font.map(Font.init) ?? .system(size: 17))
        .foregroundColor(textColor.map(Color.init(uiColor:)))
        .multilineTextAlignment(textAlignment.resolved)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines))
  }
}

/// A spinning indicator that something is in progress. See Apple's documentation of `UIActivityIndicatorView`.
@MainActor
@preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// The size of the indicator.
  open var style: Style { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true { didSet { lookDidChange() } }
  /// The color of the indicator; nil for the default.
  open var color: UIColor! { didSet { lookDidChange() } }
  /// A Boolean value that indicates whether the indicator is spinning.
  open private(set) var isAnimating = false

  /// Creates a stopped indicator.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
  }

  /// Creates a stopped indicator of medium size.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Starts spinning.
  open func startAnimating() {
    isAnimating = true
    lookDidChange()
  }

  /// Stops spinning.
  open func stopAnimating() {
    isAnimating = false
    lookDidChange()
  }

  override var usualHugging: UILayoutPriority { .defaultHigh }

  // Hosts cannot show a stopped spinner, so its opacity is halved instead.
  override var inside: AnyView {
    AnyView(
      ProgressView()
        .controlSize(style == .large ? .large : .regular)
        .tint(color.map(Color.init(uiColor:)))
        .opacity(isAnimating ? 1 : hidesWhenStopped ? 0 : 0.5)
        .accessibilityHidden(!isAnimating))
  }
}
