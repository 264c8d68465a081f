extension Transform {
  /// Returns the transform at a share of the way to another one, around the anchor of that.
  /// - Parameter share: 0 for this transform, 1 for the other one, and beyond them for a spring.
  /// - Returns: the other one if nothing is between them: if their kinds differ, or the axes around which they turn.
  package func mixed(with other: Transform, _ share: Double) -> Transform {
    switch (self, other) {
    case (.rotation(let old, _), .rotation(let degrees, let anchor)):
      .rotation(old.mixed(with: degrees, share), anchor: anchor)
    case (.scale(let oldX, let oldY, _), .scale(let x, let y, let anchor)):
      .scale(x: oldX.mixed(with: x, share), y: oldY.mixed(with: y, share), anchor: anchor)
    case (
      .spatialRotation(let old, let oldAxis, _, _, _),
      .spatialRotation(let degrees, let axis, let anchor, let depth, let perspective)
    ) where axis == oldAxis:
      .spatialRotation(
        old.mixed(with: degrees, share), axis: axis, anchor: anchor, anchorDepth: depth,
        perspective: perspective)
    case (
      .affine(let a0, let b0, let c0, let d0, let x0, let y0),
      .affine(let a, let b, let c, let d, let tx, let ty)
    ):
      .affine(
        a: a0.mixed(with: a, share), b: b0.mixed(with: b, share), c: c0.mixed(with: c, share),
        d: d0.mixed(with: d, share), tx: x0.mixed(with: tx, share), ty: y0.mixed(with: ty, share))
    case (.projection(let old), .projection(let new)) where old.count == new.count:
      .projection(zip(old, new).map { $0.mixed(with: $1, share) })
    default: other
    }
  }
}

extension Double {
  /// Returns the number at a share of the way to another.
  package func mixed(with other: Double, _ share: Double) -> Double {
    self + (other - self) * share
  }
}
