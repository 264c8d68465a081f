import BanyanHost
import Foundation

extension View {
  nonisolated private func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets whether a person can dismiss the surrounding presentation other than with its content: with
  /// Escape, or with a press outside. The program still can.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isInteractiveDismissDisabled = isDisabled }
  }

  /// Sets the available heights of the surrounding sheet in a narrow window. It initially has the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents }
  }

  /// Sets the available heights of the surrounding sheet in a narrow window, and its current height. When a person
  /// drags its upper edge, the binding is updated.
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

  /// Sets the visibility of the drag indicator of the surrounding sheet. With automatic visibility, it is
  /// shown if the sheet has several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.indicatorVisibility = visibility }
  }

  /// Sets the background of the surrounding presentation.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = style }
  }

  /// Puts a view behind the content of the surrounding presentation, in place of its background.
  ///
  /// In a sheet the view fills all of it, and the safe area too; in a popover, which is as large as its content, it is behind the content.
  /// - Parameters:
  ///   - alignment: where the view is if it does not fill the presentation.
  ///   - content: the view.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackgroundModifier(alignment: alignment, background: content()))
      .presentationBackground(Color.clear)
  }

  /// Sets the corner radius of the surrounding presentation, in points; nil for the default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius.map { Double($0) } }
  }

  /// Sets the form of the surrounding presentation in a narrow window.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationOption { $0.adaptation = adaptation.resolved }
  }

  /// Sets the form of the surrounding presentation in a narrow window, and in a low one.
  ///
  /// The latter has no effect: presentations in a low window scroll.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Sets the first effect of a drag in the content of the surrounding sheet.
  ///
  /// This has no effect: a drag in the content scrolls, and a drag of the upper edge resizes the sheet.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  /// Sets the size of the surrounding sheet in a wide window.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentationOption { $0.sizing = sizing._sizing.resolved }
  }
}

private nonisolated struct PresentationBackgroundModifier<Background: View>: ViewModifier {
  let alignment: Alignment
  let background: Background
  @Environment(\.isInSheet) private var isInSheet

  init(alignment: Alignment, background: Background) {
    self.alignment = alignment
    self.background = background
  }

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: isInSheet ? .infinity : nil, maxHeight: isInSheet ? .infinity : nil)
      .background(alignment: alignment) { background.ignoresSafeArea() }
  }
}

struct IsInSheetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True in a presentation that is not as large as its content.
  var isInSheet: Bool { self[IsInSheetKey.self] }
}

/// The form of a presentation in a small window. See Apple's documentation of
/// `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
  let resolved: BanyanHost.Adaptation?

  /// The default form: popovers become sheets.
  public static let automatic = PresentationAdaptation(resolved: nil)
  /// The same form as in a large window.
  public static let none = PresentationAdaptation(resolved: .unchanged)
  /// A popover.
  public static let popover = PresentationAdaptation(resolved: .unchanged)
  /// A sheet.
  public static let sheet = PresentationAdaptation(resolved: .sheet)
  /// A cover as large as the window.
  public static let fullScreenCover = PresentationAdaptation(resolved: .fullScreenCover)
}

/// The first effect of a drag in a sheet. See Apple's documentation of `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let scrollsFirst: Bool?

  /// The default effect.
  public static let automatic = PresentationContentInteraction(scrollsFirst: nil)
  /// Resizing the sheet.
  public static let resizes = PresentationContentInteraction(scrollsFirst: false)
  /// Scrolling the content.
  public static let scrolls = PresentationContentInteraction(scrollsFirst: true)
}
