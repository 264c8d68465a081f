import Foundation

/// A policy that decides whether the context's values or the store's are saved if both have changed. See Apple's documentation of
/// `NSMergePolicy`.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The way to resolve a conflict.
  open var mergeType: NSMergePolicyType { type }
  private let type: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) {
    type = ty
  }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Property by property, what the store has wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Property by property, what the context has changed wins.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The whole object of the context wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The whole object of the store wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kinds of merge policies. See Apple's documentation of `NSMergePolicyType`.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4

  /// True if the context's objects win.
  var isOfContext: Bool {
    self == .mergeByPropertyObjectTrumpMergePolicyType || self == .overwriteMergePolicyType
  }
}

/// The policy with which saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The policy with which the store wins, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy with which the context wins, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy with which whole objects of the context win.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The policy with which whole objects of the store win.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
