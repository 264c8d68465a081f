import BanyanHost
import Foundation

extension View {
  nonisolated private func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Says whether a person can dismiss the presentation around other than with what is inside: with
  /// Escape, or by pressing beside it. The program still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isInteractiveDismissDisabled = isDisabled }
  }

  /// Says how high the sheet around may be in a narrow window. It is as high as the lowest at first.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Says how high the sheet around may be in a narrow window, and how high it is. A person who
  /// drags its upper edge writes the binding.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOption {
      $0.detents = detents.union([selected])
      $0.selectedDetent = selected
      $0.selectDetent = { selection.wrappedValue = $0 }
    }
  }

  /// Says whether the sheet around shows that its upper edge can be dragged. Where it is automatic
  /// that is so if it may have several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.indicatorVisibility = visibility }
  }

  /// Sets with what the presentation around is filled.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = style }
  }

  /// Sets how round the corners of the presentation around are, in points; nil for the usual.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius.map { Double($0) } }
  }

  /// Says as what the presentation around is shown in a narrow window.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = adaptation.resolved }
  }

  /// Says as what the presentation around is shown in a narrow window, and in a low one.
  ///
  /// The second has no meaning here: what is presented in a low window scrolls.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Says what a drag in the content of the sheet around does first.
  ///
  /// Has no meaning here: the content scrolls, and the upper edge of the sheet resizes it.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Says how large the sheet around is in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption { $0.sizing = sizing._sizing.resolved }
  }
}

/// As what something is presented where there is little room. See Apple's documentation of
/// `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
  let resolved: BanyanHost.Adaptation?

  /// As the system does it: popovers are sheets.
  public static let automatic = PresentationAdaptation(resolved: nil)
  /// As where there is room.
  public static let none = PresentationAdaptation(resolved: .unchanged)
  /// As a popover.
  public static let popover = PresentationAdaptation(resolved: .unchanged)
  /// As a sheet.
  public static let sheet = PresentationAdaptation(resolved: .sheet)
  /// As large as the window.
  public static let fullScreenCover = PresentationAdaptation(resolved: .fullScreenCover)
}

/// What a drag in a sheet does first. See Apple's documentation of `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let scrollsFirst: Bool?

  /// As the system does it.
  public static let automatic = PresentationContentInteraction(scrollsFirst: nil)
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction(scrollsFirst: false)
  /// It scrolls the content.
  public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}
