import BanyanNullHost
import Foundation

/// What it costs to lay out a window. The floor is the same without layout, where there is such a thing.
@MainActor
enum LayoutWorkloads {
  static let all: [Workload] = [
    workload("11a", "mount N rows with layout", "15 ms more") { rows, size in mount(rows, size) },
    workload("11b", "the width of a text in one of N rows", "1.5 µs more") { rows, size in
      pressing(rows / 2 * LaidOutRow.buttons + LaidOutRow.wider, in: Rows(count: rows), size)
    },
    workload("11c", "the height of one of N rows", "–") { rows, size in
      pressing(rows / 2 * LaidOutRow.buttons + LaidOutRow.higher, in: Rows(count: rows), size)
    },
    fixed("11d", "a window with 1,000 rows gets another width", 1_000) {
      resizing(Rows(count: $0))
    },
    fixed("11e", "a row of 100 flexible views gets another width", 100) {
      resizing(FlexibleRow(count: $0))
    },
    fixed("11f", "a text inside of 10 stacks", 10, hasFloor: true) { depth, size in
      pressing(0, in: DeepScreen(depth: depth), size)
    },
    fixed("11f", "a text inside of 20 stacks", 20, hasFloor: true) { depth, size in
      pressing(0, in: DeepScreen(depth: depth), size)
    },
    workload("11g", "the height of one of N rows that divide the window's", "–") { rows, size in
      pressing(rows / 2 * LaidOutRow.buttons + LaidOutRow.higher, in: Column(count: rows), size)
    },
    Workload(
      label: "11h", name: "memory per row with layout", size: .rows, target: "400 bytes more",
      measure: { memoryPerRow($0, window) }, floor: { memoryPerRow($0, nil) }),
  ]

  private static let window = CGSize(width: 400, height: 800)

  private static func workload(
    _ label: String, _ name: String, _ target: String,
    _ prepare: @escaping @MainActor (Int, CGSize?) -> Operation
  ) -> Workload {
    Workload(
      label: label, name: name, size: .rows, target: target,
      measure: { .time(Stopwatch.median(prepare($0, window))) },
      floor: { .time(Stopwatch.median(prepare($0, nil))) })
  }

  private static func fixed(
    _ label: String, _ name: String, _ size: Int, hasFloor: Bool,
    _ prepare: @escaping @MainActor (Int, CGSize?) -> Operation
  ) -> Workload {
    Workload(
      label: label, name: name, size: .fixed(size), target: "–",
      measure: { .time(Stopwatch.median(prepare($0, window))) },
      floor: { .time(Stopwatch.median(prepare($0, nil))) })
  }

  private static func fixed(
    _ label: String, _ name: String, _ size: Int,
    _ prepare: @escaping @MainActor (Int) -> Operation
  ) -> Workload {
    Workload(label: label, name: name, size: .fixed(size), target: "–") {
      .time(Stopwatch.median(prepare($0)))
    }
  }

  private static func mount(_ rows: Int, _ size: CGSize?) -> Operation {
    var app: NullApp?
    return Operation {
      app = NullApp(Rows(count: rows), size: size)
    } restore: {
      app?.close()
      app = nil
    }
  }

  private static func pressing(
    _ button: Int, in screen: some View, _ size: CGSize?
  ) -> Operation {
    let app = NullApp(screen, size: size)
    let button = app.buttons[button]
    return Operation { app.press(button) }
  }

  private static func memoryPerRow(_ rows: Int, _ size: CGSize?) -> Figure {
    Workload.memoryPerRow(rows, buttons: LaidOutRow.buttons) {
      NullApp(Rows(count: $0), size: size)
    }
  }

  private static func resizing(_ screen: some View) -> Operation {
    let app = NullApp(screen, size: window)
    var isWide = false
    return Operation {
      isWide.toggle()
      app.resize(width: isWide ? 500 : 400, height: 800)
    }
  }
}

/// Rows of six elements in a column that scrolls.
private struct Rows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in LaidOutRow() } }
    }
  }
}

/// The same rows in a column of a given height, which asks each of them when one grows.
private struct Column: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in LaidOutRow() } }
  }
}

private struct LaidOutRow: View {
  static let buttons = 2
  static let wider = 0
  static let higher = 1

  @State private var isWide = false
  @State private var isHigh = false

  var body: some View {
    HStack {
      Text(isWide ? "a wider row" : "row")
      Spacer()
      Button("Wider") { isWide.toggle() }
      Button("Higher") { isHigh.toggle() }
      Color.red.frame(width: 20, height: isHigh ? 60 : 20)
    }
  }
}

/// Views that all take a share.
private struct FlexibleRow: View {
  let count: Int

  var body: some View {
    HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
  }
}

/// A text in stacks in each other, each with something flexible beside it that leaves room for a longer text: so each of the
/// stacks gets another size when the text does, and none of them is so small that the text does not.
private struct DeepScreen: View {
  let depth: Int
  @State private var word = "text"

  var body: some View {
    VStack {
      Button("Change") { word = word == "text" ? "a longer text" : "text" }
      Nested(depth: depth, word: word)
    }
  }
}

private struct Nested: View {
  let depth: Int
  let word: String

  var body: some View {
    if depth == 0 {
      Text(word)
    } else if depth.isMultiple(of: 2) {
      VStack {
        AnyView(Nested(depth: depth - 1, word: word))
        Color.red.frame(maxWidth: 10, maxHeight: 10)
      }
    } else {
      HStack {
        AnyView(Nested(depth: depth - 1, word: word))
        Color.red.frame(maxWidth: 10, maxHeight: 10)
      }
    }
  }
}
