import Foundation

/// How the lines of a text are aligned, in UIKit's and AppKit's terms.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4

  /// The nearest alignment of SwiftUI's. Left and right are taken as in a text that is read from left to right, and justified
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
  /// Its text.
  open var text: String? { didSet { lookDidChange() } }
  /// The color of its text; nil for that of the views around it.
  open var textColor: UIColor! { didSet { lookDidChange() } }
  /// The font; nil for the system font at 17 points.
  open var font: UIFont! { didSet { lookDidChange() } }
  /// How its lines are aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// The most lines that it has; 0 for no limit.
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
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large it is.
  open var style: Style { didSet { lookDidChange() } }
  /// Whether it is hidden while it does not spin.
  open var hidesWhenStopped = true { didSet { lookDidChange() } }
  /// Its color; nil for the usual one.
  open var color: UIColor! { didSet { lookDidChange() } }
  /// Whether it spins.
  open private(set) var isAnimating = false

  /// Creates an indicator that does not spin yet.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
  }

  /// Starts it spinning.
  open func startAnimating() {
    isAnimating = true
    lookDidChange()
  }

  /// Stops it spinning.
  open func stopAnimating() {
    isAnimating = false
    lookDidChange()
  }

  override var usualHugging: UILayoutPriority { .defaultHigh }

  // Hosts cannot show a spinner that does not spin, so a stopped one is half as opaque.
  override var inside: AnyView {
    AnyView(
      ProgressView()
        .controlSize(style == .large ? .large : .regular)
        .tint(color.map(Color.init(uiColor:)))
        .opacity(isAnimating ? 1 : hidesWhenStopped ? 0 : 0.5)
        .accessibilityHidden(!isAnimating))
  }
}
