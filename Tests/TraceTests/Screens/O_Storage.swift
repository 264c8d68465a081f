import Foundation
import SwiftUI

/// User defaults that end with the screen, and that no other process sees.
private final class PassingDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  override func object(forKey key: String) -> Any? { values[key] }
  override func set(_ value: Any?, forKey key: String) { values[key] = value }
  override func removeObject(forKey key: String) { values[key] = nil }
  override func synchronize() -> Bool { true }
}

private func makeDefaults() -> UserDefaults { PassingDefaults(suiteName: "banyan.test.trace")! }

private struct NameReader: View {
  let title: String
  @AppStorage("name") private var name = "nobody"

  var body: some View {
    let _ = Self._printChanges()
    Text("\(title) \(name)")
  }
}

/// Views of one key run together; one that has not read it does not (A06), nor do they for an equal
/// value.
struct O01: Screen {
  private let store = makeDefaults()

  struct Editor: View {
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      let _ = Self._printChanges()
      TextField("Name", text: $name)
      Text("Length \(name.count)")
    }
  }

  struct Writer: View {
    @AppStorage("name") private var name = "nobody"

    var body: some View {
      let _ = Self._printChanges()
      Button("Ada") { name = "Ada" }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Group {
      NameReader(title: "label")
      Editor()
      Writer()
    }
    .defaultAppStorage(store)
  }
}

/// What is written to the user defaults themselves is shown, and what is removed gives way to the
/// default.
struct O02: Screen {
  private let store = makeDefaults()

  var body: some View {
    let _ = Self._printChanges()
    Group {
      NameReader(title: "first")
      NameReader(title: "second")
    }
    .defaultAppStorage(store)
    Button("Set") { store.set("Alan", forKey: "name") }
    Button("Set another key") { store.set("Alan", forKey: "other") }
    Button("Remove") { store.removeObject(forKey: "name") }
  }
}

/// Views of one window share a key, and two windows have a value each.
struct O06: Screen {
  struct Page: View {
    @SceneStorage("O06.page") private var page = 1

    var body: some View {
      let _ = Self._printChanges()
      Text("page \(page)")
      Button("Next") { page += 1 }
    }
  }

  struct Footer: View {
    @SceneStorage("O06.page") private var page = 1

    var body: some View {
      let _ = Self._printChanges()
      Text("footer \(page)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Page()
    Footer()
  }
}
