import BanyanHost

extension Property {
  /// Returns the property at a share of the way to another of the same kind; the other one if nothing is between them.
  func mixed(with other: Property, share: Double) -> Property {
    switch (self, other) {
    case (.opacity(let old), .opacity(let new)): .opacity(old.mixed(with: new, share))
    case (.offset(let old), .offset(let new)):
      .offset(Point(x: old.x.mixed(with: new.x, share), y: old.y.mixed(with: new.y, share)))
    case (.transform(let old), .transform(let new)): .transform(old.mixed(with: new, share))
    case (.filter(let old), .filter(let new)): .filter(old.mixed(with: new, share))
    default: other
    }
  }
}

extension Double {
  fileprivate func mixed(with other: Double, _ share: Double) -> Double {
    self + (other - self) * share
  }
}

extension Transform {
  fileprivate func mixed(with other: Transform, _ share: Double) -> Transform {
    switch (self, other) {
    case (.rotation(let old, let anchor), .rotation(let new, let newAnchor))
    where anchor == newAnchor:
      .rotation(old.mixed(with: new, share), anchor: anchor)
    case (.scale(let x, let y, let anchor), .scale(let newX, let newY, let newAnchor))
    where anchor == newAnchor:
      .scale(x: x.mixed(with: newX, share), y: y.mixed(with: newY, share), anchor: anchor)
    case (
      .spatialRotation(let old, let axis, let anchor, let depth, let perspective),
      .spatialRotation(let new, _, _, _, _)
    )
    where
      other
      == .spatialRotation(
        new, axis: axis, anchor: anchor, anchorDepth: depth, perspective: perspective):
      .spatialRotation(
        old.mixed(with: new, share), axis: axis, anchor: anchor, anchorDepth: depth,
        perspective: perspective)
    case (.projection(let old), .projection(let new)):
      .projection(zip(old, new).map { $0.mixed(with: $1, share) })
    default: other
    }
  }
}

extension Filter {
  fileprivate func mixed(with other: Filter, _ share: Double) -> Filter {
    switch (self, other) {
    case (.blur(let old), .blur(let new)): .blur(radius: old.mixed(with: new, share))
    case (.brightness(let old), .brightness(let new)): .brightness(old.mixed(with: new, share))
    case (.contrast(let old), .contrast(let new)): .contrast(old.mixed(with: new, share))
    case (.saturation(let old), .saturation(let new)): .saturation(old.mixed(with: new, share))
    case (.grayscale(let old), .grayscale(let new)): .grayscale(old.mixed(with: new, share))
    case (.hueRotation(let old), .hueRotation(let new)): .hueRotation(old.mixed(with: new, share))
    default: other
    }
  }
}
