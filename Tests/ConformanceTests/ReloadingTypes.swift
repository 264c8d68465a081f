import BanyanTesting
import SwiftUI
import SwiftUICore
import Testing

/// Edits of the types of views.
extension ReloadingEdits {
  @Test func `insight H16 edit 13: the type of rows changed`() throws {
    enum Before {
      struct Row: View {
        let name: String
        @State private var taps = 0
        var body: some View { Button(name) { taps += 1 }; Text("\(name) \(taps)") }
      }
      struct Screen: View {
        var body: some View { ForEach(["a", "b"], id: \.self) { Row(name: $0) } }
      }
    }
    enum After {
      struct OtherRow: View {
        let name: String
        @State private var taps = 0
        var body: some View { Text("\(name) \(taps)") }
      }
      struct Screen: View {
        var body: some View { ForEach(["b", "a", "c"], id: \.self) { OtherRow(name: $0) } }
      }
    }
    let app = try reload(Before.Screen(), After.Screen()) { $0.button("b").tap() }
    #expect(app.window.shows("b 0"))
    #expect(
      app.transferReport.resets == [
        "Row.taps (is no longer there)", "Row.taps (is no longer there)",
      ])

    enum Sorted {
      typealias Row = Before.Row
      struct Screen: View {
        var body: some View { ForEach(["b", "a", "c"], id: \.self) { Row(name: $0) } }
      }
    }
    let sorted = try reload(Before.Screen(), Sorted.Screen()) { $0.button("b").tap() }
    #expect(sorted.window.shows("b 1"))
    #expect(sorted.window.shows("a 0"))
    #expect(sorted.transferReport.keptCount == 2)
  }

  @Test func `insight H16 edit 14: a case added to an enum`() throws {
    enum Before {
      enum Mode { case plain, bold }
      enum Level: String, Codable { case low, high }
      struct Screen: View {
        @State private var mode = Mode.plain
        @State private var level = Level.low
        var body: some View { Button("Change") { (mode, level) = (.bold, .high) } }
      }
    }
    enum After {
      enum Mode { case plain, bold, huge }
      enum Level: String, Codable { case low, middle, high }
      struct Screen: View {
        @State private var mode = Mode.plain
        @State private var level = Level.low
        var body: some View { Text("\(mode) \(level)") }
      }
    }
    let app = try reload(Before.Screen(), After.Screen()) { $0.button("Change").tap() }
    #expect(app.window.shows("plain high"))
    #expect(app.transferReport.resets == ["Screen.mode (Mode has changed)"])
  }

  @Test func `insight H16 edit 15: a field added to a struct`() throws {
    enum Before {
      struct Item { var name = "" }
      struct Entry: Codable { var name = "" }
      struct Screen: View {
        @State private var item = Item()
        @State private var entry = Entry()
        var body: some View {
          Button("Change") {
            item.name = "x"
            entry.name = "y"
          }
        }
      }
    }
    enum After {
      struct Item {
        var name = ""
        var isDone = false
      }
      struct Entry: Codable {
        var name = ""
        var note: String?
      }
      struct Screen: View {
        @State private var item = Item()
        @State private var entry = Entry()
        var body: some View { Text("<\(item.name)> <\(entry.name)>") }
      }
    }
    let app = try reload(Before.Screen(), After.Screen()) { $0.button("Change").tap() }
    #expect(app.window.shows("<> <y>"))
    #expect(app.transferReport.resets == ["Screen.item (Item has changed)"])
  }

  @Test func `insight H16 edit 16: a view renamed`() throws {
    enum After {
      struct Tally: View {
        @State private var count = 0
        var body: some View { Text("\(count)") }
      }
      struct Screen: View { var body: some View { Tally() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `insight H16 edit 17: a branch added to an if, behind those that are there`() throws {
    enum Before {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var page = 0
        var body: some View {
          if page == 0 { Button("Next") { page = 1 } } else { Counter() }
        }
      }
    }
    enum After {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var page = 0
        var body: some View {
          if page == 0 { Text("start") } else if page == 1 { Counter() } else { Text("end") }
        }
      }
    }
    let app = try reload(Before.Screen(), After.Screen()) {
      $0.button("Next").tap()
      count($0)
    }
    // The page survives; the counter's branch does not.
    #expect(app.transferReport.keptCount == 1)
    #expect(app.window.shows("0"))
  }

  @Test func `insight H16 edit 18: a sheet's content edited while it is open`() throws {
    enum Before {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Counter() }
        }
      }
    }
    enum After {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var isOpen = false
        var body: some View {
          Button("Open it") { isOpen = true }.sheet(isPresented: $isOpen) {
            VStack {
              Text("New title")
              Counter()
            }
          }
        }
      }
    }
    let app = try reload(Before.Screen(), After.Screen()) {
      $0.button("Open").tap()
      count($0)
    }
    #expect(app.window.shows("New title"))
    #expect(app.window.shows("1"))
    #expect(app.transferReport.keptCount == 2)
  }

  @Test func `insight H16 edit 19: a page edited that has been pushed`() throws {
    enum Before {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Push") { path.append(3) }
              .navigationDestination(for: Int.self) { number in
                Counter().navigationTitle("\(number)")
              }
          }
        }
      }
    }
    enum After {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Push") { path.append(3) }
              .navigationDestination(for: Int.self) { number in
                Counter().navigationTitle("No. \(number)")
              }
          }
        }
      }
    }
    let app = try reload(Before.Screen(), After.Screen()) {
      $0.button("Push").tap()
      count($0)
    }
    #expect(app.window.title == "No. 3")
    #expect(app.window.shows("1"))
    #expect(app.transferReport.keptCount == 2)
  }

  @Test func `insight H16 edit 20: an author who wants a file to start anew`() throws {
    let app = try reload(Before.Screen(), Before.Screen(), unwanted: ["Counter"], count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (as asked for)"])
  }
}
