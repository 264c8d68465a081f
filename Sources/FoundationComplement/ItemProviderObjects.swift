import Foundation
import UniformTypeIdentifiers

/// An object that an item provider can make of data.
///
/// `NSString`, `NSURL` and `UIImage` are such. See Apple's documentation of `NSItemProviderReading`.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types from which the object can be made, the preferred ones first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes the object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can be written as data, to be provided as an item.
///
/// `NSString`, `NSURL` and `UIImage` are such. See Apple's documentation of `NSItemProviderWriting`.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types that objects of the class can be written as, the preferred ones first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types that this object can be written as, the preferred ones first. Default: those of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type, and calls the handler once.
  /// - Returns: The progress, if there is one.
  @preconcurrency
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.plainText.identifier]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Makes a text of data in UTF-8.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Those of the address: one of a file is a kind of its own.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [((self as URL).isFileURL ? UTType.fileURL : .url).identifier]
  }

  /// Makes an address of its text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let object = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return object
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProvider {
  /// Returns whether the item can be read as a value, such as a `String` or a `URL`.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Reads the item as a value, such as a `String` or a `URL`: that of a file, where the item is one.
  @preconcurrency @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    // The types themselves may not be sent elsewhere, though nothing of theirs is.
    let finish = Unchecked { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      let found = object as? T._ObjectiveCType
      completionHandler(found.map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { finish.value($0, $1) }
  }

  /// Reads the item as data of a type.
  @preconcurrency @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Reads the item as a file of a type.
  /// - Parameters:
  ///   - openInPlace: has no effect: the file is always a copy.
  ///   - completionHandler: receives the file, which is there until the handler returns, and that it is a copy; or an error.
  @preconcurrency @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: contentType.identifier) {
      completionHandler($0, false, $1)
    }
  }

  /// Reads the item in the way that suits its type.
  ///
  /// It is a `URL` if the type is `public.url` or the item is a file, and `Data` otherwise. The data of `public.file-url` is that of the
  /// address, as on macOS, for `URL(dataRepresentation:relativeTo:)`.
  /// - Parameters:
  ///   - options: has no effect: there are no previews whose size could be asked for.
  ///   - completionHandler: receives the item, or an error. The item is a value of Swift: on Linux a cast from `NSURL` to `URL` fails.
  @preconcurrency
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)?
  ) {
    guard let completionHandler else { return }
    _ = begin { [self] in
      try await item(as: typeIdentifier)
    } completion: {
      completionHandler($0, $1)
    }
  }

  /// Reads the item in the way that suits its type, as the function with a handler does.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    try await item(as: typeIdentifier)
  }

  private func item(as identifier: String) async throws -> any Sendable {
    let type = UTType(known: identifier)
    switch try await loadedContents(of: type) {
    case .file(let url): return url
    case .data(let data):
      guard type.conforms(to: .url), !type.conforms(to: .fileURL) else { return data }
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return url
    }
  }
}
