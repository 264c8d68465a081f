import BanyanHost

extension GridTracks {
  func put<Sink: FacetSink>(into sink: inout Sink) {
    sink.put(.tracks, cssValue)
    if let spacing { sink.put(.trackSpacing, CSS.points(spacing)) }
    if let alignment {
      sink.put(.cellX, alignment.horizontal.flexValue)
      sink.put(.cellY, alignment.vertical.flexValue)
    }
  }

  /// A list of track sizes. CSS repeats a track only if no other is flexible.
  private var cssValue: String {
    let isSingle = tracks.count == 1
    let values = tracks.prefix(100).map { track in
      switch track {
      case .fixed(let length): CSS.points(length)
      case .flexible(let minimum, let maximum):
        "minmax(\(CSS.points(minimum)), \(maximum.isFinite ? CSS.points(maximum) : "1fr"))"
      case .adaptive(let minimum, _):
        isSingle
          ? "repeat(auto-fill, minmax(min(\(CSS.points(minimum)), 100%), 1fr))"
          : "minmax(\(CSS.points(minimum)), 1fr)"
      }
    }
    return values.isEmpty ? "1fr" : values.joined(separator: " ")
  }
}

extension Alignment.Horizontal {
  /// The alignment in a cell.
  var flexValue: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension Alignment.Vertical {
  var flexValue: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    case .firstTextBaseline: "baseline"
    case .lastTextBaseline: "last baseline"
    }
  }
}

extension Point {
  /// The value on each axis that is nearest to a point of a cell.
  var cellAlignment: (x: String, y: String) {
    func name(_ share: Double) -> String {
      share < 0.25 ? "start" : share > 0.75 ? "end" : "center"
    }
    return (name(x), name(y))
  }
}
