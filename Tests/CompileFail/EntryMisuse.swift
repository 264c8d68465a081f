// An entry is a stored `var` with a default value.
import SwiftUI

extension EnvironmentValues {
  // expected-error@+2 {{'@Entry' needs a 'var': a 'let' cannot be set}}
  // expected-error@+1 {{extensions must not contain stored properties}}
  @Entry let constant = 1
  // expected-error@+2 {{'@Entry' needs a default value: 'var nothing = ...'}}
  // expected-error@+1 {{extensions must not contain stored properties}}
  @Entry var nothing: Int
  // expected-error@+1 {{'@Entry' writes the accessors itself: give 'computed' a default value instead}}
  @Entry var computed: Int { 1 }
  // expected-error@+1 {{'@Entry' cannot be attached to a 'static' property}}
  @Entry static var shared = 1
}

extension FocusedValues {
  // expected-error@+2 {{'@Entry' in FocusedValues needs a property of a written optional type}}
  // expected-error@+1 {{extensions must not contain stored properties}}
  @Entry var focused: Int = 1
}

struct Elsewhere {
  // expected-error@+1 {{'@Entry' can only be attached to a property in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues}}
  @Entry var entry = 1
}

extension EnvironmentValues {
  @Entry var right = 1
}
