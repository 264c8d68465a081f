// An animatable property needs a written type that is animatable, unless it is ignored.
import SwiftUI

@Animatable
struct Untyped {
  // expected-error@+1 {{'@Animatable' needs the type of 'angle', or '@AnimatableIgnored' in front of it}}
  var angle = Angle.zero
}

@Animatable
struct Right {
  var width: CGFloat
  @AnimatableIgnored var name = "one"
}
