/// A view that a container looks through for its rows, so that an identity is found in it before it is made.
///
/// Custom views and elements are not such views: what is in them is known only when they are made.
@MainActor
protocol IdentityHolder {
  /// Returns true if views of the type may have an identity, or hold views that have one.
  /// - Parameter depth: the number of bodies around. Of the identities in a body, only those of a `ForEach` count: a body
  ///   runs only when its node is made, which costs too much where each row of a list has a body.
  static func mayHoldIdentities(depth: Int) -> Bool

  /// Returns true if the view has an identity, or holds a view that has it; nil if bodies have to run to find out.
  func holds(_ id: AnyHashable) -> Bool?
}

/// The search for a view with an identity among views that have not been made.
@MainActor
enum IdentitySearch {
  /// The most bodies in one another that are looked into: a view may contain itself.
  private static let mostBodies = 20
  /// The most rows of one list that are made to look into them.
  static let mostPassingRows = 100
  /// True while only views that exist are looked through: nearly always one of them has the identity.
  private(set) static var looksAtExisting = false

  /// Runs a search in which no row is made.
  static func amongExisting(_ search: () -> _Node?) -> _Node? {
    let outer = looksAtExisting
    looksAtExisting = true
    defer { looksAtExisting = outer }
    return search()
  }

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let depth: Int
  }
  private static var known: [Place: Bool] = [:]

  /// Returns true if an identity may be found in views of a type.
  static func mayFind(in type: any View.Type, depth: Int = 0) -> Bool {
    let place = Place(type: ObjectIdentifier(type), depth: depth)
    if let found = known[place] { return found }
    let found = look(in: type, depth: depth)
    known[place] = found
    return found
  }

  private static func look(in type: any View.Type, depth: Int) -> Bool {
    if let holder = type as? any IdentityHolder.Type {
      return holder.mayHoldIdentities(depth: depth)
    }
    @MainActor func body<Content: View>(of type: Content.Type) -> any View.Type {
      Content.Body.self
    }
    let content = body(of: type)
    if content == Never.self || depth == mostBodies { return false }
    return mayFind(in: content, depth: depth + 1)
  }

  /// Returns true if a view has an identity, or holds a view that has it; nil if bodies have to run to find out.
  static func find<Content: View>(_ id: AnyHashable, in view: Content) -> Bool? {
    if let holder = view as? any IdentityHolder { return holder.holds(id) }
    return mayFind(in: Content.self) ? nil : false
  }

  /// Returns the same for several views.
  static func find(_ id: AnyHashable, among views: [any View]) -> Bool? {
    find(among: views) { view in
      @MainActor func open<Content: View>(_ content: Content) -> Bool? { find(id, in: content) }
      return _openExistential(view, do: open)
    }
  }

  /// Returns true if a function does so for one of several views, and nil if it does so for some and true for none.
  static func find<Views: Sequence>(
    among views: Views, _ find: (Views.Element) -> Bool?
  ) -> Bool? {
    var isUnknown = false
    for view in views {
      switch find(view) {
      case true?: return true
      case false?: break
      case nil: isUnknown = true
      }
    }
    return isUnknown ? nil : false
  }
}

extension ForEach: IdentityHolder where Content: View {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool { true }

  @MainActor func holds(_ id: AnyHashable) -> Bool? {
    if case .resolved = identity { return false }
    if let own = id.base as? ID, identify().contains(own) { return true }
    guard IdentitySearch.mayFind(in: Content.self) else { return false }
    return IdentitySearch.find(among: data) { IdentitySearch.find(id, in: content($0)) }
  }
}

extension IDView: IdentityHolder {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    depth == 0 || IdentitySearch.mayFind(in: Content.self, depth: depth)
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? {
    AnyHashable(self.id) == id ? true : IdentitySearch.find(id, in: content)
  }
}

extension AnyView: IdentityHolder {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool { depth == 0 }
  @MainActor func holds(_ id: AnyHashable) -> Bool? { IdentitySearch.find(id, in: content) }
}

extension Group: IdentityHolder where Content: View {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    IdentitySearch.mayFind(in: Content.self, depth: depth)
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? { IdentitySearch.find(id, in: content) }
}

extension ModifiedContent: IdentityHolder where Content: View, Modifier: ViewModifier {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    IdentitySearch.mayFind(in: Content.self, depth: depth)
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? { IdentitySearch.find(id, in: content) }
}

extension EquatableView: IdentityHolder {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    IdentitySearch.mayFind(in: Content.self, depth: depth)
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? { IdentitySearch.find(id, in: content) }
}

extension Optional: IdentityHolder where Wrapped: View {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    IdentitySearch.mayFind(in: Wrapped.self, depth: depth)
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? {
    switch self {
    case .some(let view): IdentitySearch.find(id, in: view)
    case .none: false
    }
  }
}

extension _ConditionalContent: IdentityHolder where TrueContent: View, FalseContent: View {
  @MainActor static func mayHoldIdentities(depth: Int) -> Bool {
    IdentitySearch.mayFind(in: TrueContent.self, depth: depth)
      || IdentitySearch.mayFind(in: FalseContent.self, depth: depth)
  }

  @MainActor func holds(_ id: AnyHashable) -> Bool? {
    switch branch {
    case .first(let content): IdentitySearch.find(id, in: content)
    case .second(let content): IdentitySearch.find(id, in: content)
    }
  }
}
