import SwiftUI

// Screens whose layout style sheets get wrong, one screen at a time.

@main
struct Layouts: App {
  var body: some Scene {
    WindowGroup { LayoutsView() }
  }
}

struct LayoutsView: View {
  @State private var screen = Screen.all[0].name

  var body: some View {
    VStack(spacing: 0) {
      Button("Next") {
        let index = Screen.all.firstIndex { $0.name == screen } ?? 0
        screen = Screen.all[(index + 1) % Screen.all.count].name
      }
      Text(screen).font(.caption).accessibilityIdentifier("screen")
      Screen.all.first { $0.name == screen }?.view
    }
  }
}

private let lorem =
  "The quick brown fox jumps over the lazy dog, and the dog, which had been asleep, barks at the moon until dawn."

private struct Picture: View {
  var body: some View {
    LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
  }
}

struct Screen {
  let name: String
  let view: AnyView

  init(_ name: String, @ViewBuilder _ view: () -> some View) {
    self.name = name
    self.view = AnyView(view())
  }

  @MainActor static let all = [
    Screen("scaled to fit") {
      VStack {
        Picture().aspectRatio(1.5, contentMode: .fit)
        Text("A caption")
      }
      .frame(width: 150, height: 200).border(.gray)
    },
    Screen("filled circle") {
      Picture().aspectRatio(1.5, contentMode: .fill).clipShape(Circle())
        .frame(width: 100, height: 100)
    },
    Screen("filled and clipped") {
      Picture().aspectRatio(1.5, contentMode: .fill).frame(height: 200).clipped()
    },
    Screen("corner radius") {
      Picture().aspectRatio(1.5, contentMode: .fit).cornerRadius(10).frame(height: 200)
    },
    Screen("bounded button") {
      Text("Sign in").frame(maxWidth: 200).padding().background(.blue)
    },
    Screen("text between colors") {
      HStack {
        Color.red; Text("Hello, world"); Color.green
      }.frame(width: 200, height: 80)
    },
    Screen("two texts in a row") {
      HStack {
        Text("Due date"); Text("On the last Friday of the next month")
      }
      .frame(width: 200).border(.gray)
    },
    Screen("padded colors") {
      HStack {
        Color.red.padding(20); Color.green
      }.frame(width: 300, height: 100)
    },
    Screen("long text in a small frame") {
      VStack {
        Text(lorem).frame(width: 120, height: 44).border(.gray)
        Text("Below")
      }
    },
    Screen("scroll view beside spacer") {
      VStack {
        Text("Title").font(.title)
        ScrollView {
          VStack { ForEach(0..<40) { Text("Row \($0)") } }
        }
        Spacer()
        Button("Done") {}.buttonStyle(.borderedProminent)
      }
    },
    Screen("overlay larger than its view") {
      Text("Small").overlay { Circle().stroke(.red, lineWidth: 2).frame(width: 120, height: 120) }
        .padding(60)
    },
    Screen("borders") {
      VStack(alignment: .leading, spacing: 12) {
        Text("Inside").padding().border(.red)
        Text("Outside").border(.blue, width: 3).padding()
        Text(lorem).padding(8).border(.green)
        Color.yellow.frame(width: 60, height: 30).border(.red, width: 4)
          .accessibilityIdentifier("color")
        TextEditor(text: .constant("Text")).frame(height: 60).border(.red, width: 4)
          .accessibilityIdentifier("editor")
      }.padding()
    },
    Screen("controls") {
      VStack(alignment: .leading) {
        HStack {
          Image(systemName: "star")
          Text("Rate this").font(.headline)
          Spacer()
          Text("5").foregroundStyle(.secondary)
        }
        TextField("Name", text: .constant(""))
        Toggle("Loud", isOn: .constant(true))
        Slider(value: .constant(0.5))
        Divider()
        HStack {
          Button("Cancel") {}.buttonStyle(.bordered)
          Button("Continue with what is selected") {}.buttonStyle(.borderedProminent)
        }
        ProgressView(value: 0.4)
        Label("A label", systemImage: "bolt")
      }.padding()
    },
    Screen("grid") {
      Grid {
        GridRow {
          Text("A"); Text("Second column"); Text("3")
        }
        GridRow {
          Text("Longer"); Text("B"); Color.blue.frame(width: 30, height: 20)
        }
      }
    },
    Screen("list rows") { ListRows() },
    Screen("form rows") { FormRows() },
    Screen("headers and badges") { HeadersAndBadges() },
    Screen("links in rows") { LinksInRows() },
    Screen("page below its bar") { PageBelowItsBar() },
    Screen("presentations") { Presentations() },
    Screen("animated frame") { AnimatedFrame() },
    Screen("overfilled pile") {
      ZStack {
        Picture().aspectRatio(4, contentMode: .fill)
        Text("In the middle").accessibilityIdentifier("middle")
      }
      .accessibilityIdentifier("pile")
    },
    Screen("filled picture that scrolls") {
      ScrollView {
        VStack {
          Picture().aspectRatio(4, contentMode: .fill).frame(height: 200)
            .accessibilityIdentifier("picture")
          Text("Below").accessibilityIdentifier("below")
        }
      }
    },
    Screen("fonts of controls") {
      VStack {
        Picker("Bread", selection: .constant(1)) { Text("Rye").tag(1) }
          .pickerStyle(.menu).font(.title.italic())
        HStack {
          Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
          Button("Bold") {}.buttonStyle(.borderedProminent)
        }
        HStack {
          Toggle("Bold", isOn: .constant(false)).toggleStyle(.button).controlSize(.large)
          Button("Bold") {}.buttonStyle(.bordered).controlSize(.large)
        }
      }
    },
    Screen("picture between texts") {
      VStack {
        Text("Title")
        Picture().aspectRatio(1.5, contentMode: .fit)
        Text("Caption")
      }
      .padding()
    },
    Screen("text beside color") {
      HStack {
        Text("The quick brown fox jumps over lazy dog"); Color.red
      }.frame(width: 300, height: 100)
    },
    Screen("bubble beside spacer") {
      HStack {
        Text("The quick brown fox jumps over lazy dog").padding(10).background(.gray)
        Spacer()
      }.frame(width: 300)
    },
    Screen("least after most") {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).accessibilityIdentifier("most")
        Rectangle().fill(.red).frame(minWidth: 100).accessibilityIdentifier("least")
      }
      .frame(width: 150, height: 50)
      .overlay { Color.clear.accessibilityIdentifier("frame") }
    },
    Screen("cards in a lazy grid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.fixed(120))]) {
          VStack {
            ForEach(0..<3) { number in
              Rectangle().aspectRatio(2, contentMode: .fit)
                .accessibilityIdentifier("shape\(number)")
                .frame(maxHeight: 40)
            }
          }
          .aspectRatio(2 / 3, contentMode: .fit)
          ZStack {
            Color.gray.accessibilityIdentifier("card")
            VStack {
              ForEach(0..<3) { number in
                Rectangle().fill(.red).aspectRatio(2, contentMode: .fit)
                  .accessibilityIdentifier("carded\(number)")
                  .frame(maxHeight: 40)
              }
            }
          }
          .aspectRatio(2 / 3, contentMode: .fit)
          Text("A text that has to wrap in its cell")
          HStack {
            Color.red; Text("Hello, world"); Color.green
          }.frame(height: 60)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70)), GridItem(.fixed(40))], spacing: 4) {
          ForEach(0..<500) { number in Text("\(number)").frame(height: 30).border(.gray) }
        }
      }
    },
    Screen("geometry") {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) wide").frame(width: proxy.size.width / 2).border(.gray)
      }
      .frame(height: 100)
    },
    Screen("shrinking words") {
      VStack(alignment: .leading) {
        Text("September").accessibilityIdentifier("whole")
        Text("September").accessibilityIdentifier("broken").frame(width: 60, alignment: .leading)
        Group {
          Text("September").accessibilityIdentifier("word")
          Text("in September").accessibilityIdentifier("words")
          Text("September").lineLimit(2, reservesSpace: true).accessibilityIdentifier("reserved")
        }
        .frame(width: 60, alignment: .leading).minimumScaleFactor(0.5)
        Text("September").accessibilityIdentifier("smallest")
          .frame(width: 30, alignment: .leading).minimumScaleFactor(0.5)
      }
    },
  ]
}

