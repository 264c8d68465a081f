import BanyanGraph
import BanyanHost
import Foundation
import SwiftUICore

extension StringProtocol {
  /// Returns the size of the text, each paragraph in one line.
  ///
  /// ```swift
  /// let width = title.size(withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)]).width
  /// ```
  ///
  /// The window that the visitor used last measures it, as it measures its own texts. Without a window, and on other threads than
  /// the main one, the size is an estimate: half of the font's size for each letter. See Apple's documentation of
  /// `size(withAttributes:)`.
  /// - Parameter attributes: the font of the text, a `UIFont`; the system's in 12 points if there is none. Others are ignored.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextSize.measure(String(self), in: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12))
  }
}

extension NSString {
  /// Returns the size of the text, each paragraph in one line, as the method of a Swift string does.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attributes)
  }
}

private enum TextSize {
  static func measure(_ string: String, in font: UIFont) -> CGSize {
    let measured =
      MainThread.isCurrent
      ? assumingMainActor {
        RunningApp.current?.keyWindow?.node.size(of: string, in: font.resolved)
      } : nil
    return measured ?? estimate(string, font.pointSize)
  }

  private static func estimate(_ string: String, _ fontSize: CGFloat) -> CGSize {
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: CGFloat(longest) * fontSize / 2, height: CGFloat(lines.count) * fontSize * 1.2)
  }
}
