@_exported import Foundation

/// A kind of file, or of something else that programs hand to each other.
///
/// ```swift
/// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .plainText]) { … }
/// ```
///
/// A type is known by its identifier, such as `public.json`, and most are of another kind as well: JSON is text. The types
/// of the system that stand for files are here, and those that the app's `Info.plist` declares, with
/// `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`. See Apple's documentation of `UTType`.
public struct UTType: Hashable, Sendable {
  /// The type's identifier, such as `public.jpeg`.
  public let identifier: String

  /// The type of an identifier, whether anybody declares it or not.
  package init(known identifier: String) { self.identifier = identifier }

  /// The type of an identifier; nil if nobody declares it.
  public init?(_ identifier: String) {
    guard TypeRegistry.shared[identifier] != nil || Self.isDynamic(identifier) else { return nil }
    self.identifier = identifier
  }

  /// The type of files with an extension. Where nobody declares one it is a type of that extension alone, which
  /// has no identifier worth keeping.
  ///
  /// - Parameters:
  ///   - filenameExtension: Without a dot; upper and lower case are the same.
  ///   - supertype: What the type has to be a kind of: one that is declared but of another kind is not it.
  /// - Returns: nil if the extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let known = TypeRegistry.shared.types(ofExtension: name).first { $0.conforms(to: supertype) }
    self = known ?? UTType(known: Self.dynamicPrefix + "extension." + name)
  }

  /// The type of a MIME type. Where nobody declares one it is a type of that MIME type alone.
  ///
  /// - Returns: nil if the MIME type is none.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    guard name.split(separator: "/", omittingEmptySubsequences: false).count == 2 else {
      return nil
    }
    let known = TypeRegistry.shared.types(ofMIMEType: name).first { $0.conforms(to: supertype) }
    self = known ?? UTType(known: Self.dynamicPrefix + "mime." + name)
  }

  /// A type that another app declares, which the app's `Info.plist` repeats under `UTImportedTypeDeclarations`.
  ///
  /// - Parameter parentType: The type that it conforms to, if the `Info.plist` does not declare it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    TypeRegistry.shared.declare(identifier, conformingTo: parentType)
  }

  /// A type that the app itself declares, in its `Info.plist` under `UTExportedTypeDeclarations`.
  ///
  /// - Parameter parentType: The type that it conforms to, if the `Info.plist` does not declare it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
    TypeRegistry.shared.declare(identifier, conformingTo: parentType)
  }

  // MARK: Type properties

  /// The extension that files of the type have, without a dot; nil if there is none.
  public var preferredFilenameExtension: String? { filenameExtensions.first }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { mimeTypes.first }

  /// All extensions of files of the type.
  package var filenameExtensions: [String] {
    if let name = dynamicPart("extension.") { return [name] }
    return TypeRegistry.shared[identifier]?.extensions ?? []
  }

  /// All MIME types of the type.
  package var mimeTypes: [String] {
    if let name = dynamicPart("mime.") { return [name] }
    return TypeRegistry.shared[identifier]?.mimeTypes ?? []
  }

  /// True if the type was made from an extension or a MIME type that nobody declares.
  public var isDynamic: Bool { Self.isDynamic(identifier) }

  /// True if somebody declares the type.
  public var isDeclared: Bool { TypeRegistry.shared[identifier] != nil }

  /// True if the type is one of the system's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one is a kind of, itself not included.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let type = waiting.popLast() {
      if found.insert(type).inserted { waiting += type.parents }
    }
    return found
  }

  /// Returns true if the type is another, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns true if another type is a kind of this one, and not this one.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Returns true if the type is a kind of another one, and not that one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// All types that are known to be a kind of this one, in the order of their identifiers.
  package var kinds: [UTType] {
    TypeRegistry.shared.identifiers.map { UTType(known: $0) }.filter { isSupertype(of: $0) }
  }

  private var parents: [UTType] {
    if isDynamic { return [.data] }
    return (TypeRegistry.shared[identifier]?.parents ?? []).map { UTType(known: $0) }
  }

  // MARK: Dynamic types

  private static let dynamicPrefix = "dyn."

  private static func isDynamic(_ identifier: String) -> Bool {
    identifier.hasPrefix(dynamicPrefix)
  }

  private func dynamicPart(_ kind: String) -> String? {
    let prefix = Self.dynamicPrefix + kind
    return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