/// Layouts that style sheets get wrong, in rows of lists.
private struct ListRows: View {
  @State private var isRow = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("There")
          } label: {
            HStack(spacing: 12) {
              Picture().aspectRatio(1, contentMode: .fill).frame(width: 40, height: 40)
                .clipShape(Circle())
              VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text(lorem).font(.caption).foregroundStyle(.secondary).lineLimit(1)
              }
              Spacer()
              Text("12:40").font(.caption).foregroundStyle(.secondary)
            }
          }
          ViewThatFits {
            HStack {
              Text("There is room for all of these words in a row of a wide window"); Text("Wide")
            }
            Text("Narrow")
          }
          let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          layout {
            Text("One")
            Button("Turn") { isRow.toggle() }
          }
        }
        Section("Guides and pictures") {
          VStack(alignment: .leading) {
            Text("At the edge")
            Text("Farther in").alignmentGuide(.leading) { _ in -24 }
          }
          Picture().aspectRatio(3, contentMode: .fit)
          HStack {
            Color.red; Text("Hello, world"); Color.green
          }.frame(height: 40)
          Text(lorem)
          Text(lorem).lineLimit(2).frame(width: 200)
          GeometryReader { proxy in
            Color.blue.frame(width: proxy.size.width / 2)
          }.frame(height: 30)
        }
        Section {
          Label("A label", systemImage: "bolt")
          Text("Of a background").listRowBackground(Color.yellow)
          Text("Of its own insets")
            .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40))
        }
      }
    }
  }
}

