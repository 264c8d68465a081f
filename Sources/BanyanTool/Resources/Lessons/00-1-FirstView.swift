// LESSON A first view
// PART From zero
//
// A view is a struct whose property `body` returns the view to show: here a stack of two texts and a button. The app on the right is this
// program. Change it, and it runs at once.
//
// A modifier follows a dot. It takes the view before it and returns another one: bigger, red, with room around it.
//
// DO Greet somebody you know.
// FIND Text("Hello, world!")
// ANSWER Text("Hello, Ada!")
// SEE The app shows the words between the quotes.
//
// DO Make the text as large as a title.
// FIND .padding()
// ANSWER .font(.largeTitle)
// ANSWER .padding()
// SEE `.font(.largeTitle)` is a modifier. Most fonts have a name for their use, and grow with the reader's text size.
//
// DO Give it a yellow background, behind the room around it.
// FIND .padding()
// ANSWER .padding()
// ANSWER .background(.yellow)
// SEE Modifiers work from top to bottom: the background comes after `.padding()`, so it includes the room. Try it the other way around.
//
// TRY Tap Clap.
// BECAUSE A button has a title and an action, which runs when it is pressed. The number is marked `@State`, so the view is made anew when it changes.
// SEE The number under the button goes up.
import SwiftUI

struct ContentView: View {
  @State private var claps = 0

  var body: some View {
    VStack {
      Text("Hello, world!")
        .padding()
      Button("Clap") { claps += 1 }
      Text("\(claps) claps")
    }
  }
}
