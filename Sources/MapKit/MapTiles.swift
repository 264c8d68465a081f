import Foundation
import SwiftUICore

/// The server of the pictures that a map's ground consists of, as the app or its environment names it.
struct MapTileSource: Equatable {
  /// The address, with `{z}`, `{x}` and `{y}`.
  let template: String
  /// The note about the origin of the pictures that must be shown.
  let attribution: String?

  /// - Parameters:
  ///   - information: the app's `Info.plist`.
  ///   - environment: the environment of the process, which comes before it.
  /// - Returns: nil if neither names a source.
  init?(
    of style: MapStyle, information: [String: Any], environment: [String: String]
  ) {
    func value(_ key: String, _ variable: String) -> String? {
      let value = environment[variable] ?? information[key] as? String
      return value?.isEmpty == false ? value : nil
    }
    let name = style.kind.rawValue
    let own =
      name.isEmpty
      ? nil : value("BanyanMapTiles\(name.capitalized)", "BANYAN_MAP_TILES_\(name.uppercased())")
    guard let template = own ?? value("BanyanMapTiles", "BANYAN_MAP_TILES") else { return nil }
    self.template = template
    attribution = value("BanyanMapAttribution", "BANYAN_MAP_ATTRIBUTION")
  }

  /// The source of a style in this process.
  static func current(for style: MapStyle) -> MapTileSource? {
    MapTileSource(of: style, information: information, environment: environment)
  }

  // Each call copies the whole environment, and each change of a map asks for a source.
  private static let environment = ProcessInfo.processInfo.environment
  private nonisolated(unsafe) static let information = Bundle.main.infoDictionary ?? [:]

  func address(of tile: MapTile) -> String {
    let columns = 1 << tile.level
    let column = ((tile.column % columns) + columns) % columns
    return template.replacingOccurrences(of: "{z}", with: String(tile.level))
      .replacingOccurrences(of: "{x}", with: String(column))
      .replacingOccurrences(of: "{y}", with: String(tile.row))
  }
}

/// One of the square pictures of the world at a zoom level.
struct MapTile: Hashable {
  let level: Int
  /// Counted from the west of the first copy of the world; it may be in another copy.
  let column: Int
  let row: Int
}

/// The pictures that cover what a map shows.
struct MapTileGrid {
  struct Cell: Identifiable {
    let id: MapTile
    let place: MapPlace
    let size: CGSize
  }

  private(set) var cells: [Cell] = []
  let offset: CGSize

  /// Few servers have pictures for higher levels.
  private static let highestLevel = 19.0

  init(_ viewport: Viewport) {
    let origin = MapOrigin(of: viewport)
    offset = origin.offset
    let level = Int(
      min(max(log2(viewport.scale / Viewport.smallestWorld).rounded(), 0), Self.highestLevel))
    let length = viewport.scale / exp2(Double(level))
    func tiles(_ middle: Double, _ size: Double) -> ClosedRange<Int> {
      let start = middle * viewport.scale - size / 2
      return Int((start / length).rounded(.down))...Int(((start + size) / length).rounded(.down))
    }
    // Edges at whole points, so that no gap is between two pictures.
    func edge(_ index: Int, _ origin: Double) -> Double {
      (Double(index) * length - origin).rounded()
    }
    for row in tiles(viewport.y, Double(viewport.size.height)) where 0..<(1 << level) ~= row {
      for column in tiles(viewport.x, Double(viewport.size.width)) {
        let (x, y) = (edge(column, origin.x), edge(row, origin.y))
        cells.append(
          Cell(
            id: MapTile(level: level, column: column, row: row), place: MapPlace(x: x, y: y),
            size: CGSize(
              width: edge(column + 1, origin.x) - x, height: edge(row + 1, origin.y) - y)))
      }
    }
  }
}

/// The ground of a map: pictures from the app's source, or a grid of latitudes and longitudes.
struct MapGround: View {
  let viewport: Viewport
  let style: MapStyle

  var body: some View {
    let source = MapTileSource.current(for: style)
    ZStack(alignment: .topLeading) {
      Rectangle().fill(.gray.opacity(0.15))
      if let source {
        MapTileLayer(grid: MapTileGrid(viewport), source: source)
      } else {
        MapGraticule(viewport: viewport)
      }
    }
    .overlay(alignment: .bottomLeading) {
      if let attribution = source?.attribution {
        Text(verbatim: attribution)
          .font(.caption2)
          .padding(.horizontal, 4)
          .background(.background)
      }
    }
  }
}

private struct MapTileLayer: View {
  let grid: MapTileGrid
  let source: MapTileSource

  var body: some View {
    MapLayer() {
      ForEach(grid.cells) { cell in
        Image(remote: source.address(of: cell.id))
          .resizable()
          .frame(width: cell.size.width, height: cell.size.height)
          .place(cell.place)
      }
    }
    .offset(grid.offset)
    .allowsHitTesting(false)
  }
}
