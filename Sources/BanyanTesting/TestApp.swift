import BanyanGraph
import BanyanHost
import BanyanInsight
import BanyanKits
import Foundation
import SwiftUICore
import Testing

/// An app that runs without a screen, for tests.
///
/// Mount a view, use it as a person would, and compare what happened as data:
///
/// ```swift
/// let app = TestApp(CounterView())
/// app.reset()
/// app.window.button("Increment").tap()
/// #expect(app.bodies == ["CounterView"])
/// #expect(app.window.changes == [#"text "0" becomes "1""#])
/// ```
///
/// Everything runs on the main actor and at once: when ``TestElement/tap(at:)`` returns, all its effects have
/// been shown. To wait for work in tasks, use ``finishTasks()`` or ``wait(until:)``, never sleeping.
@MainActor
public final class TestApp {
  /// The types of the views whose bodies ran, in order.
  public private(set) var bodies: [String] = []
  /// The lines that `_printChanges()` printed.
  public private(set) var printed: [String] = []
  /// The reports of mistakes in the use of the framework.
  public private(set) var reports: [String] = []
  /// The app's windows, in the order in which they were opened.
  public private(set) var windows: [TestWindow] = []

  /// The text on the person's clipboard. The app puts text there, and so may the test, as if the person had copied it in another
  /// program. It is pasted when the test presses Command-V.
  public var clipboard = ""

  /// The clock that measures how long a person presses an element. Its time passes only when the test
  /// advances it.
  public let clock = TestClock()

  private(set) var app: RunningApp!
  /// The layout of the app's windows; nil if they are not laid out.
  private let layout: TestLayout?
  var windowsToShow: [WindowAddress] = []
  var windowsToClose: [TestWindow] = []
  private weak var front: TestWindow?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Starts an app that shows a view in one window.
  ///
  /// - Parameters:
  ///   - view: an expression that makes the view, evaluated once.
  ///   - layout: the size of the window, for a test of view positions. Without it views are not laid out,
  ///     as on a host that lays them out itself.
  ///   - isTracing: whether to record everything that ``trace`` contains.
  public init<Content: View>(
    _ view: @autoclosure @escaping () -> Content, layout: TestLayout? = nil, isTracing: Bool = false
  ) {
    self.layout = layout
    app = RunningApp(view: view, prepare: prepare(isTracing))
    start()
  }

  /// Starts an app that shows a view in one window.
  /// - Parameters:
  ///   - layout: the size of the window, for a test of view positions.
  ///   - isTracing: whether to record everything that ``trace`` contains.
  ///   - view: makes the view, once for each window.
  public init<Content: View>(
    layout: TestLayout? = nil, isTracing: Bool = false, @ViewBuilder view: @escaping () -> Content
  ) {
    self.layout = layout
    app = RunningApp(view: view, prepare: prepare(isTracing))
    start()
  }

  /// Starts an app and opens one window of its first scene.
  /// - Parameters:
  ///   - type: the type of the app, of which an instance is made.
  ///   - layout: the size of its windows, for a test of view positions.
  ///   - isTracing: whether to record everything that ``trace`` contains.
  public init<Content: App>(
    app type: Content.Type, layout: TestLayout? = nil, isTracing: Bool = false
  ) {
    self.layout = layout
    app = RunningApp({ Content() }, prepare: prepare(isTracing))
    start()
  }

  /// Starts an app with an instance of your own and opens one window of its first scene.
  /// - Parameters:
  ///   - instance: makes the instance, when the app starts.
  ///   - layout: the size of its windows, for a test of view positions.
  ///   - isTracing: whether to record everything that ``trace`` contains.
  public init<Content: App>(
    app instance: @autoclosure @escaping () -> Content, layout: TestLayout? = nil,
    isTracing: Bool = false
  ) {
    self.layout = layout
    app = RunningApp(instance, prepare: prepare(isTracing))
    start()
  }

  /// Starts an app whose windows show the root view of a hosting controller, and opens one.
  /// - Parameters:
  ///   - controller: the hosting controller.
  ///   - layout: the size of its windows, for a test of view positions.
  ///   - isTracing: whether to record everything that ``trace`` contains.
  public init<Content: View>(
    hosting controller: HostingController<Content>, layout: TestLayout? = nil,
    isTracing: Bool = false
  ) {
    self.layout = layout
    app = RunningApp(hosting: controller, prepare: prepare(isTracing))
    start()
  }

