import BanyanNullHost
import CMalloc
import Foundation
import SwiftData

/// A row of a long list.
@Model
final class ListedItem {
  var name: String
  var number: Int

  init(_ number: Int) {
    name = "item \(number)"
    self.number = number
  }
}

/// A list of all objects of a store, of which a window shows some.
private struct ItemList: View {
  @Query(sort: \ListedItem.number) private var items: [ListedItem]

  var body: some View { List(items) { item in Text(item.name) } }
}

/// Measures what it costs to open a window with a list of many objects, by the processor's time.
@MainActor
enum QuerySpeed {
  static func report(_ count: Int, in folder: URL, rounds: Int) throws {
    let file = folder.appendingPathComponent("list.store")
    // By a process of its own, which leaves its heap behind.
    let filling = try Process.run(
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(), arguments: [file.path])
    filling.waitUntilExit()
    precondition(filling.terminationStatus == 0)
    var times: [Double] = []
    var byteCount = 0
    for _ in 0..<rounds {
      // A container of its own, as each visitor has one.
      let container = try makeContainer(file)
      let before = Int(mallinfo2().uordblks)
      let start = clock()
      let app = NullApp(
        ItemList().modelContainer(container), size: CGSize(width: 400, height: 800))
      times.append(Double(clock() - start) / Double(CLOCKS_PER_SEC / 1_000))
      byteCount = Int(mallinfo2().uordblks) - before
      app.close()
    }
    times.sort()
    print(
      "open a List with a @Query of \(count): \(times[rounds / 2]) ms, \(byteCount / count) bytes for each object"
    )
  }

  static func fill(_ file: URL, _ count: Int) throws {
    let context = ModelContext(try makeContainer(file))
    for number in 0..<count { context.insert(ListedItem(number)) }
    try context.save()
  }

  private static func makeContainer(_ file: URL) throws -> ModelContainer {
    try ModelContainer(for: ListedItem.self, configurations: ModelConfiguration(url: file))
  }
}
