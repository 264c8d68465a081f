// A model is a class whose variables can be kept.
import SwiftData

// expected-error@+1 {{'@Model' can only be attached to a class}}
@Model
struct WrongValue {
  var name = ""
}

// expected-error@+1 {{'@ModelActor' can only be attached to an actor}}
@ModelActor
final class WrongActor {}

@Model
final class WrongConstant {
  // expected-error@+1 {{'@Model' keeps variables: write 'var', or mark the property with '@Transient'}}
  let name = ""
  init() {}
}

@Model
final class WrongObserver {
  // expected-error@+1 {{'@Model' writes the accessors itself, so that 'willSet' and 'didSet' are not called; mark the property with '@Transient' if it is not to be kept}}
  var name = "" { didSet { print(name) } }
  init() {}
}

@Model
final class Right {
  var name = ""
  @Transient let constant = 1
  static var count: Int { 0 }
  init() {}
}
