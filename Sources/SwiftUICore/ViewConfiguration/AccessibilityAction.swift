import BanyanHost

/// What a person can do with a view by assistive technology. See Apple's documentation of
/// `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  fileprivate let name: Text

  /// An action by its name.
  public init(named name: Text) {
    self.name = name
  }

  /// What pressing the view does.
  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "Activate"))
  /// Leaving what is open.
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "Escape"))
  /// What is wanted most often.
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic Tap"))
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "Delete"))
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show Menu"))
}

/// Where the value of a view goes. See Apple's documentation of `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

extension View {
  /// Lets people do something with this view by keyboard and assistive technology.
  ///
  /// A browser has no actions besides pressing, so each is a button behind the view, which is only
  /// seen while it has the focus.
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

  /// Lets people do something with this view by keyboard and assistive technology.
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

  /// Lets people do something with this view by keyboard and assistive technology.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets people do something with this view by keyboard and assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets people do something with this view by keyboard and assistive technology.
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

  /// Lets people do several things with this view by keyboard and assistive technology.
  /// - Parameter content: buttons.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    overlay { content().modifier(_OffscreenModifier()) }
  }

  /// Lets people change the value of this view by keyboard and assistive technology.
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

/// An action that Apple declares without an actor, although it runs on the main actor, as all do
/// that an event causes.
private struct Unchecked<Action>: @unchecked Sendable {
  let value: Action

  init(_ value: Action) {
    self.value = value
  }
}
