import BanyanHost
import Foundation

/// A control that opens a URL. See Apple's documentation of `Link`.
///
/// Hosts open only URLs of harmless schemes: http, https, mailto, tel.
public struct Link<Label: View> {
  let destination: URL
  let content: Label

  /// Creates a link with a label of your own.
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
    [.destination(destination.absoluteString)] + environment.enabledProperties
  }
}
