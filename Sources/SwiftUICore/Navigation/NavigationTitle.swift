import BanyanHost

extension View {
  /// Sets the title of the page that this view stands on.
  ///
  /// The page's bar shows it as a heading, and the way back to the page is named after it. It may
  /// be said anywhere in the page, such as inside a list (S25); where several views say one, the
  /// outermost counts. See Apple's documentation of `navigationTitle(_:)`.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page that this view stands on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page that this view stands on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_PageModifier(.title(title)))
  }

  /// Sets the title of the page that this view stands on to a text that the program may change.
  /// The person cannot edit it in the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets a line below the title of the page that this view stands on.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line below the title of the page that this view stands on.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets a line below the title of the page that this view stands on.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(_PageModifier(.subtitle(subtitle)))
  }

  /// Sets how the bar of the page that this view stands on shows its title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(_PageModifier(.titleDisplay(displayMode.resolved)))
  }

  /// Sets how the bar of the page that this view stands on shows its title.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_PageModifier(.titleDisplay(mode.resolved)))
  }

  /// Says whether the page that this view stands on shows no way back. The program can still go
  /// back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(_PageModifier(.hidesBackButton(hidesBackButton)))
  }
}

/// A title that is read from a binding.
private nonisolated struct BoundTitle: ViewModifier {
  let title: Binding<String>

  nonisolated init(title: Binding<String>) {
    self.title = title
  }

  @MainActor func body(content: Content) -> some View {
    content.navigationTitle(Text(title.wrappedValue))
  }
}

/// What stands in the bar of a page. See Apple's documentation of `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// How a bar shows the title of its page.
  public enum TitleDisplayMode: Sendable {
    /// As the page before; large on the first.
    case automatic
    /// Small, between the items of the bar.
    case inline
    /// Large, in a line of its own.
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

/// How a bar shows the title of its page. See Apple's documentation of `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
  let resolved: TitleDisplay?

  /// As the page before; large on the first.
  public static var automatic: ToolbarTitleDisplayMode { Self(resolved: nil) }
  /// Large, in a line of its own.
  public static var large: ToolbarTitleDisplayMode { Self(resolved: .large) }
  /// Large, beside the items of the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { Self(resolved: .inlineLarge) }
  /// Small, between the items of the bar.
  public static var inline: ToolbarTitleDisplayMode { Self(resolved: .inline) }
}