/// The same, in rows of forms.
private struct FormRows: View {
  @State private var name = ""
  @State private var isOn = true

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $name)
        HStack {
          Text("Nickname"); TextField("None", text: $name)
        }
        Toggle(isOn: $isOn) {
          VStack(alignment: .leading) {
            Text("Loud")
            Text("It can be heard from afar.").font(.caption).foregroundStyle(.secondary)
          }
        }
        HStack {
          Text("Due date"); Spacer(); Text("On the last Friday of the next month")
        }
        VStack(alignment: .leading) {
          Text("Volume")
          Slider(value: .constant(0.5))
        }
      }
      Section {
        Button("Save") {}
        HStack {
          Button("Cancel") {}.buttonStyle(.bordered)
          Spacer()
          Button("Continue") {}.buttonStyle(.borderedProminent)
        }
        ProgressView(value: 0.4).padding(.vertical, 8)
      }
    }
  }
}

/// Views around rows and beside them.
private struct LinksInRows: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Direct", value: 1)
        NavigationLink("Menu", value: 2).contextMenu { Button("Copy") {} }
        NavigationLink("Menu and padding", value: 3).contextMenu { Button("Copy") {} }
          .padding(.vertical, 4)
        NavigationLink("Background", value: 4).background(.yellow)
        NavigationLink(value: 5) { Label("Label", systemImage: "star") }.opacity(0.9)
      }
      .navigationDestination(for: Int.self) { Text("Page \($0)") }
    }
  }
}

/// A bar at the bottom stays in sight, however long what is above it would like to be.
private struct PageBelowItsBar: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Color.orange.frame(height: 400)
          Color.yellow.frame(height: 400)
        }
      }
      .ignoresSafeArea(edges: .top)
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Start") {} } }
    }
  }
}

