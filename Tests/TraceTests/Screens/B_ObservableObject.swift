import SwiftUI

/// The objects that the screens of this section observe.
final class Basket: ObservableObject {
  @Published var count = 0
  @Published var name = "basket"

  init() {}

  @MainActor init(number: Int) {
    note("basket \(number) made")
  }
}

/// The object of a `StateObject` is made once, before the first body.
struct B01: Screen {
  @State private var number = 1

  struct Owner: View {
    let number: Int
    @StateObject private var basket: Basket

    init(number: Int) {
      self.number = number
      _basket = StateObject(wrappedValue: Basket(number: number))
    }

    var body: some View {
      let _ = Self._printChanges()
      Text("\(number), \(basket.count)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Next") { number += 1 }
    Owner(number: number)
  }
}

/// Another id makes another object and resets the state.
struct B03: Screen {
  @State private var number = 1

  struct Owner: View {
    let number: Int
    @StateObject private var basket: Basket
    @State private var taps = 0

    init(number: Int) {
      self.number = number
      _basket = StateObject(wrappedValue: Basket(number: number))
    }

    var body: some View {
      let _ = Self._printChanges()
      Button("taps \(taps), count \(basket.count)") {
        taps += 1
        basket.count += 1
      }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Next") { number += 1 }
    Owner(number: number).id(number)
  }
}

/// Ten changes in one turn run one body.
struct B12: Screen {
  @StateObject private var basket = Basket()

  var body: some View {
    let _ = Self._printChanges()
    Text("\(basket.count)")
    Button("Ten") { for _ in 1...10 { basket.count += 1 } }
  }
}

/// Two views that observe one object run once each, the parent first.
struct B13: Screen {
  @StateObject private var basket = Basket()

  struct Child: View {
    @ObservedObject var basket: Basket

    var body: some View {
      let _ = Self._printChanges()
      Text("\(basket.count)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Add") { basket.count += 1 }
    Child(basket: basket)
  }
}

/// Every view that declares an `EnvironmentObject` runs, even if it reads nothing of it; one between
/// that does not declare it does not run (B18), nor does a parent that only provides it (B19).
struct B17: Screen {
  private let basket = Basket()

  struct Between: View {
    var body: some View {
      let _ = Self._printChanges()
      Declares()
      Reads()
    }
  }

  struct Declares: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
      let _ = Self._printChanges()
      Text("declares")
    }
  }

  struct Reads: View {
    @EnvironmentObject private var basket: Basket

    var body: some View {
      let _ = Self._printChanges()
      Text("\(basket.count)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Add") { basket.count += 1 }
    Between().environmentObject(basket)
  }
}

/// A child that holds only a binding to one property is not run by changes of another.
struct B24: Screen {
  @StateObject private var basket = Basket()

  struct Rename: View {
    @Binding var name: String

    var body: some View {
      let _ = Self._printChanges()
      Button("Rename \(name)") { name += "!" }
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Add to \(basket.count)") { basket.count += 1 }
    Rename(name: $basket.name)
  }
}
