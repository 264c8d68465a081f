import SwiftUI

/// Fonts, and the style of letters and lines.
struct FontsPage: View {
  var body: some View {
    List {
      Section("Styles") {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Subheadline").font(.subheadline)
        Text("Callout").font(.callout)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
      Section("Fonts") {
        Text("Rounded, heavy").font(.system(size: 24, weight: .heavy, design: .rounded))
        Text("Serif, italic").font(.system(.title3, design: .serif)).italic()
        Text("let answer = 42").monospaced()
        Text("Small Capitals").font(.body.smallCaps())
        Text("1111 and 8888").font(.title3.monospacedDigit())
        Text("Condensed").font(.title3.width(.condensed)).fontWeight(.semibold)
        Text("A design from around").fontDesign(.serif)
      }
      Section("Letters") {
        Text("Underlined").underline()
        Text("Dashed").underline(true, pattern: .dash, color: .red)
        Text("Struck through").strikethrough(true, color: .secondary)
        Text("Tracking").tracking(6)
        Text("E = mc") + Text("2").font(.caption).baselineOffset(6)
        Text("Capital letters").textCase(.uppercase)
        Text("Beside what matters").textScale(.secondary)
      }
      Section("Lines") {
        Text(proverb).lineLimit(1)
        Text(proverb).lineLimit(1).truncationMode(.middle)
        Text(proverb).lineLimit(1).minimumScaleFactor(0.5)
        Text(proverb).lineLimit(2).lineSpacing(6)
        Text("Room for two").lineLimit(2, reservesSpace: true)
        Text(proverb).multilineTextAlignment(.center).frame(maxWidth: 240)
      }
      Section("UIKit") {
        Text("A font of UIKit").font(Font(UIFont.boldSystemFont(ofSize: 20)))
        Text("A gray of UIKit").padding(6).background(Color(uiColor: .systemGray5))
      }
    }
  }

  private var proverb: String {
    "What is written without effort is in general read without pleasure, as somebody once said."
  }
}
