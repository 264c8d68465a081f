import SwiftUI

// Texts that are laid out by how wide letters are: in rows, in frames, in scripts that no table of widths has, and in
// fonts that nobody has.

@main
struct Typefaces: App {
  var body: some Scene {
    WindowGroup { TypefacesView() }
  }
}

struct TypefacesView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Text("Sphinx of black quartz")
        Spacer()
        Text("judge my vow").bold()
        Text("12,345.67").font(.caption)
      }
      HStack {
        Text("Due date")
        Text("On the last Friday of the next month, or on the Monday that comes after it")
      }
      .frame(width: 300)
      Text("How vexingly quick daft zebras jump over the lazy dog, and how slowly it gets up again.")
        .frame(width: 260)
        .border(.gray)
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.largeTitle)
        Text("and small").font(.footnote).italic()
      }
      HStack {
        Text("नमस्ते दुनिया"); Text("สวัสดีชาวโลก"); Text("你好世界"); Text("مرحبا بالعالم"); Text("ཤེས་རབ")
      }
      Text("נאמר כי השועל החום המהיר קופץ מעל הכלב העצלן, ואז הוא חוזר לביתו לישון")
        .frame(width: 240)
      Text("In a font that nobody has").font(.custom("No Such Typeface", size: 22))
      Button("Count \(count)") { count += 1 }.buttonStyle(.bordered)
    }
    .padding()
  }
}
