@testable import BanyanOS
import Foundation
import Testing

/// The module that apps import as `os`. The destination of messages is tested with `banyan run`.
@Suite struct OSLogTests {
  private func text(_ message: OSLogMessage, isShown: Bool = false) -> String {
    message.text(showsPrivate: isShown)
  }

  @Test func textsArePrivateAndNumbersAreNot() {
    let name = "Ada"
    let message: OSLogMessage = "\(name) has \(3) of \(2.5): \(true)"
    #expect(text(message) == "<private> has 3 of 2.500000: true")
    #expect(text(message, isShown: true) == "Ada has 3 of 2.500000: true")
  }

  @Test func aMessageNamesTheRecipientsOfItsValues() {
    let name = "Ada"
    let message: OSLogMessage =
      "\(name, privacy: .public) \(name, privacy: .sensitive) \(7, privacy: .private)"
    #expect(text(message) == "Ada <private> <private>")
    #expect(text(message, isShown: true) == "Ada <private> 7")
    let masked: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
    #expect(text(masked).hasPrefix("<mask.hash: "))
    #expect(text(masked) == text("\(name, privacy: .private(mask: .hash))"))
    #expect(text(masked, isShown: true) == "Ada")
  }

  @Test func valuesAreWrittenAsTheMessageSpecifies() {
    let message: OSLogMessage = """
      \(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true)) \
      \(8, format: .octal) \(1, format: .decimal(explicitPositiveSign: true)) \
      \(1.005, format: .fixed(precision: 1)) \(false, format: .answer) \
      [\("a", align: .right(columns: 3), privacy: .public)] [\(5, align: .left(columns: 3))]
      """
    #expect(text(message) == "ff 0xFF 10 +1 1.0 no [  a] [5  ]")
  }

  @Test func aFormatHasPlacesForValues() {
    let message = OSLogMessage(
      format: "%{public}@ %@ %d%% %5.2f %lld %x %{private}d %s",
      ["a", "b", 5, 1.5, -7, 255, 1, "c"])
    #expect(text(message) == "a <private> 5%  1.50 -7 ff <private> <private>")
    #expect(text(message, isShown: true) == "a b 5%  1.50 -7 ff 1 c")
    #expect(text(OSLogMessage(format: "%d and %d", [1])) == "1 and <decode: missing data>")
    #expect(text(OSLogMessage(format: "%", [1])) == "%")
  }

  @Test func valuesAreNotAskedForByALogThatIsDisabled() {
    var count = 0
    func value() -> Int {
      count += 1
      return count
    }
    Logger(.disabled).error("\(value())")
    os_log(.error, log: .disabled, "\(value())")
    #expect(count == 0)
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog(subsystem: "a", category: "b").isEnabled(type: .error))
  }

  @Test func aLockLetsOneThreadInAtATime() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    let bare = OSAllocatedUnfairLock()
    nonisolated(unsafe) var other = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            count.withLock { $0 += 1 }
            bare.withLock { other += 1 }
          }
        }
      }
    }
    #expect(count.withLock { $0 } == 8000)
    #expect(other == 8000)
  }

  @Test func aLockThatSomebodyHasIsNotAvailable() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { _ in #expect(lock.withLockIfAvailable { $0 } == nil) }
    #expect(lock.withLockIfAvailable { $0 } == 1)
    var bare = os_unfair_lock_s()
    os_unfair_lock_lock(&bare)
    #expect(!os_unfair_lock_trylock(&bare))
    os_unfair_lock_unlock(&bare)
    #expect(os_unfair_lock_trylock(&bare))
  }

  @Test func signpostsGiveBackWhatTheyAreAround() {
    let signposter = OSSignposter(logHandle: .disabled)
    #expect(!signposter.isEnabled)
    #expect(signposter.withIntervalSignpost("work") { 5 } == 5)
    #expect(signposter.makeSignpostID() < signposter.makeSignpostID())
    let state = signposter.beginInterval("work", id: .exclusive, "\(1)")
    #expect(state.signpostID == .exclusive)
    signposter.endInterval("work", state)
  }
}
