import BanyanHost

/// The tables that server and client share. The client gets them as the first line of its script,
/// so they are defined in a single place.
enum Vocabulary {
  /// Values that are one or two bytes on the wire.
  static let atoms: [String] =
    ["", "true", "false", "x", "y", "x y", "none", "normal", "italic", "mono", "clip", "9999px"]
    + ["leading", "center", "trailing", "top", "bottom", "first", "last", "start", "end", "0"]
    + ["4px", "8px", "10px", "12px", "16px", "20px", "24px", "1", "n", "round", "serif"]
    + ["16px 16px 16px 16px", "8px 8px 8px 8px", "destructive", "underline", "fit", "fill"]
    + FontWeight.allCases.map(\.cssValue)
    + FontStyle.allCases.map(\.cssValue)
    + NamedColor.allCases.map(\.cssName)
    + NamedColor.allCases.map { "var(--\($0.cssName))" }

  static let atomNumbers = Dictionary(
    atoms.enumerated().map { ($0.element, UInt32($0.offset)) },
    uniquingKeysWith: { first, _ in first })

  /// The length of the longest atom. A longer value need not be looked up.
  static let longestAtom = atoms.map(\.utf8.count).max() ?? 0

  /// Returns the tables as one statement of JavaScript.
  ///
  /// - Parameter partHash: The suffix of the names of the files of all parts of the client.
  static func script(partHash: String) -> String {
    let templates = Template.table.map { template in
      guard let template else { return "0" }
      let flags = template.flexibility.rawValue | (template.isTransparent ? 4 : 0)
      let attributes = template.attributes.flatMap { [quoted($0.name), quoted($0.value)] }
      return array([quoted(template.tag), quoted(template.className), String(flags)] + attributes)
    }
    var facets = [String](repeating: "0", count: 256)
    for facet in Facet.allCases {
      facets[Int(facet.rawValue)] = quoted(facet.form == .style ? ":" + facet.name : facet.name)
    }
    while facets.last == "0" { facets.removeLast() }
    var resets = [String](repeating: "0", count: PropertyKey.allCases.count + 1)
    for key in PropertyKey.allCases {
      resets[Int(key.rawValue)] = array(key.facets.map { String($0.rawValue) })
    }
    let parts = ClientPart.allCases.map { part in
      array([quoted("\(part)"), part.scripts.isEmpty ? "0" : "1", part.sheets.isEmpty ? "0" : "1"])
    }
    // Numbered without a gap from 1 on; their names alone are shorter when they are compressed.
    let codes = WireProtocol.EventCode.allCases.map { "\($0)" }.joined(separator: " ")
    return "const vocabulary={version:\(WireProtocol.version),templates:\(array(templates)),"
      + "facets:\(array(facets)),resets:\(array(resets)),atoms:\(array(atoms.map(quoted))),"
      + "codes:Object.fromEntries(\(quoted(codes)).split(' ').map((n,i)=>[n,i+1])),"
      + "schemes:\(array(AllowedURL.schemes.map(quoted))),"
      + "partHash:\(quoted(partHash)),parts:\(array(parts))};\n"
  }

  /// The fingerprints of the typefaces that the server has tables of, and those of the served one, for the part of the
  /// client that needs them.
  static var typefaces: String {
    let names = Typefaces.files.keys.map { quoted($0.description) }.sorted()
    let served = array([Typefaces.latinInter, Typefaces.inter].map { quoted($0.description) })
    return "const typefaces=\(array(names)),servedTypeface=\(served);\n"
  }

  private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

  /// Every string here is our own and has no character that needs escaping.
  private static func quoted(_ string: String) -> String { "\"\(string)\"" }
}
