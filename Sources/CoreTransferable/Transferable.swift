@_exported import Foundation
import UniformTypeIdentifiers

/// A type whose values can be handed to other code as data or files, and be made from them.
///
/// ```swift
/// struct Recipe: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
///
/// The first representations are the preferred ones. A photo that a person picks, and what they drop on a view, is read through the
/// representations of the type that the app loads it as; a value that they drag can be dropped in the same window only. `Data`,
/// `String`, `URL` and `Image` are transferable. See Apple's documentation of `Transferable`.
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The ways in which a value is exported and imported, the preferred ones first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which values of a type are exported and imported. See Apple's documentation of `TransferRepresentation`.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representations that this one consists of.
  associatedtype Body: TransferRepresentation
  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation that consists of no others.
protocol PrimitiveRepresentation<Item>: TransferRepresentation where Body == Never {
  /// The ways of the representation, the preferred ones first.
  var routes: [TransferRoute<Item>] { get }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("A \(Self.self) has no other representations.") }
}

extension TransferRepresentation {
  /// All ways of a representation and of those that it consists of.
  var allRoutes: [TransferRoute<Item>] {
    if let primitive = self as? any PrimitiveRepresentation<Item> { return primitive.routes }
    return body.allRoutes.compactMap { $0 as? TransferRoute<Item> }
  }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public static var transferRepresentation: Never {
    fatalError("There is no value to transfer.")
  }
}
