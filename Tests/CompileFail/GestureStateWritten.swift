// O13 A gesture's state is written only where the gesture is updating it.
import SwiftUI

struct Wrong: View {
  @GestureState private var translation = CGSize.zero
  var body: some View {
    Text("")
      // expected-error@+1 {{cannot assign to property: 'translation' is a get-only property}}
      .gesture(DragGesture().onChanged { translation = $0.translation })
  }
}

struct WrongBinding: View {
  @GestureState private var isPressed = false
  var body: some View {
    // expected-error@+1 {{cannot convert value of type 'GestureState<Bool>' to expected argument type 'Binding<Bool>'}}
    Toggle("Pressed", isOn: $isPressed)
  }
}

struct Right: View {
  @GestureState private var translation = CGSize.zero
  @State private var position = CGSize.zero
  var body: some View {
    Text("\(translation.width)")
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation }
          .onEnded { position = $0.translation })
  }
}
