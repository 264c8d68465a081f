import Foundation

/// User defaults that don't touch the person's own.
private final class PassingDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  override func object(forKey key: String) -> Any? { values[key] }
  override func set(_ value: Any?, forKey key: String) { values[key] = value }
  override func removeObject(forKey key: String) { values[key] = nil }
  override func synchronize() -> Bool { true }
}

/// User defaults that no other process writes.
func makeDefaults() -> UserDefaults { PassingDefaults(suiteName: "banyan.test.passing")! }

/// Values that outlive views and the app.
@MainActor
@Suite struct O_Storage {
  // MARK: Several readers of one key

  struct NameLabel: View {
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      let _ = Self._printChanges()
      Text("label \(name)")
    }
  }

  struct NameField: View {
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      Text("field \(name)")
      Button("Ada") { name = "Ada" }
      Button("Ada, then Grace") {
        name = "Ada"
        name = "Grace"
      }
    }
  }

  struct Bystander: View {
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      Button("Mary") { name = "Mary" }
    }
  }

  struct NameScreen: View {
    var body: some View {
      NameLabel()
      NameField()
      Bystander()
    }
  }

  @Test func `O01 two views of one key update together`() {
    let app = TestApp { NameScreen().defaultAppStorage(makeDefaults()) }
    #expect(app.window.shows("label nobody") && app.window.shows("field nobody"))
    app.reset()
    app.window.button("Ada").tap()
    #expect(app.bodies == ["NameLabel", "NameField"])
    #expect(app.printed == ["O_Storage.NameLabel: _name changed."])
    #expect(
      app.window.changes
        == [
          #""label nobody" becomes "label Ada""#, #""field nobody" becomes "field Ada""#,
        ].map { "text \($0)" })
    #expect(app.window.batchCount == 1)
  }

  // As for a state, A06: a view that has never read the value does not update.
  @Test func `O01 a view that only writes a key is not run again`() {
    let app = TestApp { NameScreen().defaultAppStorage(makeDefaults()) }
    app.reset()
    app.window.button("Mary").tap()
    #expect(app.bodies == ["NameLabel", "NameField"])
    #expect(app.window.shows("label Mary"))
  }

  @Test func `O01 two windows of one key update together`() {
    let defaults = makeDefaults()
    let app = TestApp { NameScreen().defaultAppStorage(defaults) }
    let second = app.openWindow()
    app.reset()
    second.button("Ada").tap()
    #expect(app.bodies == ["NameLabel", "NameField", "NameLabel", "NameField"])
    #expect(app.window.shows("label Ada") && second.shows("label Ada"))
  }

  @Test func `O01 two apps of one store update together`() {
    let defaults = makeDefaults()
    let first = TestApp { NameLabel().defaultAppStorage(defaults) }
    let second = TestApp { NameScreen().defaultAppStorage(defaults) }
    first.reset()
    second.window.button("Ada").tap()
    first.flush()
    #expect(first.bodies == ["NameLabel"])
    #expect(first.window.texts == ["label Ada"])
  }

  @Test func `O01 two writes in one action run one body, which sees the last`() {
    let app = TestApp { NameScreen().defaultAppStorage(makeDefaults()) }
    app.reset()
    app.window.button("Ada, then Grace").tap()
    #expect(app.bodies == ["NameLabel", "NameField"])
    #expect(app.window.shows("label Grace"))
  }

  @Test func `O01 writing an equal value runs no body`() {
    let app = TestApp { NameScreen().defaultAppStorage(makeDefaults()) }
    app.window.button("Ada").tap()
    app.reset()
    app.window.button("Ada").tap()
    #expect(app.bodies == [])
  }

  @Test func `O01 storing the default runs no body`() {
    let defaults = makeDefaults()
    let app = TestApp { NameScreen().defaultAppStorage(defaults) }
    app.reset()
    defaults.set("nobody", forKey: "name")
    app.flush()
    #expect(app.bodies == [])
  }

  struct Deaf: View {
    @State private var isListening = true
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      Button("Stop") { isListening = false }
      Button("Write") { name += "!" }
      if isListening { Text(name) }
    }
  }

  // As for a state, A08.
  @Test func `O01 a view that has read the value once is always run again`() {
    let app = TestApp { Deaf().defaultAppStorage(makeDefaults()) }
    app.window.button("Stop").tap()
    app.reset()
    app.window.button("Write").tap()
    app.window.button("Write").tap()
    #expect(app.bodies == ["Deaf", "Deaf"])
  }

  struct Early: View {
    @AppStorage("count") private var count = 0
    let log: Log

    var body: some View {
      Text("\(count)")
        .onAppear {
          count = 5
          log("read \(count)")
        }
        .onChange(of: count) { old, new in log("\(old) becomes \(new)") }
    }
  }

  @Test func `O01 an action reads at once what it has written`() {
    let log = Log()
    let app = TestApp { Early(log: log).defaultAppStorage(makeDefaults()) }
    #expect(log.lines == ["read 5", "0 becomes 5"])
    #expect(app.bodies == ["Early", "Early"])
    #expect(app.window.texts == ["5"])
  }

  struct Rude: View {
    @AppStorage("count") private var count = 0

    var body: some View {
      let _ = count = 1
      Text("\(count)")
    }
  }

  // As for a state, A12.
  @Test func `O01 writing while a body runs is reported and has no effect`() {
    let defaults = makeDefaults()
    let app = TestApp { Rude().defaultAppStorage(defaults) }
    #expect(
      app.reports == ["Modifying state during view update, this will cause undefined behavior."])
    #expect(app.window.texts == ["0"])
    #expect(defaults.object(forKey: "count") == nil)
  }

  struct KeyedLabel: View {
    @AppStorage private var value: Int

    init(key: String) {
      _value = AppStorage(wrappedValue: 0, key)
    }

    var body: some View { Text("value \(value)") }
  }

  struct KeyChooser: View {
    @State private var key = "one"

    var body: some View {
      Button("Other") { key = "two" }
      KeyedLabel(key: key)
    }
  }

  @Test func `O01 a view that is given another key reads that one`() {
    let defaults = makeDefaults()
    defaults.set(1, forKey: "one")
    defaults.set(2, forKey: "two")
    let app = TestApp { KeyChooser().defaultAppStorage(defaults) }
    #expect(app.window.shows("value 1"))
    app.window.button("Other").tap()
    #expect(app.window.shows("value 2"))
    app.reset()
    defaults.set(10, forKey: "one")
    app.flush()
    #expect(app.bodies == [])
    defaults.set(20, forKey: "two")
    app.flush()
    #expect(app.bodies == ["KeyedLabel"])
    #expect(app.window.shows("value 20"))
  }

  struct AnimatedWriter: View {
    @AppStorage("count") private var count = 0
    let log: Log

    var body: some View {
      Button("Write") { withAnimation(.default) { count += 1 } }
      Text("\(count)")
        .transaction { log($0.animation == .default ? "animated" : "plain") }
    }
  }

  @Test func `O01 a write belongs to its transaction`() {
    let log = Log()
    let app = TestApp { AnimatedWriter(log: log).defaultAppStorage(makeDefaults()) }
    let before = log.lines.count
    app.window.button("Write").tap()
    #expect(log.lines.dropFirst(before) == ["animated"])
  }

  // MARK: External writes

  struct Outsider: View {
    let defaults: UserDefaults
    @State private var unrelated = 0

    var body: some View {
      NameLabel()
      Button("Set") { defaults.set("Alan", forKey: "name") }
      Button("Remove") { defaults.removeObject(forKey: "name") }
      Button("Set something else") { defaults.set("Alan", forKey: "other name") }
    }
  }

  @Test func `O02 a write to the user defaults in an action is shown in the same turn`() {
    let defaults = makeDefaults()
    let app = TestApp { Outsider(defaults: defaults).defaultAppStorage(defaults) }
    app.reset()
    app.window.button("Set").tap()
    #expect(app.bodies == ["NameLabel"])
    #expect(app.printed == ["O_Storage.NameLabel: _name changed."])
    #expect(app.window.shows("label Alan"))
    app.window.button("Remove").tap()
    #expect(app.window.shows("label nobody"))
    app.reset()
    app.window.button("Set something else").tap()
    #expect(app.bodies == [])
  }

  @Test func `O02 UserDefaults.standard is the store where none is named`() {
    let key = "name"
    UserDefaults.standard.set("Barbara", forKey: key)
    let app = TestApp(NameLabel())
    #expect(app.window.texts == ["label Barbara"])
    UserDefaults.standard.removeObject(forKey: key)
    app.flush()
    #expect(app.window.texts == ["label nobody"])
  }

  struct ChangeAnswerer: View {
    let defaults: UserDefaults
    @State private var taps = 0
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      Button("Tap") { taps += 1 }
        .onChange(of: taps) { defaults.set("tapped \(taps)", forKey: "name") }
      Text(name)
    }
  }

  @Test func `O02 a write to the user defaults in onChange is shown in the same batch`() {
    let defaults = makeDefaults()
    let app = TestApp { ChangeAnswerer(defaults: defaults).defaultAppStorage(defaults) }
    app.reset()
    app.window.button("Tap").tap()
    #expect(app.window.shows("tapped 1"))
    #expect(app.window.batchCount == 1)
  }

  @Test func `O02 a write from another thread is shown`() async {
    let defaults = makeDefaults()
    let app = TestApp { NameLabel().defaultAppStorage(defaults) }
    let name = AppStorage(wrappedValue: "nobody", "name", store: defaults)
    await Task.detached { name.wrappedValue = "Radia" }.value
    await app.wait { app.window.texts == ["label Radia"] }
    #expect(app.window.texts == ["label Radia"])
  }

  // MARK: Types

  enum Size: String { case small, large }
  enum Level: Int { case low, high }

  struct Everything: View {
    @AppStorage("bool") private var bool = false
    @AppStorage("int") private var int = 0
    @AppStorage("double") private var double = 0.0
    @AppStorage("string") private var string = ""
    @AppStorage("url") private var url = URL(string: "https://example.com")!
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("data") private var data = Data()
    @AppStorage("size") private var size = Size.small
    @AppStorage("level") private var level = Level.low

    @AppStorage("optional bool") private var optionalBool: Bool?
    @AppStorage("optional int") private var optionalInt: Int?
    @AppStorage("optional double") private var optionalDouble: Double?
    @AppStorage("optional string") private var optionalString: String?
    @AppStorage("optional url") private var optionalURL: URL?
    @AppStorage("optional date") private var optionalDate: Date?
    @AppStorage("optional data") private var optionalData: Data?
    @AppStorage("optional size") private var optionalSize: Size?
    @AppStorage("optional level") private var optionalLevel: Level?

    var body: some View {
      Text(verbatim: "\(bool) \(int) \(double) \(string) \(url.absoluteString) \(url.isFileURL)")
      Text(verbatim: "\(date.timeIntervalSinceReferenceDate) \([UInt8](data)) \(size) \(level)")
      let first: [Any?] = [optionalBool, optionalInt, optionalDouble, optionalString]
      let second: [Any?] = [
        optionalURL?.absoluteString, optionalDate?.timeIntervalSinceReferenceDate,
        optionalData.map { [UInt8]($0) }, optionalSize, optionalLevel,
      ]
      Text((first + second).map { $0.map { "\($0)" } ?? "nil" }.joined(separator: " "))
      Button("Write") {
        (bool, int, double, string) = (true, -7, 0.1, "text")
        url = URL(string: "https://example.com/a%20b?c=d#e")!
        date = Date(timeIntervalSinceReferenceDate: 0.25)
        (data, size, level) = (Data([1, 0, 255]), .large, .high)
        (optionalBool, optionalInt, optionalDouble, optionalString) = (false, 8, 1.5, "")
        optionalURL = URL(fileURLWithPath: "/tmp/a b")
        optionalDate = Date(timeIntervalSinceReferenceDate: 0.125)
        (optionalData, optionalSize, optionalLevel) = (Data([9]), .small, .low)
      }
      Button("Clear") {
        (optionalBool, optionalInt, optionalDouble, optionalString) = (nil, nil, nil, nil)
        (optionalURL, optionalDate, optionalData) = (nil, nil, nil)
        (optionalSize, optionalLevel) = (nil, nil)
      }
    }
  }

  private static let defaultTexts = [
    "false 0 0.0  https://example.com false", "0.0 [] small low",
    "nil nil nil nil nil nil nil nil nil", "Write", "Clear",
  ]
  private static let writtenTexts = [
    "true -7 0.1 text https://example.com/a%20b?c=d#e false", "0.25 [1, 0, 255] large high",
    "false 8 1.5  file:///tmp/a%20b 0.125 [9] small low", "Write", "Clear",
  ]

  @Test func `O03 every type that can be stored is read as it was written`() {
    let defaults = makeDefaults()
    let app = TestApp { Everything().defaultAppStorage(defaults) }
    #expect(app.window.texts == Self.defaultTexts)
    app.window.button("Write").tap()
    #expect(app.window.texts == Self.writtenTexts)
    #expect(TestApp { Everything().defaultAppStorage(defaults) }.window.texts == Self.writtenTexts)
    app.window.button("Clear").tap()
    #expect(app.window.texts[2] == Self.defaultTexts[2])
    #expect(defaults.object(forKey: "optional url") == nil)
  }

  @Test func `O03 stored values are written to the disk after the turn, and read back equal`() async
  {
    let name = "banyan.test.\(UUID().uuidString)"
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["XDG_CONFIG_HOME"] ?? environment["HOME", default: "/root"] + "/.config"
    let file = URL(fileURLWithPath: "\(folder)/\(name).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let defaults = UserDefaults(suiteName: name)!
    let app = TestApp { Everything().defaultAppStorage(defaults) }
    app.window.button("Write").tap()
    await app.settle()
    let written = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    #expect((written as? [String: Any])?["string"] as? String == "text")
    // Foundation changes dates and URLs when it writes them, but not what is stored for them.
    app.reset()
    app.flush()
    #expect(app.bodies == [])
    #expect(TestApp { Everything().defaultAppStorage(defaults) }.window.texts == Self.writtenTexts)
  }

  @Test func `O03 user defaults have plain values under the keys`() {
    let defaults = makeDefaults()
    TestApp { Everything().defaultAppStorage(defaults) }.window.button("Write").tap()
    #expect(defaults.bool(forKey: "bool") && defaults.integer(forKey: "int") == -7)
    #expect(defaults.double(forKey: "double") == 0.1)
    #expect(defaults.string(forKey: "string") == "text")
    #expect(defaults.data(forKey: "data") == Data([1, 0, 255]))
    #expect(defaults.string(forKey: "size") == "large" && defaults.integer(forKey: "level") == 1)
  }

  @Test func `O03 stored data that is no value of the type reads as the default`() {
    let defaults = makeDefaults()
    defaults.set("many", forKey: "int")
    defaults.set("huge", forKey: "size")
    defaults.set(9, forKey: "level")
    defaults.set([1, 2], forKey: "string")
    let app = TestApp { Everything().defaultAppStorage(defaults) }
    #expect(app.window.texts == Self.defaultTexts)
  }

  @Test func `O03 values that UserDefaults has stored itself are read`() {
    let defaults = makeDefaults()
    defaults.set(URL(fileURLWithPath: "/tmp/a b"), forKey: "optional url")
    defaults.set(Date(timeIntervalSinceReferenceDate: 60), forKey: "optional date")
    defaults.set(1, forKey: "optional bool")
    defaults.set(3.0, forKey: "optional int")
    let app = TestApp { Everything().defaultAppStorage(defaults) }
    #expect(app.window.texts[2] == "true 3 nil nil file:///tmp/a%20b 60.0 nil nil nil")
  }

  @Test func `O03 something that is not a number is a value like any other`() {
    let defaults = makeDefaults()
    defaults.set(Double.nan, forKey: "double")
    let app = TestApp { Everything().defaultAppStorage(defaults) }
    app.reset()
    app.flush()
    #expect(app.bodies == [])
    #expect(app.window.texts[0].hasPrefix("false 0 nan"))
  }

  @Test func `O04 a stored value wins over the default`() {
    let defaults = makeDefaults()
    defaults.set("Edsger", forKey: "name")
    let app = TestApp { NameScreen().defaultAppStorage(defaults) }
    #expect(app.window.shows("label Edsger"))
    let stored = AppStorage(wrappedValue: "nobody", "name", store: defaults)
    #expect(stored.wrappedValue == "Edsger")
  }

  @Test func `O04 a default is not stored`() {
    let defaults = makeDefaults()
    _ = TestApp { NameScreen().defaultAppStorage(defaults) }
    #expect(defaults.object(forKey: "name") == nil)
  }

  // MARK: Stores

  struct TwoStores: View {
    @AppStorage("name") private var name = "nobody"
    @AppStorage private var own: String

    init(_ store: UserDefaults) {
      _own = AppStorage(wrappedValue: "nobody", "name", store: store)
    }

    var body: some View { Text("\(name) \(own)") }
  }

  @Test func `O04 a property's own store wins over that of the view around`() {
    let (outer, own) = (makeDefaults(), makeDefaults())
    outer.set("outer", forKey: "name")
    own.set("own", forKey: "name")
    let app = TestApp { TwoStores(own).defaultAppStorage(outer) }
    #expect(app.window.texts == ["outer own"])
  }

  struct StoreSwitch: View {
    let stores: [UserDefaults]
    @State private var index = 0

    var body: some View {
      Button("Switch") { index += 1 }
      NameLabel().defaultAppStorage(stores[index])
    }
  }

  @Test func `O04 a view follows the store around it when that becomes another`() {
    let stores = [makeDefaults(), makeDefaults(), makeDefaults()]
    stores[1].set("second", forKey: "name")
    stores[2].set("second", forKey: "name")
    let app = TestApp(StoreSwitch(stores: stores))
    app.reset()
    app.window.button("Switch").tap()
    #expect(app.bodies == ["StoreSwitch", "NameLabel"])
    #expect(app.window.shows("label second"))
    // An equal value in another store is no change.
    app.reset()
    app.window.button("Switch").tap()
    #expect(app.bodies == ["StoreSwitch"])
    app.reset()
    stores[2].set("third", forKey: "name")
    app.flush()
    #expect(app.window.shows("label third"))
  }

  struct StoredApp: App {
    static let defaults = makeDefaults()
    @AppStorage("name", store: defaults) private var name = "nobody"

    var body: some Scene {
      WindowGroup {
        Text("app \(name)")
        NameScreen()
      }
      .defaultAppStorage(Self.defaults)
    }
  }

  @Test func `O04 a scene's store is that of its windows, and an app may read one`() {
    let app = TestApp(app: StoredApp.self)
    #expect(app.window.shows("app nobody") && app.window.shows("label nobody"))
    app.window.button("Ada").tap()
    #expect(StoredApp.defaults.string(forKey: "name") == "Ada")
    #expect(app.window.shows("app Ada") && app.window.shows("label Ada"))
  }

  // MARK: Bindings

  struct Editor: View {
    @Binding var text: String

    var body: some View { TextField("Name", text: $text) }
  }

  struct EditorOwner: View {
    @AppStorage("name") private var name = "nobody"
    @AppStorage("size") private var size: Size?
    @State private var taps = 0

    var body: some View {
      Button("Tap \(taps)") { taps += 1 }
      Editor(text: $name)
      Button("Large") { $size.wrappedValue = .large }
    }
  }

  @Test func `S28 a binding into an app storage writes it, and its owner is not run`() {
    let defaults = makeDefaults()
    let app = TestApp {
      EditorOwner().defaultAppStorage(defaults)
      NameLabel().defaultAppStorage(defaults)
    }
    app.reset()
    app.window.textField("Name").enter("Ken")
    #expect(app.bodies == ["NameLabel"])
    #expect(app.window.shows("label Ken"))
    #expect(defaults.string(forKey: "name") == "Ken")
    app.window.button("Large").tap()
    #expect(defaults.string(forKey: "size") == "large")
  }

  @Test func `S28 two bindings into one key are equal`() {
    let app = TestApp { EditorOwner().defaultAppStorage(makeDefaults()) }
    app.reset()
    app.window.button("Tap 0").tap()
    #expect(app.bodies == ["EditorOwner"])
  }
}
