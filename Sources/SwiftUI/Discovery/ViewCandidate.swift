import SwiftUICore

/// A type of the program whose name `banyan run` has read from the source.
public struct _ViewCandidate {
  let name: String
  let make: (@MainActor () -> (any View)?)?

  /// - Parameters:
  ///   - name: The type's name, with the types it is nested in.
  ///   - make: Makes the view, or returns nil if it needs arguments; nil for a type that is not a
  ///     view.
  public init(_ name: String, make: (@MainActor () -> (any View)?)?) {
    self.name = name
    self.make = make
  }
}
