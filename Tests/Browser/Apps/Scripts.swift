import SwiftUI

/// Text in several scripts and in all weights.
struct ContentView: View {
  @State private var shown: [String] = []
  private let texts = [
    "Polish": "Zażółć gęślą jaźń", "Greek": "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
    "Russian": "Съешь же ещё этих мягких французских булок", "Vietnamese": "Tiếng Việt",
    "Keys": "⌘K",
  ]
  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        HStack {
          ForEach(texts.keys.sorted() + ["Italic"], id: \.self) { name in
            Button(name) { shown.append(name) }
          }
        }
        ForEach(shown, id: \.self) { name in
          if let text = texts[name] { Text(text) } else { Text("Slanted").italic() }
        }
        ForEach(weights.indices, id: \.self) { index in
          Text(
            "Where the river turns, the old mill stands among willows, and whoever comes by boat has to wait for the tide of 1987."
          )
          .fontWeight(weights[index]).frame(width: 260, alignment: .leading)
        }
        Text("0123456789").monospacedDigit().fontWeight(.black)
      }
    }
  }
}
