import BanyanHost
import Foundation
import SwiftUICore

/// An AppKit font, for `Font(_:)`. See Apple's documentation of `NSFont`.
public final class NSFont: NSObject, @unchecked Sendable {
  public typealias Weight = UIFont.Weight

  let resolved: FontDescription

  init(_ description: FontDescription) {
    resolved = description
  }

  /// Creates a font with a name and a size in points. Only the host knows whether the font exists; text
  /// uses the system font if it does not.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(FontDescription(size: .points(Double(fontSize)), name: fontName))
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(FontDescription(size: .points(Double(fontSize))))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(FontDescription(size: .points(Double(fontSize)), weight: weight.resolved))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      FontDescription(
        size: .points(Double(fontSize)), weight: weight.resolved, design: .monospaced))
  }

  /// The size in points, for the default text size.
  public var pointSize: CGFloat {
    switch resolved.size {
    case .style(let style): CGFloat(DynamicTypeSize.large.points(of: style))
    case .points(let points): CGFloat(points)
    }
  }

  /// The size of the system font, in points.
  public class var systemFontSize: CGFloat { 13 }
  /// The size of the small system font, in points.
  public class var smallSystemFontSize: CGFloat { 11 }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont)?.resolved == resolved
  }

  public override var hash: Int { resolved.hashValue }
}

extension Font {
  /// Creates a font from an AppKit font.
  // UIKit's and AppKit's types are both available, and `Color(.red)` must resolve to one of them.
  @_disfavoredOverload
  public init(_ font: NSFont) {
    self.init(font.resolved)
  }
}
