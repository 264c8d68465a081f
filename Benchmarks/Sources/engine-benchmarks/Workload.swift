import BanyanNullHost

/// Something to measure.
@MainActor
struct Workload {
  enum Size {
    /// With as many rows as the person asked for.
    case rows
    /// Always the same.
    case fixed(Int)
  }

  typealias Measure = @MainActor (Int) -> Figure

  let label: String
  let name: String
  let size: Size
  /// What the result should be at most, in the words of the list of targets, for 10,000 rows.
  let target: String
  /// Measures with a number of rows.
  let measure: Measure
  /// Measures what nobody could do without.
  var floor: Measure?

  static let all: [Workload] = views + LayoutWorkloads.all + GraphWorkloads.all

  private static let views: [Workload] = [
    // First: what others have used and left is used again, and would not be counted.
    Workload(
      label: "memory", name: "memory of a window with one text", size: .fixed(1), target: "30 kB",
      measure: memoryPerWindow),
    Workload(
      label: "memory", name: "memory per row", size: .rows, target: "1.0 kB",
      measure: memoryPerRow, floor: Floor.memoryPerRow),
    Workload(
      label: "1", name: "mount N rows", size: .rows, target: "15 ms",
      measure: timed(mount), floor: timed(Limit.mount)),
    Workload(
      label: "2", name: "one row's state", size: .rows, target: "1.3 µs", measure: timed(oneRow),
      floor: timed(Limit.oneRow)),
    Workload(
      label: "3", name: "a root counter, N rows unaffected", size: .rows, target: "2 µs",
      measure: timed(rootCounter)),
    Workload(
      label: "4", name: "swap two rows", size: .rows, target: "1 ms", measure: timed(swap),
      floor: timed(Limit.swap)),
    Workload(
      label: "4", name: "reverse all rows", size: .rows, target: "–",
      measure: timed { rearranging($0, RowList.Buttons.reverse) }),
    Workload(
      label: "4", name: "shuffle all rows", size: .rows, target: "–",
      measure: timed { rearranging($0, RowList.Buttons.shuffle) }),
    Workload(
      label: "4", name: "insert a row in the middle, and remove it", size: .rows, target: "–",
      measure: timed(insertAndRemove)),
    Workload(
      label: "5", name: "append 1,000 rows", size: .rows, target: "2.5 ms",
      measure: timed(append), floor: timed(Limit.append)),
    Workload(
      label: "5", name: "remove these 1,000 rows", size: .rows, target: "–",
      measure: timed(truncate)),
    Workload(
      label: "5", name: "close a window with N rows", size: .rows, target: "–",
      measure: timed(unmount)),
    Workload(
      label: "6", name: "an environment value that one of N reads", size: .rows, target: "2 µs",
      measure: timed(environment)),
    Workload(
      label: "7a", name: "an ObservableObject that 1,000 views declare", size: .fixed(1_000),
      target: "0.8 ms", measure: timed(observableObject), floor: timed(Floor.publish)),
    Workload(
      label: "7b", name: "an @Observable property that one of N reads", size: .rows,
      target: "2.3 µs", measure: timed(observableReadByOne),
      floor: timed { _ in Floor.observe(readers: 1) }),
    Workload(
      label: "7c", name: "an @Observable property that 1,000 views read", size: .fixed(1_000),
      target: "3 ms", measure: timed(observableReadByAll), floor: timed(Floor.observe)),
    Workload(
      label: "7d", name: "a selection that each of 1,000 rows of a list asks for",
      size: .fixed(1_000), target: "–",
      measure: timed { selection(of: $0) { SelectionList(model: $0, items: $1) } }),
    Workload(
      label: "7d", name: "the same rows, where the body above asks", size: .fixed(1_000),
      target: "–",
      measure: timed { selection(of: $0) { SharedSelectionList(model: $0, items: $1) } }),
    Workload(
      label: "8", name: "the end of a chain of 10 views", size: .fixed(10), target: "1.3 µs",
      measure: timed(chain)),
    Workload(
      label: "8", name: "the end of a chain of 1,000 views", size: .fixed(1_000),
      target: "1.3 µs", measure: timed(chain)),
    Workload(
      label: "9", name: "a preference of one of N rows", size: .rows, target: "–",
      measure: timed(preference)),
    Workload(
      label: "10", name: "an environment object that 1,000 views declare, and one reads",
      size: .fixed(1_000), target: "–", measure: timed { store($0, .declaring) }),
    Workload(
      label: "10", name: "the same views, given the values that they show",
      size: .fixed(1_000), target: "–", measure: timed { store($0, .given) }),
    Workload(
      label: "10", name: "the same views, declaring a container of the object",
      size: .fixed(1_000), target: "–", measure: timed { store($0, .container) }),
    Workload(
      label: "12", name: "one row's state, kept for another process", size: .rows, target: "–",
      measure: timed(keptRow)),
    Workload(
      label: "base", name: "an object allocated and freed", size: .fixed(1), target: "–",
      measure: timed { _ in Floor.allocate() }),
    Workload(
      label: "base", name: "a dictionary asked for an integer", size: .fixed(1), target: "–",
      measure: timed { _ in Floor.lookUp() }),
    Workload(
      label: "base", name: "withObservationTracking once", size: .fixed(1), target: "–",
      measure: timed(Floor.observe)),
  ]

