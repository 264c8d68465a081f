import Foundation
import FoundationComplement

extension NSItemProvider {
  /// Makes a value from the item, by the first representation of its type that fits.
  /// - Parameter completionHandler: receives the value, or an error.
  @preconcurrency @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let told = Told(progress: progress)
    Task {
      let result: Result<T, any Error>
      do {
        guard let value = try await source.value(as: T.self) else {
          throw CocoaError(.featureUnsupported)
        }
        result = .success(value)
      } catch {
        result = .failure(error)
      }
      told.progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  private struct Told: @unchecked Sendable { let progress: Progress }

  private var source: TransferSource {
    TransferSource(registeredContentTypes) { [self] type in
      .data(
        try await withCheckedThrowingContinuation { continuation in
          loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
            continuation.resume(with: data.map { .success($0) } ?? .failure(error!))
          }
        })
    }
  }
}
