import BanyanHost

/// An action of a view for assistive technologies. See Apple's documentation of
/// `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let name: Text

  /// Creates an action with a name.
  public init(named name: Text) {
    self.name = name
  }

  /// The default action, which is that of pressing the view.
  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "Activate"))
  /// The action of leaving the current context.
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "Escape"))
  /// The most frequent action.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic Tap"))
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "Delete"))
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show Menu"))
}

/// The direction of an adjustment of a view's value. See Apple's documentation of `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

extension View {
  /// Adds an action to this view for the keyboard and assistive technologies.
  ///
  /// As a browser has no actions other than pressing, each is a button behind the view, which is only
  /// visible while it has the focus.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    let action = Unchecked(handler)
    return accessibilityActions {
      Button {
        action.value()
      } label: {
        actionKind.name
      }
    }
  }

  /// Adds an action to this view for the keyboard and assistive technologies.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    let action = Unchecked(handler)
    return accessibilityActions {
      Button {
        action.value()
      } label: {
        name
      }
    }
  }

  /// Adds an action to this view for the keyboard and assistive technologies.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action to this view for the keyboard and assistive technologies.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an action to this view for the keyboard and assistive technologies.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let action = Unchecked(action)
    return accessibilityActions {
      Button {
        action.value()
      } label: {
        label()
      }
    }
  }

  /// Adds several actions to this view for the keyboard and assistive technologies.
  /// - Parameter content: buttons for the actions.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    overlay { content().modifier(_OffscreenModifier()) }
  }

  /// Adds actions that adjust the value of this view for the keyboard and assistive technologies.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    let action = Unchecked(handler)
    return accessibilityActions {
      Button {
        action.value(.increment)
      } label: {
        Text(verbatim: "Increment")
      }
      Button {
        action.value(.decrement)
      } label: {
        Text(verbatim: "Decrement")
      }
    }
  }
}

/// An action that Apple declares without an actor, although it runs on the main actor, like all
/// actions of an event.
struct Unchecked<Action>: @unchecked Sendable {
  let value: Action

  init(_ value: Action) {
    self.value = value
  }
}
