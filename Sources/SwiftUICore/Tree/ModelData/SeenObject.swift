/// The object that a property refers to, as a body has received it, with the number of its changes by then.
///
/// A view that keeps a copy of the property differs from the next copy if the object is another one, or has changed.
struct SeenObject<Object: AnyObject> {
  let object: Object?
  private let changeCount: UInt32

  /// - Parameters:
  ///   - object: nil before the view is installed, unless the view's author has named it.
  ///   - changeCount: 0 before the view is installed.
  init(_ object: Object? = nil, changeCount: UInt32 = 0) {
    self.object = object
    self.changeCount = changeCount
  }

  func isSame(as other: SeenObject) -> Bool {
    object === other.object && changeCount == other.changeCount
  }
}

extension SeenObject: Sendable where Object: Sendable {}
