import BanyanGraph
import BanyanHost

extension View {
  /// Adds a menu to the rows of a list or table that has a selection.
  ///
  /// ```swift
  /// List(loaves, selection: $chosen) { Text($0.name) }
  ///   .contextMenu(forSelectionType: Loaf.ID.self) { loaves in
  ///     if loaves.isEmpty { Button("New Loaf") { add() } } else { Button("Sell") { sell(loaves) } }
  ///   } primaryAction: { loaves in
  ///     show(loaves)
  ///   }
  /// ```
  ///
  /// A menu that is opened at a selected row is for the whole selection, at another row for that one alone, and outside of the rows for
  /// nothing. See Apple's documentation of `contextMenu(forSelectionType:menu:primaryAction:)`.
  /// - Parameters:
  ///   - itemType: the type of the selection's values. Lists with values of another type have no menu.
  ///   - menu: makes the items for the values. Without items, no menu opens.
  ///   - primaryAction: what a double click on a row does, with the values for which a menu would open.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

private nonisolated struct SelectionMenuModifier<Item: Hashable, Menu: View>: ViewModifier {
  let menu: (Set<Item>) -> Menu
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var opened: Set<Item>?
  @State private var place = SelectionMenuPlace()

  nonisolated init(
    menu: @escaping (Set<Item>) -> Menu, primaryAction: ((Set<Item>) -> Void)?
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
  }

  @MainActor func body(content: Content) -> some View {
    let selectionMenu = SelectionMenu(place: place, accepts: { $0.base is Item }) {
      opened = Self.items($0)
    }
    content
      .environment(\.selectionMenu, selectionMenu)
      .modifier(ContextMenuBoxModifier { opened = [] })
      .modifier(
        _PresentingModifier(
          .menu,
          PresentedItem(
            value: { opened }, identity: { AnyHashable($0) }, isFixed: nil,
            dismiss: { opened = nil })
        ) { items in
          MenuItems(content: menu(items))
        }
      )
      .modifier(
        DoubleClickModifier(
          action: primaryAction.map { act in
            {
              let items = Self.items(place.rows?.selection?.values() ?? [])
              if !items.isEmpty { act(items) }
            }
          }))
  }

  private static func items(_ values: Set<AnyHashable>) -> Set<Item> {
    Set(values.compactMap { $0.base as? Item })
  }
}

private nonisolated struct DoubleClickModifier: ViewModifier {
  let action: (() -> Void)?

  @MainActor func body(content: Content) -> some View {
    if let action {
      content.simultaneousGesture(TapGesture(count: 2).onEnded { action() })
    } else {
      content
    }
  }
}

/// The rows of the list for whose selection a menu is.
final class SelectionMenuPlace {
  weak var rows: RowsNode?
}

/// The menu of a list for its selection's values.
struct SelectionMenu {
  let place: SelectionMenuPlace
  let accepts: (AnyHashable) -> Bool
  let open: (Set<AnyHashable>) -> Void
}

struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
