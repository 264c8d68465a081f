import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_: UnsafeMutableRawPointer?)

/// The loop of GTK, which also serves the main queue, so that the main actor runs, and the timers of the main run loop.
///
/// Nothing is polled: the main queue has a descriptor that becomes readable with each job, and the next timer of the run loop has a
/// timeout of the loop.
@MainActor
struct MainLoop {
  private static var timer: (source: UInt32, date: Date)?

  /// Runs the loop until the process ends.
  static func run(_ gtk: GTK) -> Never {
    GTK.current = gtk
    let readable: UInt32 = 1
    _ = gtk.addDescriptor(
      mainQueueHandle(), readable,
      { descriptor, _, _ in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        drainMainQueue(nil)
        MainActor.assumeIsolated { MainLoop.followTimers() }
        return 1
      }, nil)
    followTimers()
    while true { _ = gtk.iterate(nil, 1) }
  }

  /// Waits for the next timer of the run loop. It is called after whatever may have scheduled one.
  static func followTimers() {
    guard let gtk = GTK.current else { return }
    // Without any timer, the date is nil or far away.
    let date = RunLoop.main.limitDate(forMode: .default)
    let isNear = date.map { $0.timeIntervalSinceNow < 86_400 } ?? false
    if let timer {
      if isNear, timer.date == date { return }
      _ = gtk.removeSource(timer.source)
      self.timer = nil
    }
    guard isNear, let date else { return }
    let milliseconds = UInt32(max(0, (date.timeIntervalSinceNow * 1_000).rounded(.up)))
    let source = gtk.addTimeout(
      milliseconds,
      { _ in
        MainActor.assumeIsolated {
          MainLoop.timer = nil
          _ = RunLoop.main.run(mode: .default, before: Date())
          MainLoop.followTimers()
        }
        return 0
      }, nil)
    timer = (source, date)
  }
}
