import SwiftUI

@main
struct BadInputApp: App {
  var body: some Scene {
    WindowGroup { BadInput() }
  }
}

/// Mistakes of programs, a screen for each, beside a counter that shows that the app continues.
struct BadInput: View {
  private static let topics = [
    "nothing", "picture", "sizes", "rows", "long", "endless", "restless", "no number", "no places",
  ]
  @State private var topic = ""
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack {
        Button("Count \(count)") { count += 1 }
        ForEach(Self.topics, id: \.self) { name in
          Button(name) { topic = name }
        }
        switch topic {
        case "picture": MissingPictures()
        case "sizes": NoSizes()
        case "rows": SameRows()
        case "long": LongText()
        case "endless": Endless()
        case "restless": Restless()
        case "no number":
          Answering(size: CGSize(width: CGFloat.nan, height: 30)) { Text("inside") }
          Text("below")
        case "no places":
          Answering() { Text("inside") }
          Text("below")
        default: Text("nothing is wrong")
        }
      }
    }
  }
}

struct MissingPictures: View {
  var body: some View {
    Image("no-such-picture")
    Image(systemName: "no.such.symbol")
    AsyncImage(url: URL(string: "/no-such-picture.png"))
    Text("pictures")
  }
}

struct NoSizes: View {
  var body: some View {
    Text("sizes").frame(width: .nan, height: -10).padding(.nan).offset(x: .infinity)
      .font(.system(size: -3)).cornerRadius(.nan).scaleEffect(.nan).opacity(.nan)
    Circle().stroke(lineWidth: .nan).frame(width: .infinity, height: .nan)
    ProgressView(value: Double.nan)
    Slider(value: .constant(.nan), in: 0...1)
    LazyVGrid(columns: [GridItem(.fixed(-1)), GridItem(.adaptive(minimum: .nan))]) { Text("grid") }
  }
}

/// A layout that returns a given size, and places nothing.
struct Answering: Layout {
  var size = CGSize(width: 60, height: 30)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct SameRows: View {
  struct Row: Identifiable {
    let id = 1
    let name: String
  }

  @State private var rows = [Row(name: "one"), Row(name: "other")]

  var body: some View {
    ForEach(rows) { Text($0.name) }
    Button("Add a row") { rows.append(Row(name: "third")) }
  }
}

struct LongText: View {
  var body: some View {
    Text(String(repeating: "0123456789", count: 1_000_000)).lineLimit(2)
    Text("long")
  }
}

struct Endless: View {
  var body: some View {
    HStack {
      AnyView(Endless())
      AnyView(Endless())
    }
  }
}

struct Restless: View {
  @State private var isLeft = false

  var body: some View {
    if isLeft {
      Text("left").onAppear { isLeft = false }
    } else {
      Text("right").onAppear { isLeft = true }
    }
  }
}
