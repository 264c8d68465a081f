import SwiftUI

/// Stands in for a network service: requests wait until the person presses a button.
@MainActor
final class LocalService<Reply: Sendable>: ObservableObject {
  @Published private(set) var askedCount = 0
  private var waiting: [AsyncStream<Result<Reply, any Error>>.Continuation] = []

  struct Unreachable: Error {}

  func request() async throws -> Reply {
    let (replies, continuation) = AsyncStream.makeStream(of: Result<Reply, any Error>.self)
    waiting.append(continuation)
    askedCount = waiting.count
    for await reply in replies { return try reply.get() }
    throw CancellationError()
  }

  func answer(_ reply: Reply) { answer(with: .success(reply)) }

  func fail() { answer(with: .failure(Unreachable())) }

  private func answer(with result: Result<Reply, any Error>) {
    for continuation in waiting { continuation.yield(result) }
    waiting = []
    askedCount = 0
  }
}

/// The buttons that make a service answer or fail.
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
