import BanyanHost

/// The container whose background is set. See Apple's documentation of `ContainerBackgroundPlacement`.
///
/// Only the placements that exist here are declared: nothing would show a background for the others.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Place: Sendable {
    case navigation, widget
  }

  let place: Place

  /// The page of a navigation stack, or of a column of a split view.
  public static let navigation = ContainerBackgroundPlacement(place: .navigation)
  /// A widget. There are none here, so a background for them is never shown; a view that an app shares with its
  /// widget may have one.
  public static let widget = ContainerBackgroundPlacement(place: .widget)
}

extension View {
  /// Sets the background of the container around this view.
  ///
  /// ```swift
  /// NavigationStack {
  ///   ScrollView { Article() }
  ///     .navigationTitle("News")
  ///     .containerBackground(.blue.gradient, for: .navigation)
  /// }
  /// ```
  ///
  /// The background of a page reaches beneath its bars. Any view in the page may set it; if several do, the outermost one
  /// applies, or else the first. A list paints over it, unless `scrollContentBackground(_:)` hides the list's own background. As on Apple's systems,
  /// it has no effect without such a container, for instance outside of all navigation stacks.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    let style = BarSettings.BarStyle(style: AnyShapeStyle(style))
    return modifier(_PageModifier(.background(container == .navigation ? style : nil)))
  }

  /// Sets the background of the container around this view to a view.
  ///
  /// The background of a page is a color or a gradient. Other views are not supported yet, which is reported: the
  /// page then keeps its background.
  /// - Parameter alignment: has no effect on a background as large as its container.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let view: Any = content()
    let statement: PageStatement
    if container != .navigation {
      statement = .background(nil)
    } else if let style = view as? any ShapeStyle {
      statement = .background(BarSettings.BarStyle(style: AnyShapeStyle(style)))
    } else {
      statement = .unshownBackground(
        "A container background of \(V.self) is not observed: the page keeps its own.")
    }
    return modifier(_PageModifier(statement))
  }
}
