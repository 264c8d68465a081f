import Foundation
import UniformTypeIdentifiers

/// The receivers that may have a representation of an item. They make no difference: an item never leaves the app. See Apple's
/// documentation of `NSItemProviderRepresentationVisibility`.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// The permitted uses of an item's file. They have no effect: every receiver gets a copy. See Apple's documentation of
/// `NSItemProviderFileOptions`.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself may be opened.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Creates a provider of an object, in the types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an object that can be archived.
  ///
  /// A text, an address or data is provided as what it is, any other object as its keyed archive.
  /// - Parameter typeIdentifier: the type of the item; nil for the usual one of a text or an address, and `public.data` for others.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    let own: UTType
    let contents: Contents
    switch item {
    case let text as NSString:
      let data = Data((text as String).utf8)
      (own, contents) = (.utf8PlainText, .data { data })
    case let url as NSURL:
      let address = url as URL
      let data = Data(address.absoluteString.utf8)
      (own, contents) = (address.isFileURL ? .fileURL : .url, .data { data })
    case let bytes as NSData:
      let data = bytes as Data
      (own, contents) = (.data, .data { data })
    default:
      let object = Unchecked<Any>(value: item)
      own = .data
      contents = .data {
        try NSKeyedArchiver.archivedData(
          withRootObject: object.value, requiringSecureCoding: true)
      }
    }
    add(typeIdentifier.map { UTType(known: $0) } ?? own, contents)
  }

  /// Adds the types that an object can be written as.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let written = Unchecked(value: object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      add(UTType(known: identifier), .data { try await written.value.data(as: identifier) })
    }
  }

  /// Adds a type in which the item comes as data.
  /// - Parameters:
  ///   - visibility: has no effect: an item never leaves the app.
  ///   - loadHandler: makes the data when somebody loads it, and calls the handler that it is given once. It may return a progress.
  @preconcurrency
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      UTType(known: typeIdentifier),
      .data {
        try await result { finish in
          loadHandler { data, error in finish(outcome(data, error)) }
        }
      })
  }

  /// Adds a type in which the item comes as data.
  @preconcurrency
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a type in which the item comes as a file.
  /// - Parameters:
  ///   - fileOptions: has no effect: who loads the file gets a copy.
  ///   - visibility: has no effect: an item never leaves the app.
  ///   - loadHandler: names the file when somebody loads it, and calls the handler that it is given once. It may return a progress.
  @preconcurrency
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    add(
      UTType(known: typeIdentifier),
      .arrivingFile {
        try await result { finish in
          loadHandler { url, _, error in finish(outcome(url, error)) }
        }
      })
  }
}

extension NSItemProviderWriting {
  /// The object as data of a type.
  fileprivate func data(as identifier: String) async throws -> Data {
    try await result { finish in
      loadData(withTypeIdentifier: identifier) { data, error in finish(outcome(data, error)) }
    }
  }
}

/// Returns the result that a handler has been given.
private func outcome<Value: Sendable>(
  _ value: Value?, _ error: (any Error)?
) -> Result<Value, any Error> {
  if let value { return .success(value) }
  return .failure(error ?? NSItemProvider.unavailable)
}

/// Returns the result that a program's function passes to its handler. The progress that the function returns is canceled with the
/// task.
private func result<Value: Sendable>(
  _ load: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Progress?
) async throws -> Value {
  let running = RunningLoad()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      running.progress = load { continuation.resume(with: $0) }
    }
  } onCancel: {
    running.cancel()
  }
}

/// The progress of a program's function, which may be canceled before it is known.
private final class RunningLoad: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Progress?
  private var isCanceled = false

  var progress: Progress? {
    get { lock.withLock { current } }
    set {
      lock.withLock { current = newValue }
      if lock.withLock({ isCanceled }) { newValue?.cancel() }
    }
  }

  func cancel() {
    lock.withLock { isCanceled = true }
    progress?.cancel()
  }
}
