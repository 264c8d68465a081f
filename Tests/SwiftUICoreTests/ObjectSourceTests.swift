import BanyanTesting
import Combine
import Testing

@testable import SwiftUICore

/// The views of several apps that follow one object.
@MainActor
@Suite struct ObjectSourceTests {
  final class Shared: ObservableObject {
    @Published var count = 0
  }

  struct Screen: View {
    @ObservedObject var shared: Shared
    var body: some View {
      Text("\(shared.count)")
      Toggle("More", isOn: $shared.count.isMany)
    }
  }

  @Test func `each app has one source of an object, found without looking at those of others`() {
    let shared = Shared()
    var apps = (0..<20).map { _ in TestApp(Screen(shared: shared)) }
    #expect(ObjectSource.followerCount(of: shared) == 20)
    shared.count = 7
    for app in apps { app.flush() }
    #expect(apps.map { $0.window.texts.first } == Array(repeating: "7", count: 20))
    #expect(ObjectSource.followerCount(of: shared) == 20)
    for app in apps { app.window.close() }
    apps = []
    #expect(ObjectSource.followerCount(of: shared) == 0)
  }
}

extension Int {
  fileprivate var isMany: Bool {
    get { self > 9 }
    set { self = newValue ? 10 : 0 }
  }
}
