// Modifiers of text.
import SwiftUI

struct StyledTexts: View {
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.truncationMode) private var truncationMode
  @Environment(\.minimumScaleFactor) private var minimumScaleFactor
  @Environment(\.allowsTightening) private var allowsTightening
  @Environment(\.textCase) private var textCase
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    VStack {
      Text("A").kerning(1).tracking(1).baselineOffset(2).monospacedDigit().fontDesign(.serif)
        .fontWidth(.condensed).textScale(.secondary).textScale(.default, isEnabled: false)
      Text("A").underline(pattern: .dot, color: .red).underline(true, color: nil)
      Text("A").strikethrough(true, pattern: .dashDot).strikethrough(false)
    }
    .kerning(1).tracking(1).baselineOffset(2).monospacedDigit()
    .fontDesign(.rounded).fontWidth(.expanded)
    .underline(true, pattern: .dashDotDot, color: .red).strikethrough(pattern: .solid)
    .lineLimit(nil).lineLimit(1...).lineLimit(...3).lineLimit(2...3)
    .lineLimit(2, reservesSpace: true)
    .lineSpacing(2).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
    .textCase(.uppercase)
    .environment(\.lineLimit, 2).environment(\.lineSpacing, 2).environment(\.textCase, .lowercase)
    .environment(\.truncationMode, .head).environment(\.minimumScaleFactor, 1)
    .environment(\.allowsTightening, false).environment(\.multilineTextAlignment, .leading)
    .environment(\.sizeCategory, .large)
  }
}

let lineStyles: [Text.LineStyle] = [
  .single, Text.LineStyle(), Text.LineStyle(pattern: .dash, color: .red),
]
let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded, Font.Width(0.1)]
let widthValue = Font.Width.standard.value
let leadings: [Font.Leading] = [.standard, .tight, .loose]
let moreFonts: [Font] = [
  .custom("A", size: 12, relativeTo: .body), .custom("A", fixedSize: 12),
  .body.width(.condensed).leading(.tight).smallCaps().lowercaseSmallCaps().uppercaseSmallCaps()
    .monospacedDigit(),
]
let categories: [ContentSizeCategory] = [
  .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
]

func compare(_ left: ContentSizeCategory, _ right: ContentSizeCategory) -> Bool {
  left < right || left <= right || left > right || left >= right || left.isAccessibilityCategory
}
