/// An object whose values a predicate asks it for, because they are no stored properties.
package protocol PredicateKeyed {
  /// Returns the value for a key. A key that the object does not have stops the program.
  func predicateValue(forKey key: String) -> Any?
}