  /// Starts an app whose scene delegates make its windows, and opens one.
  /// - Parameters:
  ///   - type: the class of the app's delegate.
  ///   - layout: the size of its windows, for a test of view positions.
  ///   - isTracing: whether to record everything that ``trace`` contains.
  public init<Delegate: UIApplicationDelegate>(
    delegate type: Delegate.Type, layout: TestLayout? = nil, isTracing: Bool = false
  ) {
    self.layout = layout
    app = RunningApp(delegate: type, prepare: prepare(isTracing))
    start()
  }

  /// Starts an app that continues with the kept view state of another one, as with hot reload.
  /// - Parameters:
  ///   - state: the ``keptState`` of the other app.
  ///   - exceptions: the state that starts anew in any case.
  package convenience init<Content: View>(
    _ view: @autoclosure @escaping () -> Content, goingOnFrom state: [UInt8],
    except exceptions: StateRestoration.Exceptions = .init()
  ) throws {
    try self.init(view(), goingOnFrom: StateRestoration(state, except: exceptions))
  }

  /// Starts an app that continues with state kept in pieces.
  package convenience init<Content: View>(
    _ view: @autoclosure @escaping () -> Content, goingOnFrom pieces: [[UInt8]]
  ) throws {
    try self.init(view(), goingOnFrom: StateRestoration(pieces: pieces))
  }

  private init<Content: View>(
    _ view: @autoclosure @escaping () -> Content, goingOnFrom restoration: StateRestoration
  ) {
    layout = nil
    let prepare = prepare(false)
    app = RunningApp(view: view) {
      prepare($0)
      $0.restoring = restoration
    }
    start()
    transferReport = app.didTakeUpState()
  }

  /// Starts an app with its own scenes that continues with kept state, with the given number of windows.
  package init<Content: App>(app type: Content.Type, goingOnFrom state: [UInt8], windowCount: Int)
    throws
  {
    layout = nil
    let restoration = try StateRestoration(state)
    let prepare = prepare(false)
    app = RunningApp(
      { Content() },
      prepare: {
        prepare($0)
        $0.restoring = restoration
      })
    start()
    for _ in 1..<windowCount { openWindow() }
    transferReport = app.didTakeUpState()
  }

  /// The report on the state that the app continues with.
  package private(set) var transferReport = TransferReport()

  private func start() {
    app.runtime.clock = clock
    app.runtime.checksInvariants = true
    app.runtime.didFlush = { [weak self] in
      for window in self?.windows ?? [] { window.followPresentations() }
      self?.followWindows()
      self?.checkSnapshots()
      self?.checkKeptState()
      self?.resumeWaiting()
    }
    openWindow()
  }

  /// With `BANYAN_CHECK_SNAPSHOTS`, fails a test if a window differs from its snapshot.
  private func checkSnapshots() {
    guard Self.checksSnapshots, !isCheckingSnapshots else { return }
    isCheckingSnapshots = true
    defer { isCheckingSnapshots = false }
    for window in openWindows where !window.snapshotDifferences.isEmpty {
      Issue.record("The snapshot differs:\n\(window.snapshotDifferences.joined(separator: "\n"))")
    }
  }

  private var isCheckingSnapshots = false
  private static let checksSnapshots =
    ProcessInfo.processInfo.environment["BANYAN_CHECK_SNAPSHOTS"] != nil

  /// With `BANYAN_CHECK_KEPT_STATE`, fails a test if the accumulated changes differ from the kept state.
  private func checkKeptState() {
    guard Self.checksKeptState, !isCheckingKeptState, !isAskedForChanges else { return }
    isCheckingKeptState = true
    defer { isCheckingKeptState = false }
    for piece in app.changesForCheck(of: openWindows.compactMap(\.runningWindow)).pieces {
      keptPieces[piece.number] = piece.bytes.isEmpty ? nil : piece.bytes
    }
    let pieces = keptPieces.sorted { $0.key < $1.key }.map(\.value)
    let differences = keptDifferences(from: pieces)
    if differences.isEmpty { return }
    Issue.record("The kept state differs:\n\(differences.joined(separator: "\n"))")
  }

  private var keptPieces: [UInt32: [UInt8]] = [:]
  private var isCheckingKeptState = false
  var isAskedForChanges = false
  private static let checksKeptState =
    ProcessInfo.processInfo.environment["BANYAN_CHECK_KEPT_STATE"] != nil

  /// The first window.
  public var window: TestWindow { windows[0] }

  /// Opens another window of the app's first scene.
  @discardableResult
  public func openWindow() -> TestWindow { openWindow(restoring: [:]) }

  /// Opens the window with an address, as a person does with a bookmark.
  @discardableResult
  public func openWindow(of address: WindowAddress) -> TestWindow {
    openWindow(address, restoring: [:])
  }

