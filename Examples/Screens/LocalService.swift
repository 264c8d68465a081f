import SwiftUI

/// Stands in for a network service: requests wait until the person presses a button.
@MainActor
final class LocalService<Reply: Sendable>: ObservableObject {
  @Published private(set) var askedCount = 0
  private var waiting: [(id: UUID, continuation: CheckedContinuation<Reply, any Error>)] = [] {
    didSet { askedCount = waiting.count }
  }

  struct Unreachable: Error {}

  func request() async throws -> Reply {
    let id = UUID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
    } onCancel: {
      Task { await answer(.failure(CancellationError()), to: id) }
    }
  }

  func answer(_ reply: Reply) { answerAll(with: .success(reply)) }

  func fail() { answerAll(with: .failure(Unreachable())) }

  private func answerAll(with result: Result<Reply, any Error>) {
    for request in waiting { answer(result, to: request.id) }
  }

  private func answer(_ result: Result<Reply, any Error>, to id: UUID) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(with: result)
  }
}

/// Buttons that make a service answer or fail.
struct ServiceBar<Reply: Sendable>: View {
  @ObservedObject var service: LocalService<Reply>
  let reply: Reply

  var body: some View {
    HStack(spacing: 16) {
      if service.askedCount > 0 {
        ProgressView().controlSize(.small)
        Text("Waiting for the service")
      } else {
        Text("Nobody waits")
      }
      Spacer()
      Button("Answer") { service.answer(reply) }
      Button("Fail") { service.fail() }
    }
    .font(.footnote)
    .disabled(service.askedCount == 0)
    .padding(12)
    .background(.bar)
  }
}
