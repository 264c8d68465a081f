import BanyanHost

extension ScrollAnchors {
  /// The anchors that the client needs: where the scroll view begins, and after a slash what stays in place, if it is another; nil if
  /// it needs none.
  var pageValue: String? {
    func words(_ point: Point?) -> String {
      point.map { "\(CSS.number($0.x)) \(CSS.number($0.y))" } ?? "-"
    }
    if start == nil, growth == nil { return nil }
    return start == growth ? words(start) : "\(words(start))/\(words(growth))"
  }
}
