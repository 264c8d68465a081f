import Foundation

/// A round button with a question mark, which leads to help. See Apple's documentation of `HelpLink`.
///
/// ```swift
/// HelpLink(destination: URL(string: "https://example.com/help")!)
/// ```
public struct HelpLink {
  /// The action; nil to open the destination.
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// Creates a link that runs an action.
  nonisolated public init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }

  /// Creates a link that opens a URL, with the `openURL` action of its environment.
  nonisolated public init(destination: URL) {
    action = nil
    self.destination = destination
  }
}

extension HelpLink: View {
  public var body: some View {
    Button("Help", systemImage: "questionmark") {
      action?()
      if let destination { openURL(destination) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
  }
}
