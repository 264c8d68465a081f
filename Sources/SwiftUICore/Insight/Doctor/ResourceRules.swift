import BanyanGraph
import BanyanHost
import Foundation
import FoundationComplement

/// D29: pictures, colors and fonts that views name, and that the app does not have.
package enum MissingResources {
  /// Finds the names of the fonts that the app brings, when the first is needed. Nil if they are not known, because only the
  /// host reads fonts.
  @MainActor package static var findFontNames: (() -> Set<String>)?
  @MainActor private static var fontNames = findFontNames?()
  /// True if missing colors are written to the log. Missing pictures and fonts are there already, by the host that looks for them.
  @MainActor private static var reportsColors = false

  /// Looks at the names that bodies use from now on.
  ///
  /// - Parameter reportsColors: whether a color that is missing is reported even if there is no doctor.
  @MainActor
  package static func look(reportsColors: Bool) {
    self.reportsColors = self.reportsColors || reportsColors
    if NamedResource.didName == nil { NamedResource.didName = judge }
  }

  @MainActor
  private static func judge(_ kind: NamedResource, _ name: String) {
    guard let reader = Tracking.reader as? _Node,
      kind == .color && reportsColors || reader.runtime.doctor != nil,
      let others = names(insteadOf: name, kind)
    else { return }
    let place = ExaminedPlace(of: reader)
    let view = place.view.isEmpty ? "A view" : place.view
    let nearest = NearestNames(to: name, among: others).sentence ?? "The app has none."
    let message =
      "\(view) names the \(kind) \"\(name.prefix(100))\", which does not exist: \(kind.consequence). \(nearest)"
    let subject = "\(kind) \"\(name)\""
    if kind == .color, reportsColors {
      Issue.reportOnce(
        message, in: reader.runtime, at: SourceName(view: place.view, subject: subject))
    }
    reader.runtime.doctor?.report(
      .missingResource, kind == .font ? .finding : .error, at: place, about: subject, message,
      advice: "Correct the name, or \(kind.remedy).")
  }

  /// Returns the names that exist; nil if the one that is asked for is among them.
  @MainActor
  private static func names(insteadOf name: String, _ kind: NamedResource) -> [String]? {
    switch kind {
    case .color: CatalogColors.color(named: name) == nil ? Array(CatalogColors.names) : nil
    case .picture: isPicture(name) ? nil : Array(AppResources.pictureNames)
    case .font: fontNames.flatMap { $0.contains(name) ? nil : Array($0) }
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    if AppResources.pictureNames.contains(name) { return true }
    guard name.contains("/"), let last = name.split(separator: "/").last else { return false }
    return AppResources.pictureNames.contains(String(last))
  }
}

extension NamedResource {
  fileprivate var consequence: String {
    switch self {
    case .picture: "a placeholder is shown"
    case .color: "gray is shown"
    case .font: "the system's typeface is shown where a person's system has no font of that name"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .picture: "add the picture to the app"
    case .color: "add the color to an asset catalog of the app"
    case .font: "add the font's file to the app"
    }
  }
}
