// LESSON Views beside and above each other
// PART From zero
//
// A stack puts views in a row: `HStack` beside each other, `VStack` above each other, `ZStack` in front of each other. A stack is a view too,
// so stacks go into stacks.
//
// Each view takes the room that it needs. A `Spacer` takes all the room that is left, and `frame` gives a view a size.
//
// DO Put the picture to the left of the two texts.
// FIND VStack(spacing: 12) {
// ANSWER HStack(spacing: 12) {
// SEE One word changes how the views stand. The texts stay above each other, in a stack of their own.
//
// DO Let both texts begin at the same edge.
// FIND VStack {
// ANSWER VStack(alignment: .leading) {
// SEE `.leading` is the side where reading begins: left in English, right in Arabic.
//
// DO Push the card to the top of the screen.
// FIND Card()
// ANSWER Card()
// ANSWER Spacer()
// SEE The spacer takes the room that the card does not need. With one on each side, the card would be in the middle again.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Card()
    }
    .padding()
  }
}

struct Card: View {
  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "leaf.fill")
        .font(.largeTitle)
        .foregroundStyle(.green)
      VStack {
        Text("Banyan")
          .font(.headline)
        Text("A fig that grows its own forest")
          .foregroundStyle(.secondary)
      }
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
  }
}
