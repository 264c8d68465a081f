import BanyanGraph

extension Runtime {
  /// Counts a change that the body being evaluated makes, and that makes bodies run again.
  ///
  /// A body that changes something whenever it runs would do so without an end. After some rounds of an update it is stopped,
  /// which is reported once.
  ///
  /// - Parameter property: the name of the property, such as `Store.count`.
  /// - Returns: false if the change must not make bodies run.
  func admitsChangeInBody(of property: () -> String) -> Bool {
    if countChangeInBody() <= Self.bodyChangeLimit { return true }
    let view =
      ((Tracking.reader as? _Node)?.nearestView as? DynamicNode)?.fields.shortName ?? "A view"
    let property = property()
    Issue.reportOnce(
      "The body of \(view) changes \(property) whenever it runs, and so it would run again without an end: it was stopped "
        + "after \(Self.bodyChangeLimit) rounds. Change it in an action, such as onAppear, onChange or task.",
      in: self, at: SourceName(view: view, subject: property))
    return false
  }
}
