import BanyanGraph
import Foundation
import SwiftUICore

/// The text clipboard of the visitor for whom the code runs.
///
/// Writing puts text on the person's own clipboard; a browser that requires consent shows a
/// button first. Reading returns the last text from the app, since only the person can let an app read the
/// clipboard, with a `PasteButton` or by pasting into a field. See Apple's documentation of `UIPasteboard`.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The visitor's clipboard.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard(())

  private init(_: Void) {}

  /// The last text that the app has put on the clipboard.
  open var string: String? {
    get { Pasteboard.text }
    set { Pasteboard.put(newValue) }
  }

  /// The last texts that the app has put on the clipboard. Several texts become lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text as a URL.
  open var url: URL? {
    get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether the app has put text on the clipboard.
  open var hasStrings: Bool { string != nil }

  /// A Boolean value that indicates whether the app has put a URL on the clipboard.
  open var hasURLs: Bool { url != nil }

  /// The image on the clipboard, which an app cannot read here: it is always nil. An app can put only text there.
  open var image: UIImage? { nil }

  /// A Boolean value that indicates whether there is an image for the app. It is always false.
  open var hasImages: Bool { false }
}

/// The text clipboard of the visitor for whom the code runs. See ``UIPasteboard`` for the limits on
/// reading, and Apple's documentation of `NSPasteboard`.
open class NSPasteboard: NSObject, @unchecked Sendable {
  /// A type of content. Only text is available.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
  }

  /// The visitor's clipboard.
  open class var general: NSPasteboard { shared }

  private static let shared = NSPasteboard(())

  private init(_: Void) {}

  /// Clears the app's content from the clipboard.
  @discardableResult
  open func clearContents() -> Int {
    if Pasteboard.text != nil { Pasteboard.put(nil) }
    return 0
  }

  /// Puts text on the clipboard.
  /// - Returns: whether the type is available.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string else { return false }
    Pasteboard.put(string)
    return true
  }

  /// Returns the last text that the app has put on the clipboard.
  open func string(forType dataType: PasteboardType) -> String? {
    dataType == .string ? Pasteboard.text : nil
  }
}
