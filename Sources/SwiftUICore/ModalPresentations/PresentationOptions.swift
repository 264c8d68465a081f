import BanyanHost

/// What views say of the presentation they stand in.
struct PresentationOptions: Equatable {
  var isInteractiveDismissDisabled = false
}

struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if next.isInteractiveDismissDisabled { value.isInteractiveDismissDisabled = true }
  }
}

extension View {
  /// Says whether a person can dismiss the presentation around other than with what is inside: with
  /// Escape, or by pressing beside it. The program still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationOptionsKey.self) {
      $0.isInteractiveDismissDisabled = isDisabled
    }
  }
}
