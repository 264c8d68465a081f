import Combine

/// A view that runs an action when a publisher sends a value. See Apple's documentation of `SubscriptionView`.
///
/// ``View/onReceive(_:perform:)`` does the same.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  /// Creates a view with its content, a publisher and an action.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
