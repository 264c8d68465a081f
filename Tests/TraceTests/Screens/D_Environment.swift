import SwiftUI

extension EnvironmentValues {
  @Entry var level = 0
  @Entry var otherLevel = 0
  @Entry var theme = "plain"
}

/// A reader runs only if the value of its own key changed.
struct D06: Screen {
  @State private var level = 0
  @State private var theme = "plain"

  struct LevelReader: View {
    @Environment(\.level) private var level

    var body: some View {
      let _ = Self._printChanges()
      Text("level \(level)")
    }
  }

  struct ThemeReader: View {
    @Environment(\.theme) private var theme

    var body: some View {
      let _ = Self._printChanges()
      Text("theme \(theme)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Theme") { theme = "dark" }
    Group {
      LevelReader()
      ThemeReader()
    }
    .environment(\.level, level)
    .environment(\.theme, theme)
  }
}

/// A value that is declared runs the body though it does not read it.
struct D07: Screen {
  @State private var level = 0

  struct Declares: View {
    @Environment(\.level) private var level

    var body: some View {
      let _ = Self._printChanges()
      Text("declares")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Level") { level += 1 }
    Declares().environment(\.level, level)
  }
}

/// An equal value that is written again runs no reader.
struct D08: Screen {
  @State private var count = 0

  struct Reader: View {
    @Environment(\.level) private var level

    var body: some View {
      let _ = Self._printChanges()
      Text("level \(level)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Count \(count)") { count += 1 }
    Reader().environment(\.level, count / 2)
  }
}

/// A change of an observable object in the environment runs only the bodies that read the property.
struct D17: Screen {
  @Observable
  final class Account {
    var name = "Ada"
    var visits = 0
  }

  @State private var account = Account()

  struct NameReader: View {
    @Environment(Account.self) private var account

    var body: some View {
      let _ = Self._printChanges()
      Text(account.name)
    }
  }

  struct VisitsReader: View {
    @Environment(Account.self) private var account

    var body: some View {
      let _ = Self._printChanges()
      Text("\(account.visits) visits")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Button("Visit") { account.visits += 1 }
    Group {
      NameReader()
      VisitsReader()
    }
    .environment(account)
  }
}

/// A writer whose key path changes runs its readers once.
struct D05: Screen {
  @State private var writesLevel = true

  struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.otherLevel) private var otherLevel

    var body: some View {
      let _ = Self._printChanges()
      Text("\(level) \(otherLevel)")
    }
  }

  var body: some View {
    let _ = Self._printChanges()
    Reader().transformEnvironment(writesLevel ? \.level : \.otherLevel) { $0 += 2 }
    Button("Move") { writesLevel.toggle() }
  }
}
