import Combine
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// A document that is a value, and can be written as a file and read from one.
///
/// ```swift
/// nonisolated struct Note: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
///
/// It is what ``View/fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)-a5be`` gives to the person.
/// See Apple's documentation of `FileDocument`.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written as. Default: those that it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// Makes the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The purpose that the document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and can be written as a file and read from one.
///
/// A snapshot is written, which the object makes first. See Apple's documentation of `ReferenceFileDocument`.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The part of the document that is written.
  associatedtype Snapshot

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written as. Default: those that it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads the document from a file.
  init(configuration: ReadConfiguration) throws
  /// Makes what is to be written as a file of a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Makes the file of a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The purpose that the document is written for.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from. See Apple's documentation of `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The purpose that a document is written for. See Apple's documentation of `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was written before; nil if it is new, which it always is for an exporter.
  public let existingFile: FileWrapper?
}
