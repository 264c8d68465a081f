import Foundation

/// The key in an error's `userInfo` of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key in an error's `userInfo` of the object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key in an error's `userInfo` of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key in an error's `userInfo` of several errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// Several properties are not valid.
public let NSValidationMultipleErrorsError = 1560
/// A property that must have a value has none.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has fewer objects than it must have.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has more objects than it may have.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The object cannot be deleted while a relationship has objects.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too early.
public let NSValidationDateTooSoonError = 1640
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680

extension NSManagedObject {
  func validateValues() throws {
    var errors: [NSError] = []
    for property in entity.objectFacts.sortedProperties {
      switch property {
      case let attribute as NSAttributeDescription: errors += self.errors(of: attribute)
      case let relationship as NSRelationshipDescription: errors += self.errors(of: relationship)
      default: break
      }
    }
    try Self.throwAll(errors)
  }

  /// Throws one error as it is, and several as one.
  static func throwAll(_ errors: [NSError]) throws {
    guard errors.count > 1 else {
      if let error = errors.first { throw error }
      return
    }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSLocalizedDescriptionKey: "Multiple validation errors occurred.",
        NSDetailedErrorsKey: errors,
      ])
  }

  private func errors(of attribute: NSAttributeDescription) -> [NSError] {
    let name = attribute.name
    guard let value = values[name] else {
      guard !attribute.isOptional, !attribute.isTransient else { return [] }
      return [
        error(NSValidationMissingMandatoryPropertyError, name, "\(name) is a required value.")
      ]
    }
    var errors: [NSError] = []
    if let code = Self.rangeError(of: value, attribute) {
      let isLow = [
        NSValidationNumberTooSmallError, NSValidationDateTooSoonError,
        NSValidationStringTooShortError,
      ].contains(code)
      errors.append(error(code, name, "\(name) is too \(isLow ? "small" : "large")."))
    }
    if let pattern = attribute.pattern, let text = value as? String,
      text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
    {
      errors.append(
        error(NSValidationStringPatternMatchingError, name, "\(name) has the wrong form."))
    }
    return errors
  }

  private static func rangeError(of value: Any, _ attribute: NSAttributeDescription) -> Int? {
    let measure: Double
    let low: Int
    let high: Int
    switch value {
    case let text as String:
      measure = Double(text.count)
      low = NSValidationStringTooShortError
      high = NSValidationStringTooLongError
    case let date as Date:
      measure = date.timeIntervalSinceReferenceDate
      low = NSValidationDateTooSoonError
      high = NSValidationDateTooLateError
    case let number as NSNumber:
      measure = number.doubleValue
      low = NSValidationNumberTooSmallError
      high = NSValidationNumberTooLargeError
    default: return nil
    }
    if let minimum = attribute.minimum, measure < minimum { return low }
    if let maximum = attribute.maximum, measure > maximum { return high }
    return nil
  }

  private func errors(of relationship: NSRelationshipDescription) -> [NSError] {
    let name = relationship.name
    let count = objects(forKey: name).count
    if count == 0 {
      guard !relationship.isOptional else { return [] }
      return [
        error(NSValidationMissingMandatoryPropertyError, name, "\(name) is a required value.")
      ]
    }
    if relationship.isToMany, count < relationship.minCount {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError, name, "\(name) has too few objects.")
      ]
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return [
        error(
          NSValidationRelationshipExceedsMaximumCountError, name, "\(name) has too many objects.")
      ]
    }
    return []
  }

  func validateDeletion() throws {
    var errors: [NSError] = []
    for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key })
    where relationship.deleteRule == .denyDeleteRule {
      let others = objects(forKey: name).filter { !$0.isDeleted }
      if others.isEmpty { continue }
      errors.append(
        error(
          NSValidationRelationshipDeniedDeleteError, name,
          "The object cannot be deleted because \(name) is not empty."))
    }
    try Self.throwAll(errors)
  }

  private func error(_ code: Int, _ key: String, _ text: String) -> NSError {
    var info: [String: Any] = [
      NSLocalizedDescriptionKey: text, NSValidationKeyErrorKey: key,
      NSValidationObjectErrorKey: self,
    ]
    info[NSValidationValueErrorKey] = values[key]
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }
}
