import CoreGraphics

extension View {
  /// Shows details next to this view: in a column at its trailing edge, or in a sheet if the window is narrow.
  ///
  /// ```swift
  /// Canvas(shapes: $shapes)
  ///   .inspector(isPresented: $isInspecting) {
  ///     Form { Stepper("Width", value: $selected.width) }
  ///       .inspectorColumnWidth(min: 200, ideal: 240, max: 320)
  ///   }
  /// ```
  /// - Parameters:
  ///   - isPresented: whether to show the details. Closing the sheet sets it to false.
  ///   - content: the details.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the inspector column that contains this view.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(minimum: Double(width), ideal: Double(width), maximum: Double(width)))
  }

  /// Sets the width of the inspector column that contains this view. As a person cannot drag its edge, it always has
  /// its ideal width, within the other two.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: InspectorWidth(
        minimum: min.map { Double($0) }, ideal: Double(ideal), maximum: max.map { Double($0) }))
  }
}

struct InspectorWidth: Equatable {
  var minimum: Double?
  var ideal: Double
  var maximum: Double?

  static let usual = InspectorWidth(minimum: nil, ideal: 270, maximum: nil)

  var points: CGFloat {
    CGFloat(max(min(ideal, maximum ?? .infinity), minimum ?? 0))
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth { .usual }

  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    let next = nextValue()
    if value == .usual { value = next }
  }
}

private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @State private var width = InspectorWidth.usual
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    _isPresented = isPresented
    self.inspector = inspector
  }

  @MainActor func body(content: Content) -> some View {
    let isColumn = sizeClass != .compact
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isColumn, isPresented {
        Divider()
        inspector
          .frame(maxHeight: .infinity)
          .frame(width: width.points)
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      }
    }
    .sheet(
      isPresented: Binding(
        get: { isPresented && !isColumn }, set: { if !$0 { isPresented = false } })
    ) {
      inspector
    }
  }
}
