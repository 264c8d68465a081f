import BanyanTesting
import Foundation
import Synchronization
import Testing
import UIKit

@testable import BanyanKits
@testable import SwiftUICore

/// Selectors as `banyan run` writes them, and what calls their methods.
@MainActor
@Suite struct SelectorTests {
  private final class Listener: NSObject {
    var lines: [String] = []

    func plain() { lines.append("plain") }
    func receive(_ notification: Notification) { lines.append("\(notification.name.rawValue)") }
    func press(sender: UIControl, event: UIEvent?) -> Bool {
      lines.append("\(type(of: sender)) \(event == nil)")
      return true
    }
    func number(_ number: Int) { lines.append("\(number)") }
  }

  @MainActor
  private final class Owner: NSObject {
    var lines: [String] = []
    func ring(_ timer: Timer) { lines.append("\(timer.userInfo as? String ?? "nothing")") }
    func end() { lines.append("end") }
  }

  private let name = Notification.Name("the oven is hot \(UUID())")

  @Test func `selectors are equal if their names are`() {
    let selectors: Set<Selector> = [
      "plain", Selector("plain", _calls: Listener.plain), Selector("end", _calls: Owner.end),
      Selector("number:", _calls: Listener.number(_:)),
      Selector("ring:", _calls: Owner.ring(_:)),
      Selector("pressWithSender:event:", _calls: Listener.press(sender:event:)),
    ]
    #expect(selectors.count == 5)
  }

  @Test func `an action calls the method of its target, with as many arguments as it takes`() {
    let (listener, owner) = (Listener(), Owner())
    let send = { (action: Selector, target: Any?, sender: Any?) in
      UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }
    #expect(send(Selector("plain", _calls: Listener.plain), listener, 1))
    #expect(send(Selector("number:", _calls: Listener.number(_:)), listener, 2))
    #expect(send(Selector("press", _calls: Listener.press), listener, UIPageControl()))
    #expect(send(Selector("end", _calls: Owner.end), owner, nil))
    #expect(listener.lines == ["plain", "2", "UIPageControl true"])
    #expect(owner.lines == ["end"])
    // No number, no listener, and no method.
    #expect(!send(Selector("number:", _calls: Listener.number(_:)), listener, "2"))
    #expect(!send(Selector("plain", _calls: Listener.plain), owner, nil))
    #expect(!send("plain", listener, nil))
    #expect(listener.lines.count == 3)
  }

  @Test func `an observer is called until it is removed`() {
    let (center, listener, other) = (NotificationCenter(), Listener(), Listener())
    let receive = Selector("receive:", _calls: Listener.receive(_:))
    center.addObserver(listener, selector: receive, name: name, object: nil)
    center.addObserver(listener, selector: receive, name: name, object: other)
    center.addObserver(
      other, selector: Selector("plain", _calls: Listener.plain), name: nil, object: nil)
    center.post(name: name, object: other)
    #expect(listener.lines == [name.rawValue, name.rawValue])
    center.removeObserver(listener, name: name, object: other)
    center.post(name: name, object: other)
    #expect(listener.lines.count == 3)
    center.removeObserver(listener)
    center.post(name: name, object: other)
    #expect(listener.lines.count == 3)
    #expect(other.lines == ["plain", "plain", "plain"])
  }

  private final class Leaving {
    let center: NotificationCenter
    static let count = Mutex(0)

    init(_ center: NotificationCenter, _ name: Notification.Name) {
      self.center = center
      center.addObserver(
        self, selector: Selector("receive", _calls: Leaving.receive), name: name, object: nil)
    }

    deinit { center.removeObserver(self) }

    func receive() { Self.count.withLock { $0 += 1 } }
  }

  @Test func `a center does not keep its observers, which may remove themselves when they go`() {
    let center = NotificationCenter()
    var leaving: Leaving? = Leaving(center, name)
    center.post(name: name, object: nil)
    #expect(Leaving.count.withLock { $0 } == 1)
    weak let gone = leaving
    leaving = nil
    #expect(gone == nil)
    center.post(name: name, object: nil)
    #expect(Leaving.count.withLock { $0 } == 1)
  }

  @Test func `observers that go without a word are forgotten`() {
    let center = NotificationCenter()
    let receive = Selector("receive:", _calls: Listener.receive(_:))
    func observe(_ count: Int) -> [Listener] {
      (0..<count).map { _ in
        let listener = Listener()
        center.addObserver(listener, selector: receive, name: name, object: nil)
        return listener
      }
    }
    var gone = observe(1_000)
    #expect(SelectorObservers.shared.count(of: center) == 1_000)
    gone = []
    let listeners = gone + observe(3_000)
    #expect(SelectorObservers.shared.count(of: center) == 3_000)
    center.post(name: name, object: nil)
    #expect(listeners.allSatisfy { $0.lines == [name.rawValue] })
  }

  @Test func `what a block observes ends as before`() {
    let center = NotificationCenter()
    let count = Mutex(0)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `a timer calls its target`() {
    let owner = Owner()
    let ring = Selector("ring:", _calls: Owner.ring(_:))
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: owner, selector: ring, userInfo: "bread", repeats: true)
    timer.fire()
    timer.invalidate()
    Timer(timeInterval: 60, target: owner, selector: ring, userInfo: nil, repeats: false).fire()
    #expect(owner.lines == ["bread", "nothing"])
  }

  @MainActor
  private final class Clockwork: NSObject {
    var timers: [Timer] = []
    func tick(_ timer: Timer) {}

    func start() {
      let tick = Selector("tick:", _calls: Clockwork.tick(_:))
      timers += [
        Timer.scheduledTimer(
          timeInterval: 60, target: self, selector: tick, userInfo: nil, repeats: true),
        Timer(timeInterval: 60, target: self, selector: tick, userInfo: nil, repeats: true),
      ]
    }
  }

  private struct ClockworkView: View {
    let clockwork: Clockwork
    var body: some View {
      Button("Start") { clockwork.start() }
    }
  }

  @Test func `a timer ends with the visit for which it was made, and no other does`() {
    let (mine, theirs, nobodys) = (Clockwork(), Clockwork(), Clockwork())
    let (app, other) = (
      TestApp(ClockworkView(clockwork: mine)), TestApp(ClockworkView(clockwork: theirs))
    )
    app.window.button("Start").tap()
    other.window.button("Start").tap()
    nobodys.start()
    let all = [mine, theirs, nobodys]
    #expect(all.map { $0.timers.map(\.isValid) } == [[true, true], [true, true], [true, true]])
    app.terminate()
    #expect(
      all.map { $0.timers.map(\.isValid) } == [[false, false], [true, true], [true, true]])
    for timer in theirs.timers + nobodys.timers { timer.invalidate() }
  }
}
