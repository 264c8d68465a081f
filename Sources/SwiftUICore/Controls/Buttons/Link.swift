import BanyanHost
import Foundation

/// A control that opens a URL. See Apple's documentation of `Link`.
///
/// Hosts only open URLs with safe schemes: http, https, mailto, tel.
public struct Link<Label: View> {
  let destination: URL
  let content: Label

  /// Creates a link with a custom label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    content = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .link }
  static var isResponder: Bool { true }

  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = [.destination(destination.absoluteString)]
    if environment.context.value(for: OpenURLKey.self).handler != nil {
      properties.append(.isIntercepted(true))
    }
    return properties + environment.enabledProperties
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .activate = payload, node.isEnabled else { return false }
    // Without an action in the environment, the host has already opened it.
    let values = EnvironmentValues(at: node.context)
    if node.properties.contains(.isIntercepted(true)) { values.openURL(destination) }
    return true
  }
}
