// Names of modules that Apple's SwiftUI, or Foundation, brings along.
import SwiftUI

func askForNotifications() {
  UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
    isAllowed, _ in
    print(isAllowed)
  }
}

actor SerialWorker {
  private let queue = DispatchSerialQueue(label: "worker", qos: .utility)
  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
}

func run(_ job: consuming ExecutorJob, on queue: DispatchSerialQueue) {
  queue.checkIsolated()
  queue.enqueue(job)
}

let mainQueue = DispatchSerialQueue.main
