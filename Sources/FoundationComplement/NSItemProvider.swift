import Foundation
import UniformTypeIdentifiers

/// An object that an item provider can make of data.
///
/// `UIImage` is one. See Apple's documentation of `NSItemProviderReading`.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types from which the object can be made, the preferred ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes the object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What a person has chosen, such as a photo, to be read as one of the types that it comes in.
///
/// ```swift
/// if provider.canLoadObject(ofClass: UIImage.self) {
///   provider.loadObject(ofClass: UIImage.self) { image, error in … }
/// }
/// ```
///
/// Handlers are called later, not on the main thread. See Apple's documentation of `NSItemProvider`.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The contents of an item.
  package enum Contents: Sendable {
    case data(@Sendable () throws -> Data)
    case file(URL)

    func data() throws -> Data {
      switch self {
      case .data(let make): try make()
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }

  /// The types in which the item comes, the preferred ones first.
  private let representations: [(type: UTType, contents: Contents)]

  /// What the item would like to be called as a file, without an extension.
  open var suggestedName: String?

  /// Creates a provider of nothing.
  public override init() {
    representations = []
    super.init()
  }

  /// Creates a provider of a file's contents, of the type that its extension says.
  /// - Returns: nil if there is no such file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    self.init(
      [type], .file(fileURL), named: fileURL.deletingPathExtension().lastPathComponent)
  }

  /// Creates a provider of contents that are of all of some types.
  package init(_ types: [UTType], _ contents: Contents, named name: String?) {
    representations = types.map { ($0, contents) }
    super.init()
    suggestedName = name
  }

  // MARK: Types

  /// The types in which the item comes, the preferred ones first.
  open var registeredContentTypes: [UTType] { representations.map(\.type) }

  /// The identifiers of the types in which the item comes, the preferred ones first.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

  /// Returns whether the item comes in a type, or in a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    contents(of: typeIdentifier) != nil
  }

  private func contents(of identifier: String) -> Contents? {
    guard let type = UTType(identifier) else { return nil }
    return representations.first { $0.type.conforms(to: type) }?.contents
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
    return begin { [self] () throws -> any NSItemProviderReading in
      let aClass = made.value
      for identifier in aClass.readableTypeIdentifiersForItemProvider {
        guard let contents = contents(of: identifier) else { continue }
        return try aClass.object(
          withItemProviderData: contents.data(), typeIdentifier: identifier)
      }
      throw NSItemProvider.unavailable
    } completion: {
      completionHandler($0, $1)
    }
  }

  /// Reads the item as data of a type.
  /// - Parameter completionHandler: receives the data, or an error.
  @preconcurrency @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    begin { [self] () throws -> Data in
      guard let contents = contents(of: typeIdentifier) else { throw NSItemProvider.unavailable }
      return try contents.data()
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
    begin { [self] () throws -> URL in
      guard let contents = contents(of: typeIdentifier) else { throw NSItemProvider.unavailable }
      return try copy(of: contents, typeIdentifier)
    } completion: { url, error in
      completionHandler(url, error)
      if let url { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    }
  }

  /// A copy of its own, which whoever asks for it may move elsewhere.
  private func copy(of contents: Contents, _ identifier: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-item-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      if case .file(let url) = contents {
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return copy
      }
      let suffix = UTType(identifier)?.preferredFilenameExtension.map { ".\($0)" } ?? ""
      let copy = folder.appendingPathComponent("item\(suffix)")
      try contents.data().write(to: copy)
      return copy
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  private func begin<Value>(
    _ load: @escaping @Sendable () throws -> Value,
    completion: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let told = Unchecked(value: progress)
    // A task belongs to the visitor for whom it is made; a queue belongs to nobody.
    Task {
      let result = Result { try load() }
      told.value.completedUnitCount = 1
      switch result {
      case .success(let value): completion(value, nil)
      case .failure(let error): completion(nil, error)
      }
    }
    return progress
  }

  // MARK: Errors

  /// The domain of an item provider's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// What can go wrong with an item.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    /// The item does not come in the type.
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private static var unavailable: NSError {
    NSError(
      domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The item does not come in this type."])
  }
}
