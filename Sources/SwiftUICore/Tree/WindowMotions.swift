import BanyanHost

/// What a window remembers of animated changes until its host is told of them.
@MainActor
final class WindowMotions {
  /// How the children of elements come and go.
  @exclusivity(unchecked) private var ofChildren: [ElementID: Motion] = [:]
  /// Elements that changed before the host had heard of them: as they are to be shown first, and how
  /// they change from there.
  @exclusivity(unchecked) private var beginnings:
    [ElementID: (properties: [Property], motion: Motion)] = [:]
  @exclusivity(unchecked) private var following: [Mutation] = []

  func noteChildren(of element: ElementNode, _ motion: Motion) {
    ofChildren[element.id] = motion
  }

  func takeChildren(of element: ElementNode) -> Motion? {
    ofChildren.isEmpty ? nil : ofChildren.removeValue(forKey: element.id)
  }

  func begin(_ element: ElementNode, with properties: [Property], _ motion: Motion) {
    if beginnings[element.id] == nil { beginnings[element.id] = (properties, motion) }
  }

  func forget(_ element: ElementNode) {
    if !beginnings.isEmpty { beginnings[element.id] = nil }
  }

  /// The properties with which an element is to be created, which is changed to its own afterwards.
  func firstProperties(of element: ElementNode, _ properties: [Property]) -> [Property] {
    guard !beginnings.isEmpty, let beginning = beginnings.removeValue(forKey: element.id) else {
      return properties
    }
    for property in properties where !beginning.properties.contains(property) {
      following.append(.animated(beginning.motion, [.set(element.id, property)]))
    }
    for property in beginning.properties
    where !properties.contains(where: { $0.key == property.key }) {
      following.append(.animated(beginning.motion, [.reset(element.id, property.key)]))
    }
    return beginning.properties
  }

  /// What is to follow when everything has been created.
  func takeFollowing() -> [Mutation] {
    if following.isEmpty { return [] }
    defer { following = [] }
    return following
  }
}

extension _Node {
  /// How the update that is being made is to be shown; nil if it is to be shown at once.
  final var motion: Motion? {
    // The host is not asked where nobody has said anything of a transaction.
    guard context.mayAnimate, let window = context.window, window.showsMotion else { return nil }
    return context.transaction.animation?.motion
  }
}
