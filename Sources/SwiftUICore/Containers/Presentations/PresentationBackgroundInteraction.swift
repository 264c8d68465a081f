/// The ways in which a person can use the views behind a sheet. See Apple's documentation of `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic, enabled, disabled
    case enabledUpThrough(PresentationDetent)
  }

  let kind: Kind

  /// The default: what is behind a sheet cannot be used.
  public static var automatic: PresentationBackgroundInteraction { Self(kind: .automatic) }
  /// The views behind the sheet can be used, whatever the height of the sheet.
  public static var enabled: PresentationBackgroundInteraction { Self(kind: .enabled) }
  /// The views behind the sheet cannot be used.
  public static var disabled: PresentationBackgroundInteraction { Self(kind: .disabled) }

  /// The views behind the sheet can be used while the sheet is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    Self(kind: .enabledUpThrough(detent))
  }
}

extension View {
  /// Sets whether a person can use the views behind the surrounding sheet.
  ///
  /// ```swift
  /// Map()
  ///   .sheet(isPresented: $showsPlaces) {
  ///     PlaceList()
  ///       .presentationDetents([.height(120), .medium, .large])
  ///       .presentationBackgroundInteraction(.enabled(upThrough: .medium))
  ///   }
  /// ```
  ///
  /// Where the views behind can be used, they are not dimmed, a press on them does not close the sheet, and keyboard shortcuts
  /// find them. The height that counts is the sheet's selected detent, in a wide window too, where the sheet does not follow it.
  /// It has no effect on presentations other than sheets.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    transformPreference(PresentationOptionsKey.self) { $0.backgroundInteraction = interaction }
  }
}