private struct HeadersAndBadges: View {
  @State private var count = 7

  var body: some View {
    List {
      Section {
        Text("Inbox").badge(count)
        HStack {
          Text("Sent"); Spacer(); Text("today").foregroundStyle(.secondary)
        }
        .badge("12,345")
        Label("Drafts", systemImage: "doc").badge(3)
        Label("Trash", systemImage: "trash").badge(4).swipeActions { Button("Empty") {} }
        NavigationLink("Archive") { Text("Nothing") }.badge(5)
        Button("Count") { count += 100 }
      } header: {
        HStack {
          Text("Mailboxes"); Spacer(); Image(systemName: "tray")
        }
      } footer: {
        Text(lorem)
      }
      Section("A plain header") { Text(lorem) }
      Section {
        LabeledContent("Name", value: "Ada")
        LabeledContent {
          HStack {
            Circle().fill(.green).frame(width: 10, height: 10)
            Text("ready")
          }
        } label: {
          VStack(alignment: .leading) {
            Text("State")
            Text("of the machine").font(.caption)
          }
        }
      } header: {
        Text("A prominent header")
      }
      .headerProminence(.increased)
    }
  }
}

/// Views in sheets, covers and popovers.
private struct Presentations: View {
  @State private var shown = ""
  @State private var isLong = false
  @State private var detent = PresentationDetent.medium

  private func isShown(_ name: String) -> Binding<Bool> {
    Binding {
      shown == name
    } set: {
      if !$0 { shown = "" }
    }
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Picture().aspectRatio(1.5, contentMode: .fill).frame(width: 60, height: 60).clipShape(
          Circle())
        VStack(alignment: .leading) {
          Text("A title").font(.headline)
          Text(isLong ? lorem : "A line below").font(.caption)
        }
      }
      Text("Small").overlay { Circle().stroke(.red, lineWidth: 2).frame(width: 80, height: 80) }
        .padding(30)
      Button("Lengthen") { isLong.toggle() }.buttonStyle(.bordered)
    }
    .padding()
  }

  var body: some View {
    VStack {
      Button("Card") { shown = "card" }.sheet(isPresented: isShown("card")) { card }
      Button("Greedy") { shown = "greedy" }
        .sheet(isPresented: isShown("greedy")) {
          HStack {
            Color.red.padding(20); Text("Hello, world"); Color.green
          }
        }
      Button("Half") { shown = "half" }
        .sheet(isPresented: isShown("half")) {
          VStack {
            Button(detent == .medium ? "Larger" : "Smaller") {
              detent = detent == .medium ? .large : .medium
            }
            Color.blue
          }
          .padding()
          .presentationDetents([.medium, .large], selection: $detent)
        }
      Button("Cover") { shown = "cover" }
        .fullScreenCover(isPresented: isShown("cover")) {
          VStack {
            card; Spacer(); Button("Close") { shown = "" }
          }
        }
      Button("Popover") { shown = "popover" }
        .popover(isPresented: isShown("popover")) { card.frame(maxWidth: 300) }
      Button("Pages") { shown = "pages" }
        .sheet(isPresented: isShown("pages")) {
          NavigationStack {
            List {
              Section("Rows") {
                HStack {
                  Text("Name"); Spacer(); Text("Value")
                }
                Text(lorem)
              }
            }
            .navigationTitle("Pages")
            .toolbar { Button("Close") { shown = "" } }
          }
        }
    }
  }
}

/// Views that move from one place to another.
private struct AnimatedFrame: View {
  @State private var isWide = false

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        GeometryReader { proxy in
          Color.red.accessibilityIdentifier("color")
          Text("\(Int(proxy.size.width))").accessibilityIdentifier("said")
        }
        .frame(width: isWide ? 200 : 100, height: 40)
        Text("beside").accessibilityIdentifier("beside")
      }
      Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }
}
