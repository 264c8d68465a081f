/// A representation by a value of another type that is transferable, such as a text or a URL.
///
/// ```swift
/// ProxyRepresentation(exporting: \.title)
/// ```
///
/// See Apple's documentation of `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  PrimitiveRepresentation
{
  public typealias Body = Never
  let routes: [TransferRoute<Item>]

  /// Creates a representation that exports and imports.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    routes = ProxyRepresentation.routes.map { $0.through(exporting, importing) }
  }

  /// Creates a representation that only exports.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    routes = ProxyRepresentation.routes.filter { $0.export != nil }.map {
      $0.through(exporting, nil)
    }
  }

  /// Creates a representation that only imports.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    routes = ProxyRepresentation.routes.filter { $0.load != nil }.map { $0.through(nil, importing) }
  }
}

extension TransferRoute where Item: Sendable {
  /// The way of another value, which is made for this one.
  fileprivate func through<Value>(
    _ exporting: (@Sendable (Value) async throws -> Item)?,
    _ importing: (@Sendable (Item) async throws -> Value)?
  ) -> TransferRoute<Value> {
    var route = TransferRoute<Value>(visibility: visibility)
    if let export, let exporting {
      route.exportedType = exportedType
      route.export = { [isExported] in
        let value = try await exporting($0)
        guard isExported(value) else { throw NotExported() }
        return try await export(value)
      }
    }
    if let load, let importing {
      route.importedType = importedType
      route.load = { try await importing(load($0)) }
    }
    return route
  }
}
