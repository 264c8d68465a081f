import Foundation
import Synchronization
import UniformTypeIdentifiers

/// An item that a person drags or has chosen, such as a text or a photo, to be read as one of the types that it comes in.
///
/// ```swift
/// NSItemProvider(object: "Bread" as NSString)
///
/// if provider.canLoadObject(ofClass: UIImage.self) {
///   provider.loadObject(ofClass: UIImage.self) { image, error in … }
/// }
/// ```
///
/// Handlers are called later, not on the main thread. A file that a person drops on a page is still on its way when the app is told of
/// it: what loads it waits for all of it, and receives an error if it does not come or is not taken. Canceling the progress of a load
/// ends it, with the error `CocoaError.userCancelled`. See Apple's documentation of `NSItemProvider`.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A type in which the item comes.
  struct Representation: Sendable {
    let type: UTType
    let contents: Contents
  }

  /// The types in which the item comes, the preferred ones first.
  let representations: Mutex<[Representation]>

  /// A suggested name for a file with the item, without an extension.
  open var suggestedName: String?

  /// Creates a provider of nothing, for types that are registered later.
  public override init() {
    representations = Mutex([])
    super.init()
  }

  /// Creates a provider of a file's contents, of the type of its extension.
  /// - Returns: nil if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    self.init(
      [type], .file(fileURL), named: fileURL.deletingPathExtension().lastPathComponent)
  }

  /// Creates a provider of contents that are of all of some types.
  package init(_ types: [UTType], _ contents: Contents, named name: String?) {
    representations = Mutex(types.map { Representation(type: $0, contents: contents) })
    super.init()
    suggestedName = name
  }

  // MARK: Types

  /// The types in which the item comes, the preferred ones first.
  open var registeredContentTypes: [UTType] { representations.withLock { $0.map(\.type) } }

  /// The identifiers of the types in which the item comes, the preferred ones first.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Returns whether the item comes in a type, or in a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    contents(of: typeIdentifier) != nil
  }

  /// The contents in the first type that is another type or a kind of it.
  func contents(of identifier: String) -> Contents? {
    let type = UTType(known: identifier)
    return representations.withLock { all in
      all.first { $0.type.conforms(to: type) }?.contents
    }
  }

  // MARK: Loading

  /// Returns whether an object of a class can be made of the item.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of a class from the item.
  /// - Parameter completionHandler: receives the object, or an error.
  @preconcurrency @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let made = Unchecked(value: aClass)
    return begin { [self] () async throws -> Unchecked<any NSItemProviderReading> in
      for identifier in made.value.readableTypeIdentifiersForItemProvider {
        guard let contents = contents(of: identifier) else { continue }
        let data = try await contents.loaded().data
        return Unchecked(
          value: try made.value.object(withItemProviderData: data, typeIdentifier: identifier))
      }
      throw NSItemProvider.unavailable
    } completion: {
      completionHandler($0?.value, $1)
    }
  }

  /// Reads the item as data of a type.
  /// - Parameter completionHandler: receives the data, or an error.
  @preconcurrency @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    begin { [self] () async throws -> Data in
      guard let contents = contents(of: typeIdentifier) else { throw NSItemProvider.unavailable }
      return try await contents.loaded().data
    } completion: {
      completionHandler($0, $1)
    }
  }

  /// Reads the item as a file of a type.
  /// - Parameter completionHandler: receives the file, which is there until the handler returns, or an error.
  @preconcurrency @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    begin { [self] () async throws -> URL in
      guard let contents = contents(of: typeIdentifier) else { throw NSItemProvider.unavailable }
      return try await contents.loaded().copy(typeIdentifier)
    } completion: { url, error in
      completionHandler(url, error)
      if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    } discard: { url in
      try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }
  }

  struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  /// Loads a value, and calls a handler with it or with an error, once.
  /// - Parameter discard: receives a value that is there after the load has been canceled.
  /// - Returns: the progress, which can be canceled.
  func begin<Value: Sendable>(
    _ load: @escaping @Sendable () async throws -> Value,
    completion: @escaping @Sendable (Value?, (any Error)?) -> Void,
    discard: @escaping @Sendable (Value) -> Void = { _ in }
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let shared = Unchecked(value: progress)
    let end = OnceFlag()
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    let task = Task {
      do {
        let value = try await load()
        guard end.set() else { return discard(value) }
        shared.value.completedUnitCount = 1
        completion(value, nil)
      } catch {
        guard end.set() else { return }
        shared.value.completedUnitCount = 1
        completion(nil, error)
      }
    }
    // The function that makes the contents may never notice that nobody waits for them any longer.
    progress.cancellationHandler = {
      task.cancel()
      guard end.set() else { return }
      Task { completion(nil, CocoaError(.userCancelled)) }
    }
    return progress
  }

  /// A flag that is set once.
  private final class OnceFlag: Sendable {
    private let isSet = Mutex(false)

    /// - Returns: false if it was set already.
    func set() -> Bool {
      isSet.withLock { isSet in
        defer { isSet = true }
        return !isSet
      }
    }
  }

  // MARK: Errors

  /// The domain of an item provider's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The failures of an item.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    /// The item does not come in the type.
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  package static var unavailable: NSError {
    unavailable("The item does not come in this type.")
  }

  /// The error of an item that cannot be had, with the reason in words.
  package static func unavailable(_ reason: String) -> NSError {
    NSError(
      domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
