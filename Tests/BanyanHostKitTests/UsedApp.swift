import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation
import SwiftUICore

@testable import BanyanTesting

/// An app that a person uses at points of its window, as on a host that draws.
@MainActor
final class UsedApp {
  let app: TestApp
  var pointer = PointerInput()
  var scrolling = Scrolling()
  var focus: ElementID?
  private var frames: [ElementID: LayoutRect] = [:]
  private var rowFrames: [ElementID: LayoutRect] = [:]
  private(set) var scene = ElementScene()
  /// The picker that the last click has opened.
  private(set) var opened: ElementID?
  /// The button that the last click has asked for files.
  private(set) var fileButton: ElementID?
  /// The events that have been sent, in words.
  private(set) var sent: [String] = []

  init<Content: View>(
    width: Double = 200, height: Double = 100, @ViewBuilder content: @escaping () -> Content
  ) {
    app = TestApp(layout: .size(width, height), view: content)
    update()
  }

  init<Content: App>(width: Double, height: Double, app type: Content.Type) {
    app = TestApp(app: type, layout: .size(width, height))
    update()
  }

  func update() {
    scene = ElementScene()
    _ = scene.apply(app.window.mutations)
    let old = frames
    frames = app.window.runningWindow?.frames ?? [:]
    rowFrames = app.window.runningWindow?.rowFrames ?? [:]
    scrolling.update(scene, frames: frames, old: old)
  }

  /// Follows the contents of scroll views until nothing more is reported.
  func followScrolling() {
    for _ in 0..<5 {
      let events = scrolling.reports(scene, frames: frames)
      if events.isEmpty { return }
      send(events)
    }
  }

  var drawing: DrawnElement {
    DrawingBuilder(look: .phone, appearance: .light).drawing(
      of: scene, frames: frames, rowFrames: rowFrames, scrolled: scrolling.movements)
  }

  func frame(of id: ElementID) -> LayoutRect? { frames[id] }

  /// The kinds of the elements at a point, innermost first.
  func kinds(at x: Double, _ y: Double) -> [ElementKind] {
    hits(x, y).compactMap { scene[$0.element]?.kind }
  }

  private func hits(_ x: Double, _ y: Double) -> [Hit] {
    scene.hits(at: LayoutPoint(x, y), in: drawing)
  }

  func down(_ x: Double, _ y: Double) {
    follow(pointer.down(hits(x, y), at: LayoutPoint(x, y), time: .zero, in: scene))
  }

  func move(_ x: Double, _ y: Double) {
    follow(pointer.move(hits(x, y), to: LayoutPoint(x, y), time: .zero, in: scene))
  }

  func up(_ x: Double, _ y: Double) {
    follow(pointer.up(hits(x, y), at: LayoutPoint(x, y), time: .zero, in: scene))
  }

  func click(_ x: Double, _ y: Double) {
    down(x, y)
    up(x, y)
  }

  /// Presses a key, and does what it does first.
  /// - Returns: false if it does nothing.
  @discardableResult
  func press(_ key: String, isShifted: Bool = false, isCommand: Bool = false) -> Bool {
    let keys = KeyCombination(key: key, isShifted: isShifted, isCommand: isCommand)
    guard let response = scene.responses(to: keys, .down, focus: focus).first else { return false }
    switch response {
    case .send(let event): send([event])
    case .choose(let event):
      focus = event.target
      send([event])
    case .changeMenu(let menu, let event):
      focus = event.target
      send([Event(target: menu, payload: .dismiss), event])
    case .focus(let id): focus = id
    case .scroll(let id, let distance): return scrolling.scroll(around: id, distance, in: scene)
    case .stroke, .open, .openPicker, .paste, .chooseFiles, .openRowActions: return false
    }
    return true
  }

  /// The name of the element with the focus.
  var focused: String? {
    focus.flatMap { id in app.window.elements[id].map { TestElement($0, in: app.window).name } }
  }

  private func follow(_ result: PointerInput.Result) {
    if let focused = result.focused { focus = focused }
    opened = result.openedPicker
    fileButton = result.fileButton
    send(result.events)
  }

  /// Sends files to the button that asks for them.
  /// - Returns: how many events that took.
  func choose(_ files: [URL]) -> Int {
    guard let fileButton else { return 0 }
    let sending = FileSending(files, to: fileButton, choice: 1)
    var count = 0
    while let event = sending.next(in: scene) {
      count += 1
      send([event])
    }
    return count
  }

  private func send(_ events: [Event]) {
    for event in events {
      sent.append("\(event.payload)")
      app.window.send(event.payload, to: event.target)
    }
    update()
  }
}
