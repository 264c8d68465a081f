import Foundation

/// `@AppStorage` in objects.
@MainActor
@Suite struct O_StoredModels {
  final class Settings: ObservableObject {
    @AppStorage var volume: Int
    @Published var isOpen = false

    init(_ defaults: UserDefaults) {
      _volume = AppStorage(wrappedValue: 5, "volume", store: defaults)
    }
  }

  struct Reader: View {
    @ObservedObject var settings: Settings

    var body: some View {
      let _ = Self._printChanges()
      Text("volume \(settings.volume)")
      Button("Louder") { settings.volume += 1 }
      Button("The same") { settings.volume = settings.volume }
    }
  }

  struct Indifferent: View {
    @ObservedObject var settings: Settings

    var body: some View { Text("indifferent") }
  }

  struct Passive: View {
    let settings: Settings

    var body: some View { Text("passive \(settings.volume)") }
  }

  @Test func `O05 a stored property of an object announces its changes as a published one`() {
    let defaults = makeDefaults()
    let settings = Settings(defaults)
    let app = TestApp {
      Indifferent(settings: settings)
      Reader(settings: settings)
      Passive(settings: settings)
    }
    app.reset()
    app.window.button("Louder").tap()
    // Every view that observes the object updates, whatever it reads; other views do not.
    #expect(app.bodies == ["Indifferent", "Reader"])
    #expect(app.printed == ["O_StoredModels.Reader: _settings changed."])
    #expect(app.window.texts.prefix(3) == ["indifferent", "volume 6", "Louder"])
    #expect(defaults.integer(forKey: "volume") == 6)
  }

  // A published property announces equal values too, B10.
  @Test func `O05 an equal value is announced as well`() {
    let settings = Settings(makeDefaults())
    let app = TestApp(Reader(settings: settings))
    app.reset()
    app.window.button("The same").tap()
    #expect(app.bodies == ["Reader"])
    #expect(app.window.changes == [])
  }

  @Test func `O05 the announcement comes before the change`() {
    let settings = Settings(makeDefaults())
    let log = Log()
    let subscription = settings.objectWillChange.sink { log("\(settings.volume)") }
    settings.volume = 9
    settings.volume = 10
    #expect(log.lines == ["5", "9"])
    subscription.cancel()
  }

  @Test func `O02 a view of a model is notified of a write to the user defaults`() {
    let defaults = makeDefaults()
    let settings = Settings(defaults)
    let app = TestApp {
      Indifferent(settings: settings)
      Reader(settings: settings)
    }
    app.reset()
    defaults.set(1, forKey: "volume")
    app.flush()
    #expect(app.bodies == ["Reader"])
    #expect(app.printed == ["O_StoredModels.Reader: _settings changed."])
    #expect(app.window.shows("volume 1"))
  }

  final class Bare: ObservableObject {
    @AppStorage var volume: Int

    init(_ defaults: UserDefaults) {
      _volume = AppStorage(wrappedValue: 5, "volume", store: defaults)
    }
  }

  struct BareReader: View {
    @StateObject var model: Bare

    var body: some View {
      BareChild(model: model)
      BareBystander(model: model)
    }
  }

  struct BareChild: View {
    @ObservedObject var model: Bare

    var body: some View { Stepping(volume: $model.volume) }
  }

  struct Stepping: View {
    @Binding var volume: Int

    var body: some View { Button("volume \(volume)") { volume += 1 } }
  }

  struct BareBystander: View {
    @ObservedObject var model: Bare

    var body: some View { Text("bystander") }
  }

  @Test func `O05 an object without published properties announces changes too`() {
    let defaults = makeDefaults()
    let app = TestApp { BareReader(model: Bare(defaults)) }
    app.reset()
    app.window.button("volume 5").tap()
    #expect(app.bodies == ["BareReader", "BareChild", "BareBystander", "Stepping"])
    #expect(app.window.texts == ["volume 6", "bystander"])
  }

  @MainActor
  @Observable
  final class Modern {
    @ObservationIgnored @AppStorage("volume", store: defaults) var volume = 5
    static let defaults = makeDefaults()
  }

  @Test func `O05 in any other class it reads and writes`() {
    let model = Modern()
    model.volume += 1
    #expect(model.volume == 6)
    #expect(Modern.defaults.integer(forKey: "volume") == 6)
  }

  struct SharedKey: View {
    @ObservedObject var settings: Settings
    @AppStorage("volume") private var volume = 0

    var body: some View {
      Text("\(settings.volume) \(volume)")
      Button("View") { volume += 1 }
      Button("Model") { settings.volume += 1 }
    }
  }

  @Test func `O01 a view and a model of one key update together`() {
    let defaults = makeDefaults()
    defaults.set(1, forKey: "volume")
    let settings = Settings(defaults)
    let app = TestApp { SharedKey(settings: settings).defaultAppStorage(defaults) }
    app.reset()
    app.window.button("View").tap()
    #expect(app.window.shows("2 2"))
    app.window.button("Model").tap()
    #expect(app.window.shows("3 3"))
    #expect(app.bodies == ["SharedKey", "SharedKey"])
  }
}
