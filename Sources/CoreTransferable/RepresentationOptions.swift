/// The receivers that may have a representation. See Apple's documentation of `TransferRepresentationVisibility`.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let reach: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(reach: 3)
  /// Apps of the same developer.
  public static let team = TransferRepresentationVisibility(reach: 2)
  /// Apps of the same group.
  public static let group = TransferRepresentationVisibility(reach: 1)
  /// The app itself.
  public static let ownProcess = TransferRepresentationVisibility(reach: 0)

  /// Returns true if the receivers that another value names may have a representation of this one.
  func includes(_ other: TransferRepresentationVisibility) -> Bool { reach >= other.reach }
}

extension TransferRepresentation {
  /// Exports by this representation only values that meet a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { $0.isExported = condition }
  }

  /// Names the file that is exported; its extension follows from its type.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }

  /// Names the file that is exported for each value; its extension follows from its type.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  /// Sets who may have this representation.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  private func changed(
    _ change: (inout TransferRoute<Item>) -> Void
  ) -> ChangedRepresentation<Item> {
    var routes = allRoutes
    for index in routes.indices { change(&routes[index]) }
    return ChangedRepresentation(routes: routes)
  }
}

private struct ChangedRepresentation<Item: Transferable>: PrimitiveRepresentation {
  typealias Body = Never
  let routes: [TransferRoute<Item>]
}
