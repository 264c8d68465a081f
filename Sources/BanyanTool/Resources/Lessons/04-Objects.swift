// LESSON Who keeps an object: @ObservedObject and @StateObject
//
// Both follow an object, but only @StateObject keeps it. An @ObservedObject that is created where it is declared is created again
// whenever the view around it runs, and what was in the old one is gone.
//
// TRY Tap Add to the kept one.
// RUNS KeptCart
// RESTS ContentView, LostCart
// BECAUSE The object announces its change, and KeptCart follows it.
// SEE One more apple.
//
// TRY Tap Add to the lost one.
// RUNS LostCart
// RESTS ContentView, KeptCart
// BECAUSE For now this works just as well.
// SEE One more apple here, too.
//
// TRY Tap Look around.
// RUNS ContentView, LostCart
// RESTS KeptCart
// BECAUSE ContentView makes both views anew. KeptCart keeps its object; LostCart gets a new one, which is empty.
// SEE The second cart is empty, and the doctor says so under Findings (D1). Write @StateObject there, and try again.
import SwiftUI

final class Cart: ObservableObject {
  @Published var apples = 0
}

struct ContentView: View {
  @State private var looks = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Looked around \(looks) times")
      Button("Look around") { looks += 1 }
      KeptCart()
      LostCart()
    }
    .padding()
  }
}

struct KeptCart: View {
  @StateObject private var cart = Cart()

  var body: some View {
    HStack {
      Text("Kept: \(cart.apples)")
      Button("Add to the kept one") { cart.apples += 1 }
    }
  }
}

struct LostCart: View {
  @ObservedObject var cart = Cart()

  var body: some View {
    HStack {
      Text("Lost: \(cart.apples)")
      Button("Add to the lost one") { cart.apples += 1 }
    }
  }
}
