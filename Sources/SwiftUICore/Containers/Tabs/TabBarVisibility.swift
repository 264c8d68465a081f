/// The preference key for the visibility of the tab bar around a page.
struct TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }

  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
    value = value ?? nextValue()
  }
}

/// Sets the visibility of the surrounding tab bar, overriding that of the content.
public nonisolated struct _TabBarModifier: PreferenceSettingModifier {
  typealias Key = TabBarVisibilityKey

  let visibility: Visibility?

  nonisolated init(visibility: Visibility?) {
    self.visibility = visibility
  }

  @MainActor func preferenceValue(_ content: _Node) -> Visibility? {
    if let visibility { return visibility }
    var accumulator = PreferenceAccumulator<TabBarVisibilityKey>()
    content.collectPreference(TabBarVisibilityKey.self, into: &accumulator)
    return accumulator.value ?? nil
  }

  @MainActor static func isUnchanged(_ old: _TabBarModifier, _ new: _TabBarModifier) -> Bool {
    old.visibility == new.visibility
  }
}
