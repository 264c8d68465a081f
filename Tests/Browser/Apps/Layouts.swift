import SwiftUI

// Screens whose layout style sheets get wrong, one at a time.

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
    Screen("geometry") {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) wide").frame(width: proxy.size.width / 2).border(.gray)
      }
      .frame(height: 100)
    },
  ]
}

/// What style sheets get wrong, in rows of lists.
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
