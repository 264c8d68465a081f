// Transitions of what scrolls into and out of sight, and rotations of visual effects.
import SwiftUI

struct Coming: View {
  var body: some View {
    ScrollView {
      Text("one").scrollTransition { effect, phase in
        effect.opacity(phase.isIdentity ? 1 : phase.value)
          .rotation3D(.degrees(phase == .topLeading ? 20 : 10), axis: (x: 1, y: 0, z: 0))
      }
      Text("two").scrollTransition(.animated, axis: .horizontal) { effect, phase in
        effect.rotation3DEffect(
          .degrees(phase == .identity ? 0 : 10), axis: (x: 0, y: 1, z: 0), anchor: .leading)
      }
      Text("three").scrollTransition(topLeading: .interactive, bottomTrailing: .identity, axis: nil)
      {
        effect, phase in effect.scaleEffect(phase == .bottomTrailing ? 0.5 : 1)
      }
    }
  }
}

let configurations: [ScrollTransitionConfiguration] = [
  .animated(.default).animation(.smooth).threshold(.visible),
  .interactive(timingCurve: .easeIn).threshold(.hidden.inset(by: 20)),
  .interactive.threshold(.centered), .animated.threshold(.visible(0.5)),
  .identity.threshold(.visible.interpolated(towards: .hidden, amount: 0.5)),
]

@Animatable
struct Swelling: ViewModifier {
  var amount: CGFloat
  @AnimatableIgnored var name = "one"

  func body(content: Content) -> some View {
    content.scaleEffect(amount).accessibilityLabel(name)
      .contentTransition(.numericText(value: Double(amount)))
  }
}

@MainActor func body(
  of content: SymbolEffectTransition.Content, _ isFast: Bool
) -> [Any] {
  @KeyframeTrackContentBuilder<Double> func keyframes() -> some KeyframeTrackContent<Double> {
    if isFast { LinearKeyframe(1.0, duration: 1) } else { CubicKeyframe(1.0, duration: 1) }
  }
  return [
    SymbolEffectTransition(effect: .appear).body(content: content, phase: .identity),
    KeyframeTrackContentBuilder<Double>.buildEither(first: LinearKeyframe(1.0, duration: 1))
      as KeyframeTrackContentBuilder<Double>.Conditional<
        Double, LinearKeyframe<Double>, CubicKeyframe<Double>
      >,
    keyframes(),
  ]
}

func conditional(
  _ keyframes: KeyframeTrackContentBuilder<Double>.Conditional<
    Double, LinearKeyframe<Double>, CubicKeyframe<Double>
  >
) -> Any { keyframes.body }

func described(_ press: KeyPress) -> [String] {
  [press.debugDescription, press.phase.debugDescription]
}

let columnsInOrder = NavigationSplitViewColumn.sidebar < .detail
let rowSizes: [SidebarRowSize] = [.small, .medium, .large]
let turned: [Image.Orientation] = [
  .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
]

let payloadErrors: [NSUserActivity.TypedPayloadError] = [.invalidContent, .encodingError]
