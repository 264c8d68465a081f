import Foundation

extension NotificationCenter {
  /// Returns the notifications of a name as an asynchronous sequence.
  ///
  /// Notifications posted before the first is requested are kept. See Apple's documentation of
  /// `NotificationCenter.notifications(named:object:)`.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(self, name, object)
  }

  /// An asynchronous sequence of notifications.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let stream: AsyncStream<Posted>

    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    fileprivate init(
      _ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?
    ) {
      let (stream, continuation) = AsyncStream<Posted>.makeStream()
      self.stream = stream
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        })
      let place = Place(center)
      continuation.onTermination = { _ in place.center.removeObserver(observer.token) }
    }

    private struct Observer: @unchecked Sendable {
      let token: any NSObjectProtocol

      init(_ token: any NSObjectProtocol) {
        self.token = token
      }
    }

    private struct Place: @unchecked Sendable {
      let center: NotificationCenter

      init(_ center: NotificationCenter) {
        self.center = center
      }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(base: stream.makeAsyncIterator(), sequence: self)
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator
      fileprivate let sequence: Notifications

      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }
    }
  }
}
