/// A style that puts the controls into a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupMenu(configuration: configuration)
  }
}

/// A style that puts the controls into a menu. A browser's menu shows them below each other.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupMenu(configuration: configuration)
  }
}

/// A style that shows the controls side by side, as parts of one palette.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// A menu of the controls of a group. Without a label of the group, three dots open it.
private nonisolated struct ControlGroupMenu: View {
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel {
        configuration.label
      } else {
        Label("More", systemImage: "ellipsis").labelStyle(.iconOnly)
      }
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A style that puts the controls into a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A style that puts the controls into a menu. A browser's menu shows them below each other.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A style that shows the controls side by side, as parts of one palette.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
