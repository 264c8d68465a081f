import Foundation

extension IndexPath {
  /// Creates the place of a row of a table, such as one of a fetched results controller.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the place of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section. An empty path stops the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section. A path of fewer than two numbers stops the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section. A path of fewer than two numbers stops the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
