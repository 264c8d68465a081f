import Foundation

/// Where the lines of a text stand, in words of UIKit's and AppKit's.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4

  /// On a side that does not change with the direction of reading, as far as lines have one: they stand where they would in a
  /// text that is read from left to right. Lines are not stretched.
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

/// A text of UIKit's. See Apple's documentation of `UILabel`.
@MainActor
@preconcurrency
open class UILabel: UIView {
  /// What it says.
  open var text: String? { didSet { lookDidChange() } }
  /// The color of its letters; nil for that of the views around it.
  open var textColor: UIColor! { didSet { lookDidChange() } }
  /// The font; nil for seventeen points of the system's.
  open var font: UIFont! { didSet { lookDidChange() } }
  /// Where its lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { lookDidChange() } }
  /// How many lines there are at most; 0 for as many as there is room for.
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

/// Something that turns for as long as something goes on. See Apple's documentation of `UIActivityIndicatorView`.
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
  /// Whether it is not seen while it stands still.
  open var hidesWhenStopped = true { didSet { lookDidChange() } }
  /// Its color; nil for the usual one.
  open var color: UIColor! { didSet { lookDidChange() } }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Creates an indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    lookDidChange()
  }

  /// Lets it stand still.
  open func stopAnimating() {
    isAnimating = false
    lookDidChange()
  }

  override var usualHugging: UILayoutPriority { .defaultHigh }

  // A wheel that stands still is not to be seen in any browser, so it is half as opaque.
  override var inside: AnyView {
    AnyView(
      ProgressView()
        .controlSize(style == .large ? .large : .regular)
        .tint(color.map(Color.init(uiColor:)))
        .opacity(isAnimating ? 1 : hidesWhenStopped ? 0 : 0.5)
        .accessibilityHidden(!isAnimating))
  }
}
