import BanyanGraph
import Foundation

extension NotificationCenter {
  /// Calls a block for each notification with a name. See Apple's documentation of `addObserver(forName:object:queue:using:)`.
  ///
  /// `NotificationCenter.default` is one for all visitors of a server. A block added by one visitor's code is not called for notifications that the
  /// system posts of the player or application of another; what an app posts reaches all.
  /// - Parameters:
  ///   - name: the name. Without one it is Foundation's own method, which calls the block for all visitors.
  ///   - obj: whose notifications; nil for those of any object.
  ///   - queue: where the block is called. Nil and the main queue tell visitors apart; on another queue it is not known whose notification it is, so that
  ///     the block is called.
  ///   - block: receives the notification.
  /// - Returns: what `removeObserver(_:)` takes.
  // The name is no optional as in Foundation's method, so that calls with a name prefer this one.
  public func addObserver(
    forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let visitor = CurrentApp.app
    let isVisitors = visitor != nil
    // Foundation on Linux takes only the process's first thread for the main one, which an asynchronous program leaves: it would
    // wait here for the queue on which it runs.
    let isMain = queue === OperationQueue.main
    return addObserver(forName: Optional(name), object: obj, queue: isMain ? nil : queue) {
      [weak visitor] notification in
      // A visitor who has gone is another one than whoever is there.
      if isVisitors, notification.object is any VisitorObject, let poster = CurrentApp.app,
        poster !== visitor
      {
        return
      }
      guard isMain, !MainThread.isCurrent else { return block(notification) }
      nonisolated(unsafe) let notification = notification
      let operation = BlockOperation { block(notification) }
      OperationQueue.main.addOperations([operation], waitUntilFinished: true)
    }
  }
}
