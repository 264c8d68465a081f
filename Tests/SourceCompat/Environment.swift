// Values in the environment.
import SwiftUI

struct Palette: Equatable {
  var name = "Plain"
}

struct PaletteKey: EnvironmentKey {
  static let defaultValue = Palette()
}

extension EnvironmentValues {
  var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
  @Entry var unit: CGFloat = 4
  @Entry var action: (@MainActor () -> Void)?
  @Entry var onSelect: (Int) -> Void = { _ in }
}

@MainActor
@Observable
final class Model {
  var count = 0
}

struct Provider: View {
  @State private var model = Model()

  var body: some View {
    Consumer()
      .environment(\.palette, Palette(name: "Pink"))
      .environment(\.palette.name, "Green")
      .environment(\.unit, 8)
      .environment(\.action) { model.count += 1 }
      .environment(\.font, .body)
      .environment(\.lineLimit, 2)
      .environment(\.multilineTextAlignment, .center)
      .environment(\.isEnabled, false)
      .environment(\.colorScheme, .dark)
      .environment(model)
      .transformEnvironment(\.unit) { $0 *= 2 }
      .disabled(model.count > 9)
  }
}

struct Consumer: View {
  @Environment(\.palette) private var palette
  @Environment(\.palette.name) private var name
  @Environment(\.unit) private var unit: CGFloat
  @Environment(\.action) private var action
  @Environment(\.onSelect) private var onSelect
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.self) private var values
  @Environment(Model.self) private var model
  @Environment(Model.self) private var modelIfAny: Model?

  init(palette: KeyPath<EnvironmentValues, Palette> = \.palette) {
    _palette = Environment(palette)
    _model = Environment(Model.self)
    _modelIfAny = Environment(Model.self)
  }

  var body: some View {
    Text("\(palette.name) \(name) \(_unit.wrappedValue) \(model.count)")
      .font(font)
      .lineLimit(lineLimit)
      .multilineTextAlignment(alignment)
    Color(white: colorScheme == .light ? 0.9 : 0.1)
    if isEnabled, modelIfAny != nil {
      Button("Select") {
        action?()
        onSelect(values.lineLimit ?? 0)
      }
    }
  }
}

@MainActor
func standalone() -> String {
  var values = EnvironmentValues()
  values.palette = Palette(name: "Blue")
  values[PaletteKey.self].name = "Red"
  values[Model.self] = Model()
  return values.description
}

// MARK: The window

struct Selection: View {
  @Environment(\.controlActiveState) private var state
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    let isInUse = state == .key || state == .active || appearsActive
    Text("\(ControlActiveState.allCases.count)").opacity(isInUse ? 1 : 0.5)
      .environment(\.controlActiveState, .inactive)
      .environment(\.appearsActive, true)
  }
}

// MARK: The visitor

struct AccountView: View {
  @Environment(VisitorSession.self) private var session
  @State private var name = ""

  var body: some View {
    if let user = session.user {
      Text("Hello, \(user), from \(session.address ?? "somewhere")")
      Button("Log Out") { session.logOut() }
      Button("Log Out Everywhere") { session.logOutEverywhere() }
    } else {
      TextField("Name", text: $name)
      Button("Log In") { session.logIn(as: name) }
        .disabled(session.headers["dnt"] == "1" || session.cookies["theme"] == nil)
    }
  }
}

#Preview {
  AccountView()
    .environment(VisitorSession(user: "Ada"))
}
