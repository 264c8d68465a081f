import SwiftUI

/// One screen for each statement, used in the same way on every host.
///
/// A screen is named after its statement, and its comment has the statement's requirement. Each body
/// prints why it runs, and all other events are passed to `note`. The script of the same name in
/// `Tests/TraceTests/Scripts` has the actions, and the results that the statement requires. A new
/// screen is a type, its place in `Home.screens`, and a script.
protocol Screen: View {
  init()
}

/// The place where a screen records events.
@MainActor var note: (String) -> Void = { print($0) }

struct TraceApp: App {
  @StateObject private var library = Library()

  var body: some Scene {
    WindowGroup {
      Home().environmentObject(library)
    }
  }
}

/// The list from which a person opens a screen. "Mark" ends the output of a step.
struct Home: View {
  @State private var choice = ""

  static let screens: [any Screen.Type] = [
    A05.self, A06.self, A07.self, A08.self, A09.self, A10.self, A11.self, A20.self, A21.self,
    B01.self, B03.self, B12.self, B13.self, B17.self, B24.self,
    C01.self, C02.self, C13.self,
    D05.self, D06.self, D07.self, D08.self, D17.self,
    E01.self, E04.self, E06.self, E08.self, E09.self, E10.self, E13.self, E14.self,
    F01.self, F03.self, F08.self, F11.self,
    G05.self, G08.self, G09.self, G10.self, G11.self,
    H03.self, H05.self, H09.self, H10.self,
    I03.self, I07.self, I11.self, I12.self, I14.self,
    J02.self, J04.self, J07.self,
    K08.self, K11.self, K12.self, K14.self,
    L01.self, L03.self, L05.self,
    M01.self, M08.self, M09.self, M10.self, M14.self,
    N01.self, N04.self, N05.self, N06.self, N07.self, N08.self,
    O01.self, O02.self, O06.self, O08.self, O09.self, O11.self, O12.self, O13.self, O14.self,
    O16.self,
    P01.self,
    S01.self, S02.self, S03.self, S04.self, S08.self, S09.self, S10.self, S11.self, S13.self,
    S21.self, S24.self,
  ]

  var body: some View {
    if let screen = Self.screens.first(where: { "\($0)" == choice }) {
      AnyView(screen.init())
    } else {
      ForEach(Self.screens.map { "\($0)" }, id: \.self) { name in
        Button(name) { choice = name }
      }
    }
    Button("Leave") { choice = "" }
    Button("Mark") { note("mark") }
  }
}
