import BanyanHost

/// The settings of views for their presentation; nil for those that are not set.
struct PresentationOptions {
  var isInteractiveDismissDisabled = false
  var detents: Set<PresentationDetent>?
  var selectedDetent: PresentationDetent?
  var selectDetent: ((PresentationDetent) -> Void)?
  var indicatorVisibility: Visibility?
  var background: (any ShapeStyle)?
  var cornerRadius: Double?
  var adaptation: Adaptation?
  var sizing: SheetSize?
  var backgroundInteraction: PresentationBackgroundInteraction?

  /// Fills in missing settings from those of the next view.
  mutating func add(_ next: PresentationOptions) {
    if next.isInteractiveDismissDisabled { isInteractiveDismissDisabled = true }
    if detents == nil {
      detents = next.detents
      selectedDetent = next.selectedDetent
      selectDetent = next.selectDetent
    }
    indicatorVisibility = indicatorVisibility ?? next.indicatorVisibility
    background = background ?? next.background
    cornerRadius = cornerRadius ?? next.cornerRadius
    adaptation = adaptation ?? next.adaptation
    sizing = sizing ?? next.sizing
    backgroundInteraction = backgroundInteraction ?? next.backgroundInteraction
  }
}

struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value.add(nextValue())
  }
}

extension PresentationOptions {
  /// Returns the available heights of a sheet, the lowest first.
  func orderedDetents(in context: _Context) -> [PresentationDetent] {
    guard let detents else { return [] }
    let context = PresentationDetent.Context(context)
    let known = detents.compactMap { detent in detent.height(in: context).map { (detent, $0) } }
    return known.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns true if what is behind a sheet of a height can be used.
  func isBackgroundUsable(at detent: PresentationDetent?, in context: _Context) -> Bool {
    guard let backgroundInteraction else { return false }
    switch backgroundInteraction.kind {
    case .automatic, .disabled: return false
    case .enabled: return true
    case .enabledUpThrough(let highest):
      let detents = orderedDetents(in: context)
      let current = detent.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first ?? .large
      let place = PresentationDetent.Context(context)
      return current.height(in: place) ?? .infinity <= highest.height(in: place) ?? 0
    }
  }

  /// Returns the resulting properties of the presentation's element.
  @MainActor
  func properties(detent: PresentationDetent?, in context: _Context) -> [Property] {
    var properties: [Property] = []
    let detents = orderedDetents(in: context)
    if !detents.isEmpty {
      properties.append(
        .detents(
          Detents(
            detents.compactMap { $0.resolved(in: PresentationDetent.Context(context)) },
            selected: detent.flatMap { detents.firstIndex(of: $0) } ?? 0)))
    }
    if let indicatorVisibility, indicatorVisibility != .automatic {
      properties.append(.showsDragIndicator(indicatorVisibility == .visible))
    }
    if let background {
      properties.append(.background(background.paint(in: EnvironmentValues(at: context))))
    }
    if let cornerRadius, cornerRadius.isFinite {
      properties.append(.cornerRadius(max(cornerRadius, 0)))
    }
    if let adaptation { properties.append(.adaptation(adaptation)) }
    if let sizing { properties.append(.sheetSize(sizing)) }
    return properties
  }
}
