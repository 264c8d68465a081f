import SwiftUI

/// A shape conforms already. Marked properties, constants and computed properties are left out.
@Animatable
public struct Petal: Shape {
  public var width: CGFloat
  var angle: Angle = .zero
  var share = 0.5
  @AnimatableIgnored var isPointed = true
  let side = 3
  var half: CGFloat { width / 2 }

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: 0, y: 0, width: half, height: angle.degrees * share))
  }
}

/// One property is its own data.
@Animatable
struct Count: View {
  var number: Double
  @State private var isShown = false

  var body: some View { Text("\(number) \(isShown)") }
}

/// Several names may share a type.
@Animatable
struct Place {
  var x, y: Double
}
