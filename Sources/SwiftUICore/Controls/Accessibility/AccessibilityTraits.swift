import BanyanHost

/// The traits of a view for assistive technologies. See Apple's documentation of `AccessibilityTraits`.
///
/// Buttons, links, images and headings have the same traits for a browser's assistive technologies, and
/// `isSelected` marks a selected element. The other traits have no equivalent in a browser:
/// they are accepted but have no effect.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private(set) var rawValue: UInt32

  public init() {
    rawValue = 0
  }

  private init(_ bit: UInt32) {
    rawValue = 1 << bit
  }

  public static let isButton = AccessibilityTraits(0)
  public static let isLink = AccessibilityTraits(1)
  public static let isImage = AccessibilityTraits(2)
  public static let isSelected = AccessibilityTraits(3)
  public static let isStaticText = AccessibilityTraits(4)
  public static let isHeader = AccessibilityTraits(5)
  public static let isSearchField = AccessibilityTraits(8)
  public static let playsSound = AccessibilityTraits(9)
  public static let isKeyboardKey = AccessibilityTraits(10)
  public static let isSummaryElement = AccessibilityTraits(11)
  public static let updatesFrequently = AccessibilityTraits(12)
  public static let startsMediaSession = AccessibilityTraits(13)
  public static let allowsDirectInteraction = AccessibilityTraits(14)
  public static let causesPageTurn = AccessibilityTraits(15)
  public static let isModal = AccessibilityTraits(16)
  public static let isToggle = AccessibilityTraits(17)
  public static let isTabBar = AccessibilityTraits(18)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    rawValue &= ~member.rawValue
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.isEmpty ? nil : old
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    rawValue &= other.rawValue
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    rawValue ^= other.rawValue
  }

  /// The traits that hosts support.
  fileprivate var resolved: Traits { Traits(rawValue: rawValue & 0x3F) }
}

extension View {
  /// Adds traits to this view for assistive technologies.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_TraitsModifier(added: traits.resolved, removed: []))
  }

  /// Removes traits from this view that were added further in.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(_TraitsModifier(added: [], removed: traits.resolved))
  }

  /// Marks this view as a heading with a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(_DescriptionModifier(.headingLevel(level.resolved)))
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified = 0
  case h1, h2, h3, h4, h5, h6

  var resolved: Int { self == .unspecified ? 2 : Int(rawValue) }
}

/// Adds traits to those set further in, or removes some of them.
public nonisolated struct _TraitsModifier: WrappingModifier {
  public typealias Body = Never

  fileprivate let added: Traits
  fileprivate let removed: Traits

  @MainActor func makeWrapper(under parent: _Node, in context: _Context) -> TraitsNode {
    TraitsNode(self, under: parent, in: context)
  }

  @MainActor func update(_ wrapper: TraitsNode) { wrapper.set(self) }
}

final class TraitsNode: WrapperNode {
  private var modifier: _TraitsModifier
  private var described: [ElementNode] = []

  init(_ modifier: _TraitsModifier, under parent: _Node, in context: _Context) {
    self.modifier = modifier
    super.init(under: parent, in: context)
  }

  func set(_ newModifier: _TraitsModifier) {
    let old = modifier
    modifier = newModifier
    for element in described { describe(of: element, insteadOf: old) }
  }

  override var elementRule: ElementRule { .completed }

  override func complete(_ elements: inout [ElementNode], from first: Int) {
    described = elements[first...].map(\.insideBoxes)
    for element in described { describe(of: element, insteadOf: nil) }
  }

  private func describe(of element: ElementNode, insteadOf old: _TraitsModifier?) {
    var traits: Traits = []
    if case .traits(let known) = element.description(for: .traits) { traits = known }
    if let old { traits.subtract(old.added) }
    traits.formUnion(modifier.added)
    traits.subtract(modifier.removed)
    element.describe(.traits(traits))
    if modifier.added.contains(.header), element.description(for: .headingLevel) == nil {
      element.describe(.headingLevel(2))
    }
  }
}
