/// The faces of a family, with the selection that a browser makes for a style.
package struct TypefaceFamily: Sendable {
  package let faces: [TypefaceTable]

  package init(_ faces: [TypefaceTable]) {
    self.faces = faces
  }

  /// Returns the face that style sheets select: the nearest in weight among those with the wanted slant, or else among
  /// all.
  ///
  /// A missing face is drawn from another one, slanted or bolder, and has its widths.
  package func face(weight: Int, isItalic: Bool = false) -> TypefaceTable? {
    let slanting = faces.filter { $0.face.isItalic == isItalic }
    return (slanting.isEmpty ? faces : slanting).min {
      Self.distance($0.face.weight, from: weight) < Self.distance($1.face.weight, from: weight)
    }
  }

  /// Returns the rank of a face in the search order of CSS Fonts 4: from 400 to 500 up to 500 first, then down, then
  /// up; below 400 down first, above 500 up first.
  private static func distance(_ weight: Int, from wanted: Int) -> Int {
    let other = 10_000
    if 400...500 ~= wanted {
      if wanted...500 ~= weight { return weight - wanted }
      return weight < wanted ? other + wanted - weight : 2 * other + weight - wanted
    }
    let isFirst = wanted < 400 ? weight <= wanted : weight >= wanted
    return (isFirst ? 0 : other) + abs(weight - wanted)
  }
}
