import BanyanHost

extension View {
  /// Sets the title of this view's page.
  ///
  /// The page's bar shows it as a heading, and a back button to the page shows it as its label: if there is room beside the title of
  /// the next page, or else “Back”, or only its mark. Any view in the page may set it, such as one inside a list (S25); if several
  /// views set a title, the outermost one applies. See Apple's documentation of `navigationTitle(_:)`.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of this view's page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of this view's page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_PageModifier(.title(title)))
  }

  /// Sets the title of this view's page from a binding.
  /// The person cannot edit it in the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets the subtitle of this view's page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of this view's page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the subtitle of this view's page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_PageModifier(.subtitle(subtitle)))
  }

  /// Sets the display mode of the title in the bar of this view's page.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_PageModifier(.titleDisplay(displayMode.resolved)))
  }

  /// Sets the display mode of the title in the bar of this view's page.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_PageModifier(.titleDisplay(mode.resolved)))
  }

  /// Hides the back button of this view's page. The program can still go
  /// back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(_PageModifier(.hidesBackButton(hidesBackButton)))
  }
}

/// A title from a binding.
private nonisolated struct BoundTitle: ViewModifier {
  let title: Binding<String>

  nonisolated init(title: Binding<String>) {
    self.title = title
  }

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(Text(title.wrappedValue))
  }
}

/// The content of a page's bar. See Apple's documentation of `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// The display mode of a page's title.
  public enum TitleDisplayMode: Sendable {
    /// Like the page before; large on the first page.
    case automatic
    /// A small title between the items of the bar.
    case inline
    /// A large title on a line of its own.
    case large

    var resolved: TitleDisplay? {
      switch self {
      case .automatic: nil
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// The display mode of a page's title. See Apple's documentation of `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let resolved: TitleDisplay?

  /// Like the page before; large on the first page.
  public static var automatic: ToolbarTitleDisplayMode { Self(resolved: nil) }
  /// A large title on a line of its own.
  public static var large: ToolbarTitleDisplayMode { Self(resolved: .large) }
  /// A large title next to the items of the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(resolved: .inlineLarge) }
  /// A small title between the items of the bar.
  public static var inline: ToolbarTitleDisplayMode { Self(resolved: .inline) }
}
