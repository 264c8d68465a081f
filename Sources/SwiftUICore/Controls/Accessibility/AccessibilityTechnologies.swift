/// A set of assistive technologies. See Apple's documentation of `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var bits: UInt8

  /// Creates an empty set.
  public init() {
    bits = 0
  }

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Screen readers.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
  /// Switches.
  public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }

  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    bits & member.bits == member.bits
  }

  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits & other.bits)
  }

  public func symmetricDifference(
    _ other: AccessibilityTechnologies
  ) -> AccessibilityTechnologies {
    AccessibilityTechnologies(bits: bits ^ other.bits)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = intersection(member)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.bits == 0 ? nil : old
  }

  public mutating func formUnion(_ other: AccessibilityTechnologies) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    bits ^= other.bits
  }
}
