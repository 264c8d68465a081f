import Foundation
import FoundationComplement
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Makes a value from the item, by the first representation of its type that fits.
  /// - Parameter completionHandler: receives the value, or an error.
  @preconcurrency @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let shared = SharedProgress(progress: progress)
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
      shared.progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  private struct SharedProgress: @unchecked Sendable { let progress: Progress }

  private var source: TransferSource {
    TransferSource(registeredContentTypes) { [self] type in
      switch try await loadedContents(of: type) {
      case .data(let data): .data(data)
      case .file(let url): .file(url, isOriginal: false)
      }
    }
  }

  /// Makes a value from the item.
  /// - Returns: nil if no representation of the type fits.
  package func value<T: Transferable>(as type: T.Type) async throws -> T? {
    try await source.value(as: type)
  }

  /// Adds the types that a value can be exported as.
  /// - Parameter transferable: the value, which is made when somebody loads it.
  public func register<T: Transferable>(
    _ transferable: @autoclosure @escaping @Sendable () -> T
  ) {
    for type in T.exportedContentTypes() {
      add(type, .data { try await transferable().exportedContent(as: type).content.data() })
    }
  }

  /// Creates a provider of a value, in the types that this value can be exported as.
  package convenience init<T: Transferable>(exporting value: T) {
    self.init()
    for type in value.exportedTypes {
      add(type, .data { try await value.exportedContent(as: type).content.data() })
    }
    suggestedName = value.suggestedFilename
  }
}
