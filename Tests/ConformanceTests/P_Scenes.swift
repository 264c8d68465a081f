/// Apps, scenes and windows.
@MainActor
@Suite struct P_Scenes {
  final class Player: ObservableObject {
    @Published var plays = 0
  }

  struct PlayerView: View {
    @Binding var total: Int
    @ObservedObject var library: Player
    @State private var count = 0
    @StateObject private var player = Player()

    var body: some View {
      Text("total \(total), library \(library.plays), count \(count), plays \(player.plays)")
      Button("Play") {
        total += 1
        library.plays += 1
        count += 1
        player.plays += 1
      }
    }
  }

  struct PlayerApp: App {
    @State private var total = 0
    @StateObject private var library = Player()

    var body: some Scene {
      WindowGroup("Player") { PlayerView(total: $total, library: library) }
    }
  }

  @Test func `P01 each window has state of its own, and shares that of the app`() {
    let app = TestApp(app: PlayerApp.self)
    let second = app.openWindow()
    app.window.button("Play").tap()
    app.window.button("Play").tap()
    second.button("Play").tap()
    #expect(app.window.texts == ["total 3, library 3, count 2, plays 2", "Play"])
    #expect(second.texts == ["total 3, library 3, count 1, plays 1", "Play"])
    let third = app.openWindow()
    #expect(third.texts == ["total 3, library 3, count 0, plays 0", "Play"])
    #expect(app.windows.map(\.title) == ["Player", "Player", "Player"])
  }

  @Test func `P01 a window that is closed takes its own state and nothing else`() {
    let app = TestApp(app: PlayerApp.self)
    let second = app.openWindow()
    second.button("Play").tap()
    let play = second.button("Play")
    second.close()
    app.reset()
    #expect(!second.send(.activate, to: play.id))
    #expect(app.bodies == [])
    app.window.button("Play").tap()
    #expect(app.window.texts == ["total 2, library 2, count 1, plays 1", "Play"])
    #expect(second.mutations == [])
  }
}
