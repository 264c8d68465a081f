import Foundation
import FoundationComplement

// A predicate reads the properties of a managed object as its entity names them.
extension NSManagedObject: PredicateKeyed {
  package func predicateValue(forKey key: String) -> Any? {
    key == "objectID" ? objectID : value(forKey: key)
  }
}
