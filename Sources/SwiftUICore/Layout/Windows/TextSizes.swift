import BanyanHost
import BanyanLayout
import Foundation

extension WindowNode {
  /// Returns the size of a text in one font, each paragraph in one line; nil if the window has no layout.
  package func size(of string: String, in font: FontDescription) -> CGSize? {
    guard let setup = layout?.setup else { return nil }
    var style = TextStyle()
    style.font = font
    let text = LayoutText(string, style: setup.number(style))
    let lines = setup.measurer.lines(
      of: text, scale: 1, width: .infinity, most: Int(UInt16.max))
    return CGSize(width: lines.size.width, height: lines.size.height)
  }
}
