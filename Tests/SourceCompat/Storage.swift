// Every way to declare a stored value, spelled once. It compiles without warnings in both language
// modes.
import SwiftUI

enum Theme: String, CaseIterable { case light, dark }
enum Density: Int { case compact, regular }

struct StoredSettings: View {
  @AppStorage("bool") private var bool = false
  @AppStorage("int") private var int = 0
  @AppStorage("double") private var double = 0.5
  @AppStorage("string") private var string = "text"
  @AppStorage("url") private var url = URL(fileURLWithPath: "/")
  @AppStorage("date") private var date = Date.now
  @AppStorage("data") private var data = Data()
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("density") private var density: Density = .regular

  @AppStorage("optional bool") private var optionalBool: Bool?
  @AppStorage("optional int") private var optionalInt: Int?
  @AppStorage("optional double") private var optionalDouble: Double?
  @AppStorage("optional string") private var optionalString: String?
  @AppStorage("optional url") private var optionalURL: URL?
  @AppStorage("optional date") private var optionalDate: Date?
  @AppStorage("optional data") private var optionalData: Data?
  @AppStorage("optional theme") private var optionalTheme: Theme?
  @AppStorage("optional density") private var optionalDensity: Density?

  @AppStorage("shared", store: .standard) private var shared = 0
  @AppStorage("optional shared", store: UserDefaults(suiteName: "group")) private var group: Int?

  var body: some View {
    Toggle("Bool", isOn: $bool)
    TextField("String", text: $string)
    Text("\(int) \(double) \(url) \(shared) \(group ?? 0) \(theme.rawValue) \(density.rawValue)")
    Button("Clear") {
      optionalBool = nil
      optionalInt = optionalInt.map { $0 + 1 }
      optionalDouble = nil
      optionalString = nil
      optionalURL = nil
      optionalDate = date
      optionalData = data
      optionalTheme = theme
      optionalDensity = nil
    }
    StoredWindow()
      .defaultAppStorage(.standard)
  }
}

struct StoredWindow: View {
  @SceneStorage("bool") private var bool = false
  @SceneStorage("int") private var int = 0
  @SceneStorage("double") private var double = 0.5
  @SceneStorage("string") private var string = "text"
  @SceneStorage("url") private var url = URL(fileURLWithPath: "/")
  @SceneStorage("date") private var date = Date.now
  @SceneStorage("data") private var data = Data()
  @SceneStorage("theme") private var theme = Theme.light
  @SceneStorage("density") private var density: Density = .regular

  @SceneStorage("optional bool") private var optionalBool: Bool?
  @SceneStorage("optional int") private var optionalInt: Int?
  @SceneStorage("optional double") private var optionalDouble: Double?
  @SceneStorage("optional string") private var optionalString: String?
  @SceneStorage("optional url") private var optionalURL: URL?
  @SceneStorage("optional date") private var optionalDate: Date?
  @SceneStorage("optional data") private var optionalData: Data?
  @SceneStorage("optional theme") private var optionalTheme: Theme?
  @SceneStorage("optional density") private var optionalDensity: Density?

  var body: some View {
    Toggle("Bool", isOn: $bool)
    TextField("String", text: $string)
    Text("\(int) \(double) \(url) \(data.count) \(theme.rawValue) \(density.rawValue)")
    Button("Clear") {
      optionalBool = nil
      optionalInt = nil
      optionalDouble = nil
      optionalString = nil
      optionalURL = nil
      optionalDate = date
      optionalData = nil
      optionalTheme = nil
      optionalDensity = nil
    }
  }
}

extension AppStorage where Value == Bool {
  init(named key: String) { self.init(wrappedValue: false, key) }
}

struct StoredByInit: View {
  @AppStorage(named: "named") private var named
  @AppStorage private var keyed: String

  init(key: String) {
    _keyed = AppStorage(wrappedValue: "", key)
  }

  var body: some View { Text(named ? keyed : "") }
}

final class StoredModel: ObservableObject {
  @AppStorage("count") var count = 0
  @AppStorage("theme") var theme: Theme?
  @Published var other = 0
}

@Observable
final class ObservedStore {
  @ObservationIgnored @AppStorage("count") var count = 0
}

@main
struct StorageApp: App {
  @AppStorage("launches") private var launches = 0
  @StateObject private var model = StoredModel()

  var body: some Scene {
    WindowGroup {
      StoredSettings()
      StoredByInit(key: "\(launches)")
      Stepper(count: $model.count)
    }
    .defaultAppStorage(.standard)
  }
}

struct Stepper: View {
  @Binding var count: Int
  var body: some View { Button("\(count)") { count += 1 } }
}
