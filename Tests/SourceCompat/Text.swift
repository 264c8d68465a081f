// Text and fonts.
import SwiftUI

struct Texts: View {
  let name: String
  let count: Int
  let date: Date

  var body: some View {
    texts
    styled
    interpolated
    around
  }

  @ViewBuilder
  private var texts: some View {
    Text("key")
    Text("key", tableName: "Table", bundle: .main, comment: "For translators")
    Text(LocalizedStringKey(name))
    Text(verbatim: "key")
    Text(name)
    Text(name.dropFirst())
    Text(0.5, format: .percent)
    Text("one") + Text(" two")
  }

  @ViewBuilder
  private var styled: some View {
    Text("one").font(.body).fontWeight(.bold).foregroundColor(.red).foregroundStyle(.blue)
    Text("one").bold().italic().underline().strikethrough().monospaced()
    Text("one").bold(true).italic(true).underline(true, color: .red).strikethrough(true, color: nil)
    Text("one").font(nil).fontWeight(nil).foregroundColor(nil).monospaced(false) + Text("two")
  }

  @ViewBuilder
  private var interpolated: some View {
    Text("a \(name) b")
    Text("a \(name.prefix(1)) b")
    Text("a \(count) b \(0.5)")
    Text("a \(0.5, specifier: "%.1f")")
    Text("a \(0.5, format: .percent)")
    Text("a \(Text("two").bold())")
    Text("a \([count].description) \(Optional.some(count) as Any)")
  }

  @ViewBuilder
  private var around: some View {
    Group { Text("one") }
      .font(.title)
      .fontWeight(.heavy)
      .foregroundColor(.red)
      .foregroundStyle(.secondary)
      .bold()
      .italic()
    Group { Text("one") }
      .bold(false)
      .italic(false)
      .underline()
      .strikethrough()
      .monospaced()
      .lineLimit(2)
      .multilineTextAlignment(.center)
  }
}

let fonts: [Font] = [
  .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
  .caption, .caption2,
  .system(size: 12), .system(size: 12, weight: .bold, design: .serif),
  .system(.body), .system(.body, design: .rounded, weight: .light),
  .custom("Name", size: 12), Font.body.bold().italic().monospaced().weight(.thin),
]
let styles: [Font.TextStyle] = [
  .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
  .caption, .caption2,
]
let designs: [Font.Design] = [.default, .serif, .rounded, .monospaced]
let weights: [Font.Weight] = [
  .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
]
let alignments: [TextAlignment] = [.leading, .center, .trailing]

struct Resolving: View {
  @Environment(\.fontResolutionContext) private var context: Font.Context

  var body: some View {
    let font: Font.Resolved = Font.title.resolve(in: context)
    let isPlain = !(font.isBold || font.isItalic || font.isMonospaced)
    let isSmall = font.isSmallCaps || font.isLowercaseSmallCaps || font.isUppercaseSmallCaps
    Text(isPlain && !isSmall ? context.debugDescription : "other")
      .font(.system(size: font.pointSize * 2, weight: font.weight).leading(font.leading))
      .fontWidth(font.width)
  }
}