  private static func timed(_ prepare: @escaping @MainActor (Int) -> Operation) -> Measure {
    { size in .time(Stopwatch.median(prepare(size))) }
  }
}

// MARK: The workloads

extension Workload {
  private static func mount(rows: Int) -> Operation {
    let items = Item.make(rows)
    var app: NullApp?
    return Operation {
      app = NullApp(RowList(items: items))
    } restore: {
      app?.close()
      app = nil
    }
  }

  private static func oneRow(rows: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    // Somewhere in the middle; the list's own buttons come first.
    let button = app.buttons[RowList.Buttons.count + rows / 2]
    return pressing(button, of: app)
  }

  /// Like ``oneRow``, and what has changed is written down as for a worker's front.
  private static func keptRow(rows: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    let button = app.buttons[RowList.Buttons.count + rows / 2]
    app.keepState()
    app.press(button)
    let pieces = app.keepState()
    precondition(pieces == 1, "\(pieces) pieces where one state has changed")
    return Operation {
      app.press(button)
      app.keepState()
    }
  }

  private static func rootCounter(rows: Int) -> Operation {
    let app = NullApp(CounterAboveRows(items: Item.make(rows)))
    return pressing(app.buttons[0], of: app)
  }

  private static func swap(rows: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    return pressing(app.buttons[RowList.Buttons.swap], of: app, mutations: 2)
  }

  private static func rearranging(_ rows: Int, _ button: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    let button = app.buttons[button]
    return Operation { app.press(button) }
  }

  private static func insertAndRemove(rows: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    let insert = app.buttons[RowList.Buttons.insert]
    let remove = app.buttons[RowList.Buttons.remove]
    return Operation {
      app.press(insert)
      app.press(remove)
    }
  }

  private static func truncate(rows: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    let append = app.buttons[RowList.Buttons.append]
    let truncate = app.buttons[RowList.Buttons.truncate]
    app.press(append)
    return Operation {
      app.press(truncate)
    } restore: {
      app.press(append)
    }
  }

  private static func unmount(rows: Int) -> Operation {
    let items = Item.make(rows)
    var app: NullApp? = NullApp(RowList(items: items))
    return Operation {
      app?.close()
      app = nil
    } restore: {
      app = NullApp(RowList(items: items))
    }
  }

  private static func preference(rows: Int) -> Operation {
    let app = NullApp(LargestAboveRows(items: Item.make(rows)))
    return pressing(app.buttons[rows / 2], of: app)
  }

