import Foundation
import SwiftUICore
import Synchronization
import Testing

@testable import BanyanGraph

/// Observers of notifications on the main queue.
@MainActor
@Suite struct VisitorNotificationsTests {
  private final class Record: Sendable {
    let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private func observe(_ name: Notification.Name, _ record: Record) -> any NSObjectProtocol {
    MainThread.remember()
    return NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      record.add(MainThread.isCurrent ? "main" : "elsewhere")
    }
  }

  @Test func `an observer on the main queue is called before a post on it returns`() {
    let (name, record) = (Notification.Name("bread is ready"), Record())
    let observer = observe(name, record)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(record.lines.withLock { $0 } == ["main"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `an observer on the main queue is called there when another thread posts`() async {
    let (name, record) = (Notification.Name("bread is sold"), Record())
    let observer = observe(name, record)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: name, object: nil)
        record.add("posted")
        continuation.resume()
      }
    }
    #expect(record.lines.withLock { $0 } == ["main", "posted"])
    NotificationCenter.default.removeObserver(observer)
  }
}