  /// Discards a window as the system does to save memory, and opens it again: with new state, and with
  /// the old one's `@SceneStorage`. A window that the person has closed keeps nothing.
  ///
  /// - Returns: the new window.
  @discardableResult
  public func reopen(_ window: TestWindow) -> TestWindow {
    let values = window.storedValues
    window.close()
    return openWindow(restoring: values)
  }

  private func openWindow(
    _ address: WindowAddress? = nil, restoring values: [String: StoredValue] = [:]
  ) -> TestWindow {
    let window = TestWindow(clock: clock)
    window.testApp = self
    windows.append(window)
    front = window
    window.open(
      in: app, name: "window \(windows.count)", address: address, restoring: values,
      layout: layout)
    return window
  }

  /// The windows that have not been closed, in the order in which they were opened.
  public var openWindows: [TestWindow] { windows.filter(\.isOpen) }

  /// The window in front of the others; nil if none is open.
  public var frontWindow: TestWindow? {
    front?.isOpen == true ? front : openWindows.last
  }

  /// Performs the window requests that the app made during its update.
  private func followWindows() {
    let closing = windowsToClose
    windowsToClose = []
    for window in closing { window.close() }
    let addresses = windowsToShow
    windowsToShow = []
    for address in addresses {
      let known = address.isUnique ? openWindows.first { $0.shows(address) } : nil
      if let known { front = known } else { openWindow(of: address) }
    }
  }

  /// Ends the app, as its host does when its visitor has left or the process is about to end.
  public func terminate() {
    app.terminate()
  }

  /// Clears all records; the app keeps running.
  public func reset() {
    bodies = []
    printed = []
    reports = []
    for window in windows { window.forgetMutations() }
    app.runtime.trace?.reset()
    app.runtime.trace?.doctor?.forget()
  }

  /// The reasons why views were updated since the last reset, in words: the events, the written data, the
  /// bodies that ran, and their results. Empty unless the app is tracing.
  public var trace: String {
    app.runtime.isTracing ? app.runtime.trace?.trace.explanation ?? "" : ""
  }

  /// The number of records since the last reset that ``trace`` no longer contains, because its size is
  /// limited.
  public var lostRecordCount: Int { app.runtime.trace?.droppedCount ?? 0 }

  /// The ``trace`` as data.
  package var records: Trace? { app.runtime.trace?.trace }

  /// The running app.
  package var runningApp: RunningApp { app }
  package var runtime: Runtime { app.runtime }

  /// The recorder of the trace.
  var recorder: TraceRecorder? { app.runtime.trace }

  /// The framework's tree of nodes, with a line for each.
  public var treeDescription: String {
    ([app.treeDescription] + windows.map(\.nodeDescription)).joined(separator: "\n")
  }

  // MARK: Waiting

  /// Shows the effects of all writes outside of events.
  public func flush() {
    app.runtime.flush()
  }

  /// Lets all pending work on the main actor run, and shows its effects.
  public func settle() async {
    // A write may wake a task whose next write wakes another; each takes a turn of the main actor.
    var quietTurns = 0
    while quietTurns < 10 {
      await Task.yield()
      quietTurns = app.runtime.isDirty ? 0 : quietTurns + 1
      app.runtime.flush()
    }
  }

  /// Waits until no task of a view is running.
  public func finishTasks() async {
    await wait { [app] in app!.runtime.runningTasks == 0 }
  }

  /// Waits until a condition is true. It is checked after each update and whenever a view's task has
  /// ended. If the test is cancelled, as by its time limit, waiting ends.
  public func wait(until condition: () -> Bool) async {
    await settle()
    while !condition(), !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor in resumeWaiting() }
      }
      await settle()
    }
  }

  private func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  // MARK: Observing

  /// Returns a closure that attaches a recorder, which is kept from the first body on.
  private func prepare(_ isTracing: Bool) -> (Runtime) -> Void {
    let recorder =
      isTracing
      ? TraceRecorder.ofEverything(isExamined: true, asksTwice: BodiesTwice.isAsked)
      : TraceRecorder(.bodies)
    recorder.didRecord = { [weak self, weak recorder] record in
      guard let self, let recorder else { return }
      switch record.kind {
      case .body: bodies.append(recorder.text(record.first))
      case .printed: printed.append(recorder.text(record.first))
      case .report: reports.append(recorder.text(record.first))
      default: break
      }
    }
    IssueRecording.recorder = recorder
    return { $0.trace = recorder }
  }
}
