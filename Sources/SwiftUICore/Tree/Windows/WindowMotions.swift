import BanyanGraph
import BanyanHost

/// The animated changes of a window that its host has not received yet.
@MainActor
final class WindowMotions {
  /// The motions with which children of elements come and go.
  @exclusivity(unchecked) private var ofChildren: [ElementID: Motion] = [:]
  /// Elements that changed before the host knew them: the properties to show first, and the motion
  /// of the change from there.
  @exclusivity(unchecked) private var beginnings:
    [ElementID: (properties: [Property], motion: Motion)] = [:]
  @exclusivity(unchecked) private var following: [Mutation] = []
  /// The state of views that have left and are still seen, in the order in which they left.
  @exclusivity(unchecked) var departed: [DepartedState] = []

  /// Notes the motion of a change to an element's children, which the element takes when it commits. One that the host
  /// does not know comes with all its children at once.
  func noteChildren(of element: ElementNode, _ motion: Motion) {
    if element.isCreated, !element.isDetached { ofChildren[element.id] = motion }
  }

  func takeChildren(of element: ElementNode) -> Motion? {
    ofChildren.isEmpty ? nil : ofChildren.removeValue(forKey: element.id)
  }

  /// True if an element has changed before the host knew it.
  var hasBeginnings: Bool { !beginnings.isEmpty }

  func begin(_ element: ElementNode, with properties: [Property], _ motion: Motion) {
    if beginnings[element.id] == nil { beginnings[element.id] = (properties, motion) }
  }

  /// Forgets an element that leaves the host.
  func forget(_ element: ElementNode) {
    if !ofChildren.isEmpty { ofChildren[element.id] = nil }
    if !beginnings.isEmpty { beginnings[element.id] = nil }
  }

  /// The number of changes that the host has not received yet.
  var count: Int { ofChildren.count + beginnings.count + following.count }

  /// Returns the properties to create an element with, which changes to its own properties
  /// afterwards.
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

  /// Takes the mutations that follow when everything has been created.
  func takeFollowing() -> [Mutation] {
    if following.isEmpty { return [] }
    defer { following = [] }
    return following
  }
}

extension _Node {
  /// The motion with which the current update is shown; nil if it is shown at once.
  final var motion: Motion? { animation.map(motion(of:)) }

  /// The motion with which the places of the current update are shown; nil if they are shown at once.
  final var layoutMotion: Motion? { shown { $0.layoutTransaction }.map(motion(of:)) }

  private func motion(of animation: Animation) -> Motion {
    Tracking.ignore { animation.motion(in: EnvironmentValues(at: context)) }
  }

  /// The animation with which the current update is shown; nil if it is shown at once. Completions of the transaction wait for an
  /// animation that was asked for.
  final var animation: Animation? { shown { $0.transaction } }

  private func shown(_ transaction: (_Context) -> Transaction) -> Animation? {
    // The host is not asked if no transaction has been set.
    guard context.mayAnimate, let window = context.window, window.showsMotion else { return nil }
    guard let animation = transaction(context).animation else { return nil }
    runtime.noteAnimation(animation)
    return animation
  }
}
