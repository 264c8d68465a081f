import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation of a codable type by its encoding: JSON, if nothing else is specified.
///
/// See Apple's documentation of `CodableRepresentation`.
public struct CodableRepresentation<Item, Encoder, Decoder>: PrimitiveRepresentation
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable, Encoder.Output == Data, Decoder.Input == Data
{
  public typealias Body = Never
  let routes: [TransferRoute<Item>]

  /// Creates a representation with an encoding.
  /// - Parameter contentType: the type of the encoded data, which should be one of the app's own.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    routes = [
      TransferRoute(
        exportedType: contentType, importedType: contentType,
        export: { .data(try encoder.encode($0)) },
        load: { try decoder.decode(Item.self, from: $0.data()) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON.
  /// - Parameter contentType: the type of the encoded data, which should be one of the app's own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
