import BanyanHost

extension View {
  /// Adds a number to the tab of this view, or to the end of its row in a list. There is no badge for 0. See
  /// Apple's documentation of `badge(_:)`.
  nonisolated public func badge(_ count: Int) -> some View {
    setting(badge: count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Adds a text to the tab of this view, or to the end of its row in a list.
  nonisolated public func badge(_ label: Text?) -> some View {
    setting(badge: label)
  }

  /// Adds a text to the tab of this view, or to the end of its row in a list.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    setting(badge: key.map { Text($0) })
  }

  /// Adds a text to the tab of this view, or to the end of its row in a list.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    setting(badge: label.map { Text(verbatim: String($0)) })
  }
}

extension View {
  /// Sets a badge for the container and for the element.
  nonisolated fileprivate func setting(badge: Text?) -> some View {
    modifier(_TraitModifier(BadgeKey.self, badge))
      .modifier(_TextDescriptionModifier(badge ?? Text(verbatim: "")) { .badge($0) })
  }
}

enum BadgeKey: TraitKey {
  typealias Value = Text?
}
