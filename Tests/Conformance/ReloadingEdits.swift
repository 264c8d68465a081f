import BanyanTesting
import SwiftUI
import SwiftUICore
import Testing

/// What goes on, and what starts anew, when a program is edited while it runs: each edit that people make,
/// with the views of the program before and after it.
@MainActor
@Suite struct ReloadingEdits {
  /// Shows what a program shows after an edit that showed something else before.
  private func reload(
    _ before: some View, _ after: some View, edited: Set<String> = [], unwanted: Set<String> = [],
    _ use: (TestWindow) -> Void
  ) throws -> TestApp {
    let app = TestApp(before)
    use(app.window)
    return try TestApp(
      after, goingOnFrom: app.keptState, except: .init(edited: edited, unwanted: unwanted))
  }

  private func count(_ window: TestWindow) { window.button("Count").tap() }

  /// A view as it is before most edits.
  enum Before {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count") { count += 1 }; Text("\(count)") }
    }
    struct Screen: View {
      var body: some View { Counter() }
    }
  }

  @Test func `nothing edited: everything goes on, and no body sees a first value`() throws {
    let app = try reload(Before.Screen(), Before.Screen(), count)
    #expect(app.window.texts.contains("1"))
    #expect(app.bodies == ["Screen", "Counter"])
    #expect(app.transferReport.keptCount == 1)
    #expect(app.transferReport.resets == [])
  }

  @Test func `1 a text changed`() throws {
    enum After {
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count") { count += 1 }; Text("Total \(count)") }
      }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("Total 1"))
    #expect(app.transferReport.resets == [])
  }

  @Test func `2 a modifier added`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Screen: View { var body: some View { Counter().padding().background(.red) } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `3 views put into a stack`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Screen: View { var body: some View { VStack { HStack { Counter() } } } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `4 a property added`() throws {
    enum After {
      struct Counter: View {
        @State private var step = 1
        @State private var count = 0
        var body: some View { Button("Count") { count += step }; Text("\(count) by \(step)") }
      }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1 by 1"))
    #expect(app.transferReport.keptCount == 1)
    #expect(app.transferReport.resets == [])
  }

  @Test func `5 a property removed`() throws {
    enum After {
      struct Counter: View { var body: some View { Text("none") } }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.transferReport.keptCount == 0)
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `6 a property renamed`() throws {
    enum After {
      struct Counter: View {
        @State private var total = 0
        var body: some View { Text("\(total)") }
      }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `7 a property of another type`() throws {
    enum After {
      struct Counter: View {
        @State private var count = ""
        var body: some View { Text("“\(count)”") }
      }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("“”"))
    #expect(app.transferReport.resets == ["Counter.count (was Int, is String)"])
  }

  @Test func `8 a first value edited`() throws {
    enum After {
      struct Counter: View {
        @State private var count = 10
        var body: some View { Text("\(count)") }
      }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), edited: ["Counter.count"], count)
    #expect(app.window.shows("10"))
    #expect(app.transferReport.resets == ["Counter.count (first value edited)"])
  }

  @Test func `9 a view put into an if`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Screen: View {
        var isShown = true
        var body: some View { if isShown { Counter() } }
      }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `10 a view moved into another of the author's own`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Card: View { var body: some View { Counter() } }
      struct Screen: View { var body: some View { Card() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `11 another view before it`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Title: View { var body: some View { Text("Title") } }
      struct Screen: View { var body: some View { Title(); Text("more"); Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `12 another view of the same type: nobody knows which is which`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Screen: View { var body: some View { Counter(); Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.texts.filter { $0 == "0" }.count == 2)
    #expect(!app.window.shows("1"))
    #expect(
      app.transferReport.resets == ["Counter.count (there is another number of Counter)"])
  }

  @Test func `13 the type of rows changed`() throws {
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

  @Test func `14 a case added to an enum`() throws {
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

  @Test func `15 a field added to a struct`() throws {
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

  @Test func `16 a view renamed`() throws {
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

  @Test func `17 a branch added to an if, behind those that are there`() throws {
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
    // The page goes on; which branch the counter was in does not.
    #expect(app.transferReport.keptCount == 1)
    #expect(app.window.shows("0"))
  }

  @Test func `18 a sheet's content edited while it is open`() throws {
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

  @Test func `19 a page edited that has been pushed`() throws {
    enum Before {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Screen: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Push") { path.append(3) }
              .navigationDestination(for: Int.self) { number in Counter().navigationTitle("\(number)") }
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

  @Test func `20 an author who wants a file to start anew`() throws {
    let app = try reload(Before.Screen(), Before.Screen(), unwanted: ["Counter"], count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (as asked for)"])
  }

  @Test func `a card around views of the author's own, whose content is edited`() throws {
    enum Before {
      typealias Counter = ReloadingEdits.Before.Counter
      struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content }
      }
      struct Screen: View { var body: some View { Card { Counter() } } }
    }
    enum After {
      typealias Counter = ReloadingEdits.Before.Counter
      typealias Card = Before.Card
      struct Screen: View {
        var body: some View {
          Card {
            Text("Title").bold()
            Counter().padding()
          }
        }
      }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `what is gone never returns`() throws {
    enum Without {
      struct Screen: View { var body: some View { Text("nothing") } }
    }
    let first = TestApp(Before.Screen())
    count(first.window)
    let second = try TestApp(Without.Screen(), goingOnFrom: first.keptState)
    let third = try TestApp(Before.Screen(), goingOnFrom: second.keptState)
    #expect(third.window.shows("0"))
  }
}
