import BanyanGraph
import Foundation
import Synchronization

/// What the app has put on the clipboard of its visitor.
///
/// Only the person may have the clipboard read: a `PasteButton` does, or pasting into a field. So
/// what is read here is what the app itself has put there last.
final class Pasteboard: Sendable {
  private let stored = Mutex<String?>(nil)
  private static let nobody = Pasteboard()

  private static var current: Pasteboard { CurrentApp.app?.pasteboard ?? nobody }

  /// The text of whoever the code runs for.
  static var text: String? { current.stored.withLock { $0 } }

  static func put(_ text: String?) {
    current.stored.withLock { $0 = text }
    let app = CurrentApp.app
    func copy() { assumingMainActor { app?.app?.keyWindow?.node.copy(text ?? "") } }
    if MainThread.isCurrent { copy() } else { Task { @MainActor in copy() } }
  }
}

extension WindowNode {
  /// Has the host put text on the person's clipboard.
  func copy(_ text: String) {
    context.runtime.perform { emit(.copy(text)) }
  }
}

/// The clipboard of the visitor on whose behalf the code runs, for text.
///
/// Writing puts the text on the person's own clipboard; a browser that wants to be asked first shows a
/// button. Reading gives what the app has put there last, since only the person may have the clipboard read:
/// with a `PasteButton`, or by pasting into a field. See Apple's documentation of `UIPasteboard`.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The visitor's clipboard.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard(())

  private init(_: Void) {}

  /// The text that the app has put there last.
  open var string: String? {
    get { Pasteboard.text }
    set { Pasteboard.put(newValue) }
  }

  /// The texts that the app has put there last; several are put there as lines.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The text as a URL.
  open var url: URL? {
    get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether the app has put text there.
  open var hasStrings: Bool { string != nil }

  /// Whether the app has put a URL there.
  open var hasURLs: Bool { url != nil }
}

/// The clipboard of the visitor on whose behalf the code runs, for text. See ``UIPasteboard`` for what can
/// be read, and Apple's documentation of `NSPasteboard`.
open class NSPasteboard: NSObject, @unchecked Sendable {
  /// A kind of content: text is the one that there is.
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

  /// Makes ready for new content, and forgets what the app has put there.
  @discardableResult
  open func clearContents() -> Int {
    if Pasteboard.text != nil { Pasteboard.put(nil) }
    return 0
  }

  /// Puts text on the clipboard.
  /// - Returns: whether it is of a kind that there is.
  @discardableResult
  open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    guard dataType == .string else { return false }
    Pasteboard.put(string)
    return true
  }

  /// The text that the app has put there last.
  open func string(forType dataType: PasteboardType) -> String? {
    dataType == .string ? Pasteboard.text : nil
  }
}
