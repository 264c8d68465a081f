import Observation

/// Asks for each order whether it is paid, which takes a while.
@MainActor
@Observable
final class PaymentCheck {
  /// The part that is done, from 0 to 1.
  private(set) var progress = 0.0
  private(set) var isRunning = false
  private var task: Task<Void, Never>?
  private let ask: @MainActor (Order) async -> Bool

  /// - Parameter ask: Returns true if an order is paid. Replace the default by a request to your bank.
  init(
    ask: @escaping @MainActor (Order) async -> Bool = { order in
      try? await Task.sleep(for: .seconds(1))
      return order.amount < 100
    }
  ) {
    self.ask = ask
  }

  func start(_ orders: [Order]) {
    isRunning = true
    progress = 0
    task = Task {
      for (index, order) in orders.enumerated() where !Task.isCancelled {
        let isPaid = await ask(order)
        if Task.isCancelled { break }
        order.isPaid = isPaid
        progress = Double(index + 1) / Double(orders.count)
      }
      isRunning = false
    }
  }

  func stop() { task?.cancel() }
}
