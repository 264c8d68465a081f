// LESSON Changes that a person can follow
// PART From zero
//
// Views are made anew when state changes, and SwiftUI can show the way from the old to the new: `withAnimation` around the change, or
// `.animation` at the view for each change of a value.
//
// TRY Tap Grow.
// BECAUSE The change is inside `withAnimation`, so the size goes from the old value to the new one in many small steps.
// SEE The leaf grows, a little too far, and comes back: it is a spring.
//
// DO Let the leaf turn when it grows, too.
// FIND .scaleEffect(isLarge ? 2 : 1)
// ANSWER .scaleEffect(isLarge ? 2 : 1)
// ANSWER .rotationEffect(.degrees(isLarge ? 180 : 0))
// SEE Tap Grow: each modifier whose value has changed takes part.
//
// DO Let the text below come in from the edge.
// FIND .transition(.opacity)
// ANSWER .transition(.move(edge: .bottom).combined(with: .opacity))
// SEE Tap Grow: a transition defines how a view comes and goes, and the animation how fast.
import SwiftUI

struct ContentView: View {
  @State private var isLarge = false

  var body: some View {
    VStack(spacing: 60) {
      Image(systemName: "leaf.fill")
        .font(.system(size: 60))
        .foregroundStyle(.green)
        .scaleEffect(isLarge ? 2 : 1)
      Button("Grow") {
        withAnimation(.bouncy) { isLarge.toggle() }
      }
      .buttonStyle(.borderedProminent)
      if isLarge {
        Text("That is a large leaf.")
          .transition(.opacity)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
