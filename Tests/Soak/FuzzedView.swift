import SwiftUI

/// A view with an example of everything that takes events.
struct FuzzedView: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      FuzzedControls().tabItem { Text("Controls") }.tag(0)
      FuzzedList().tabItem { Text("List") }.tag(1)
      FuzzedPages().tabItem { Text("Pages") }.tag(2)
      FuzzedGestures().tabItem { Text("Gestures") }.tag(3)
    }
  }
}

private struct FuzzedControls: View {
  @State private var text = "text"
  @State private var number = 5
  @State private var isOn = false
  @State private var amount = 0.5
  @State private var choice = "b"
  @State private var date = Date(timeIntervalSince1970: 1_000_000)
  @State private var color = Color.red
  @State private var isShown = false
  @State private var isAsked = false
  @State private var taps = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      Section {
        Button("Tapped \(taps) times") { taps = (taps + 1) % 1000 }
        TextField("Text", text: $text).focused($isFocused).onSubmit { taps = 0 }
        TextField("Number", value: $number, format: .number)
        SecureField("Secret", text: $text)
        TextEditor(text: $text)
        Toggle("On", isOn: $isOn)
        Slider(value: $amount, in: 0...1, step: 0.1)
        Stepper("Number \(number)", value: $number, in: 0...10)
        DatePicker("Date", selection: $date)
        ColorPicker("Color", selection: $color)
      }
      Section {
        Picker("Menu", selection: $choice) { options }
        Picker("Segments", selection: $choice) { options }.pickerStyle(.segmented)
        Picker("Inline", selection: $choice) { options }.pickerStyle(.inline)
        Menu("More") {
          Button("First") { taps = 1 }
          Button("Off", action: {}).disabled(true)
        }
        DisclosureGroup("Details") { Text(verbatim: text) }
        Text("A [link](app:thing) in **text**")
          .environment(\.openURL, OpenURLAction { _ in .handled })
          .contextMenu { Button("From the menu") { taps = 2 } }
      }
      Section {
        Button("Sheet") { isShown = true }
          .sheet(isPresented: $isShown) { FuzzedSheet(text: $text) }
        Button("Alert") { isAsked = true }
          .alert("Sure?", isPresented: $isAsked) {
            TextField("Why", text: $text)
            Button("Yes", role: .destructive) { isFocused = true }
          }
      }
    }
  }

  private var options: some View {
    ForEach(["a", "b", "c"], id: \.self) { Text($0) }
  }
}

private struct FuzzedSheet: View {
  @Binding var text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Text", text: $text)
      Button("Done") { dismiss() }
    }
    .presentationDetents([.medium, .large])
  }
}

private struct FuzzedList: View {
  @State private var items = Array(0..<30)
  @State private var selection: Set<Int> = []
  @State private var isEditing = false
  @State private var wanted = ""

  var body: some View {
    VStack {
      Text("\(items.count) items, \(selection.count) selected")
      Button("Fill") { items = Array(0..<30) }
      List(selection: $selection) {
        ForEach(items, id: \.self) { item in
          Text("Item \(item)")
            .swipeActions { Button("Drop") { items.removeAll { $0 == item } } }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .searchable(text: $wanted)
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000) { row in FuzzedRow(number: row) }
        }
      }
    }
  }
}

private struct FuzzedRow: View {
  let number: Int
  @State private var isMarked = false

  var body: some View {
    Button(isMarked ? "Row \(number), marked" : "Row \(number)") { isMarked.toggle() }
  }
}

private struct FuzzedPages: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(0..<5) { NavigationLink("To \($0)", value: $0) }
        .navigationTitle("Start")
        .navigationDestination(for: Int.self) { number in
          List {
            Text("Here is \(number)")
            if path.count < 5 { NavigationLink("On", value: number + 1) }
          }
          .navigationTitle("Page \(number)")
          .toolbar { Button("Back to the start") { path = [] } }
        }
    }
  }
}

private struct FuzzedGestures: View {
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  @State private var size = CGSize.zero
  @State private var count = 0
  @State private var isOver = false

  var body: some View {
    VStack {
      Text("\(count), \(isOver ? "over" : "away"), \(offset.width), \(size.width)")
      Rectangle()
        .frame(width: 100, height: 100)
        .offset(offset)
        .onTapGesture(count: 2) { count += 1 }
        .onLongPressGesture { count = 0 }
        .gesture(
          DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero }
        )
        .onHover { isOver = $0 }
      Circle()
        .scaleEffect(scale)
        .gesture(TapGesture().onEnded { scale = scale > 1 ? 1 : 2 })
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width / 10))")
          .onChange(of: geometry.size) { size = $1 }
      }
    }
  }
}
