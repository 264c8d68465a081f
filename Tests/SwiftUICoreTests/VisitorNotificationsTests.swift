import Foundation
import SwiftUICore
import Synchronization
import Testing

@testable import BanyanGraph

/// Observers of notifications on the main queue.
@MainActor
@Suite struct VisitorNotificationsTests {
  private static let name = Notification.Name("bread is ready")

  private final class Record: Sendable {
    let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private func observe(_ record: Record) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(forName: Self.name, object: nil, queue: .main) { _ in
      record.add(MainThread.isCurrent ? "main" : "elsewhere")
    }
  }

  @Test func `an observer on the main queue is called before a post on it returns`() {
    let record = Record()
    let observer = observe(record)
    NotificationCenter.default.post(name: Self.name, object: nil)
    #expect(record.lines.withLock { $0 } == ["main"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `an observer on the main queue is called there when another thread posts`() async {
    let record = Record()
    let observer = observe(record)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        NotificationCenter.default.post(name: Self.name, object: nil)
        record.add("posted")
        continuation.resume()
      }
    }
    #expect(record.lines.withLock { $0 } == ["main", "posted"])
    NotificationCenter.default.removeObserver(observer)
  }
}
