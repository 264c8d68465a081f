import BanyanInsight
import BanyanTesting
import SwiftUI
import SwiftUICore
import Testing

/// The state that survives an edit of a running program: each common kind of edit, with the views of
/// the program before and after it.
@MainActor
@Suite struct ReloadingEdits {
  /// Shows the views of an edited program, after those from before the edit.
  func reload(
    _ before: some View, _ after: some View, edited: Set<String> = [], unwanted: Set<String> = [],
    _ use: (TestWindow) -> Void
  ) throws -> TestApp {
    let app = TestApp(before)
    use(app.window)
    return try TestApp(
      after, goingOnFrom: app.keptState, except: .init(edited: edited, unwanted: unwanted))
  }

  func count(_ window: TestWindow) { window.button("Count").tap() }

  /// A view before most edits.
  enum Before {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count") { count += 1 }; Text("\(count)") }
    }
    struct Screen: View {
      var body: some View { Counter() }
    }
  }

  @Test func `insight H3 nothing edited: everything goes on, and no body sees a first value`()
    throws
  {
    let app = try reload(Before.Screen(), Before.Screen(), count)
    #expect(app.window.texts.contains("1"))
    #expect(app.bodies == ["Screen", "Counter"])
    #expect(app.transferReport.keptCount == 1)
    #expect(app.transferReport.resets == [])
  }

  @Test func `insight H16 edit 1: a text changed`() throws {
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

  @Test func `insight H16 edit 2: a modifier added`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Screen: View { var body: some View { Counter().padding().background(.red) } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `insight H16 edit 3: views put into a stack`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Screen: View { var body: some View { VStack { HStack { Counter() } } } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `insight H16 edit 4: a property added`() throws {
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

  @Test func `insight H16 edit 5: a property removed`() throws {
    enum After {
      struct Counter: View { var body: some View { Text("none") } }
      struct Screen: View { var body: some View { Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.transferReport.keptCount == 0)
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `insight H16 edit 6: a property renamed`() throws {
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

  @Test func `insight H16 edit 7: a property of another type`() throws {
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

  @Test func `insight H16 edit 8: a first value edited`() throws {
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

  @Test func `insight H16 edit 9: a view put into an if`() throws {
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

  @Test func `insight H16 edit 10: a view moved into another of the author's own`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Card: View { var body: some View { Counter() } }
      struct Screen: View { var body: some View { Card() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("0"))
    #expect(app.transferReport.resets == ["Counter.count (is no longer there)"])
  }

  @Test func `insight H16 edit 11: another view before it`() throws {
    enum After {
      typealias Counter = Before.Counter
      struct Title: View { var body: some View { Text("Title") } }
      struct Screen: View { var body: some View { Title(); Text("more"); Counter() } }
    }
    let app = try reload(Before.Screen(), After.Screen(), count)
    #expect(app.window.shows("1"))
  }

  @Test func `insight H16 edit 12: another view of the same type: nobody knows which is which`()
    throws
  {
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

  @Test func `insight H8 what a view is generic over is no part of a path`() throws {
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

  @Test func `insight H8 what is gone never returns`() throws {
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
