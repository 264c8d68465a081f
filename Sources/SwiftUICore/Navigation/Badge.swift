import BanyanHost

extension View {
  /// Puts a number on the tab of this view, or at the end of its row in a list; 0 puts none. See
  /// Apple's documentation of `badge(_:)`.
  nonisolated public func badge(_ count: Int) -> some View {
    saying(badge: count == 0 ? nil : String(count))
  }

  /// Puts a text on the tab of this view, or at the end of its row in a list.
  nonisolated public func badge(_ label: Text?) -> some View {
    saying(badge: label?.string)
  }

  /// Puts a text on the tab of this view, or at the end of its row in a list.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    saying(badge: key?.string)
  }

  /// Puts a text on the tab of this view, or at the end of its row in a list.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    saying(badge: label.map { String($0) })
  }
}

extension View {
  /// Says a badge to the container, and of the element.
  nonisolated fileprivate func saying(badge: String?) -> some View {
    modifier(_TraitModifier(BadgeKey.self, badge))
      .modifier(_DescriptionModifier(.badge(badge ?? "")))
  }
}

enum BadgeKey: TraitKey {
  typealias Value = String?
}