  private static func append(rows: Int) -> Operation {
    let app = NullApp(RowList(items: Item.make(rows)))
    let append = app.buttons[RowList.Buttons.append]
    let truncate = app.buttons[RowList.Buttons.truncate]
    return Operation {
      app.press(append)
    } restore: {
      app.press(truncate)
    }
  }

  private static func environment(rows: Int) -> Operation {
    let app = NullApp(ThemeAboveRows(items: Item.make(rows)))
    return pressing(app.buttons[0], of: app)
  }

  private static func observableObject(views: Int) -> Operation {
    let model = PublishedModel()
    let app = NullApp(ModelDeclarers(model: model, items: Item.make(views)))
    return checked(app, mutations: 0) { app.perform { model.value += 1 } }
  }

  private static func observableReadByOne(rows: Int) -> Operation {
    let model = ObservedModel()
    let app = NullApp(ModelReaders(model: model, items: Item.make(rows), readsAll: false))
    return checked(app, mutations: 1) { app.perform { model.value += 1 } }
  }

  private static func observableReadByAll(views: Int) -> Operation {
    let model = ObservedModel()
    let app = NullApp(ModelReaders(model: model, items: Item.make(views), readsAll: true))
    return checked(app, mutations: views) { app.perform { model.value += 1 } }
  }

  private static func selection(
    of views: Int, _ list: (ObservedModel, [Item]) -> some View
  ) -> Operation {
    let model = ObservedModel()
    let screen = list(model, Item.make(views))
    let app = NullApp(screen)
    return checked(app, mutations: 2) {
      app.perform { model.value = (model.value + 1) % views }
    }
  }

  private static func store(_ views: Int, _ children: StoreScreen.Children) -> Operation {
    let container = StoreContainer()
    let app = NullApp(
      StoreScreen(items: Item.make(views), children: children)
        .environmentObject(container)
        .environmentObject(container.store))
    return pressing(app.buttons[0], of: app)
  }

  private static func chain(depth: Int) -> Operation {
    let app = NullApp(Wrapper(depth: depth))
    return pressing(app.buttons[0], of: app)
  }

  private static func memoryPerWindow(_: Int) -> Figure {
    let count = 100
    NullApp(ThemeReader()).close()
    guard let before = Heap.allocatedBytes else { return .unknown }
    let apps = (0..<count).map { _ in NullApp(ThemeReader()) }
    guard let after = Heap.allocatedBytes else { return .unknown }
    defer { for app in apps { app.close() } }
    return .bytes(Double(after - before) / Double(count))
  }

  private static func memoryPerRow(rows: Int) -> Figure {
    let (one, all) = (Item.make(1), Item.make(rows))
    return memoryPerRow(rows, buttons: 1) { NullApp(RowList(items: $0 == 1 ? one : all)) }
  }

  /// Returns the memory of a row in an app with so many rows, each with some buttons.
  static func memoryPerRow(_ rows: Int, buttons: Int, _ open: (Int) -> NullApp) -> Figure {
    // What is found once for each type is not a row's.
    open(1).close()
    guard let before = Heap.allocatedBytes else { return .unknown }
    let app = open(rows)
    guard let after = Heap.allocatedBytes else { return .unknown }
    defer { app.close() }
    // The identities of buttons are the benchmark's own.
    return .bytes(Double(after - before) / Double(rows) - 4 * Double(buttons))
  }

  private static func pressing(
    _ button: ElementID, of app: NullApp, mutations: Int = 1
  ) -> Operation {
    checked(app, mutations: mutations) { app.press(button) }
  }

  /// An operation that has been seen to change what it should, and no more.
  private static func checked(
    _ app: NullApp, mutations: Int, _ run: @escaping @MainActor () -> Void
  ) -> Operation {
    let before = app.mutations
    run()
    precondition(
      app.mutations - before == mutations,
      "\(app.mutations - before) mutations where there should be \(mutations)")
    return Operation(run: run)
  }
}
