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
