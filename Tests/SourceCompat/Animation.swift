// Transactions and animations.
import SwiftUI

struct Source: TransactionKey {
  static let defaultValue = "unknown"
}

extension Transaction {
  var source: String {
    get { self[Source.self] }
    set { self[Source.self] = newValue }
  }
  @Entry var isUndo = false
}

struct Mover: View {
  @State private var offset = 0.0

  var body: some View {
    Text("\(offset)")
      .animation(.default, value: offset)
      .animation(nil, value: offset)
      .animation(.linear)
      .transaction { $0.animation = nil }
      .transaction { transaction in
        transaction.disablesAnimations = true
        transaction.isContinuous = !transaction.isUndo
      }
      .transaction(value: offset) { $0.animation = .easeIn }
    Button("Move", action: move)
  }

  private func move() {
    withAnimation { offset += 1 }
    withAnimation(.bouncy) { offset += 1 }
    withAnimation(nil) { offset += 1 }
    let old = withAnimation(.linear(duration: 1)) { offset }
    withAnimation(.snappy, completionCriteria: .removed) {
      offset = old
    } completion: {
      print("moved")
    }
    withAnimation {
      offset += 1
    } completion: {
      offset = 0
    }
    var transaction = Transaction(animation: .smooth)
    transaction.source = "menu"
    withTransaction(transaction) { offset += 1 }
    withTransaction(Transaction()) { offset += 1 }
    withTransaction(\.source, "key") { offset += 1 }
    withTransaction(\.isUndo, true) { offset -= 1 }
  }
}

// What is not of the main actor may animate too.
nonisolated func quietly(_ change: () throws -> Void) rethrows {
  try withAnimation(.default, change)
  try withAnimation(.default, completionCriteria: .logicallyComplete, change) {}
}

let animations: [Animation] = [
  .default, .linear, .easeIn, .easeOut, .easeInOut,
  .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
  .timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 1),
  .spring, .spring(), .spring(duration: 1), .spring(bounce: 0.2),
  .spring(duration: 1, bounce: 0.2, blendDuration: 0), .spring(response: 0.5),
  .spring(response: 0.5, dampingFraction: 0.8), .spring(dampingFraction: 0.8),
  .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0),
  .smooth, .snappy, .bouncy, .interactiveSpring,
  .linear.delay(1), .linear.speed(2), .linear.repeatCount(3),
  .linear.repeatCount(3, autoreverses: false), .linear.repeatForever(),
  .linear.repeatForever(autoreverses: false),
]
