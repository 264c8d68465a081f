/// Collects the representations of a type. See Apple's documentation of `TransferRepresentationBuilder`.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation of the type.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Takes a representation of the type by its encoding, whose type is known from the context.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Codable { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated first: First, next: Next
  ) -> TupleTransferRepresentation<Item, (First, Next)>
  where First.Item == Item, Next.Item == Item {
    TupleTransferRepresentation(routes: first.allRoutes + next.allRoutes)
  }
}

/// Several representations, the preferred ones first. See Apple's documentation of `TupleTransferRepresentation`.
public struct TupleTransferRepresentation<Item: Transferable, Value>: PrimitiveRepresentation {
  public typealias Body = Never
  let routes: [TransferRoute<Item>]
}
