import Foundation
import SwiftUI

/// The URLs that the inspector exchanges with the page around it, such as `banyan:show?elements=12,13`.
enum PageLink {
  private static let scheme = "banyan:"

  /// Reports that the inspector is ready, and can be given its earlier state.
  static let ready = url("ready")

  /// Shows elements of the app.
  static func show(_ elements: [UInt32], name: String) -> URL {
    url("show", [("elements", list(elements)), ("name", name)])
  }

  /// Makes elements of the app flash.
  static func flash(_ flash: AppRecord.Flash) -> URL {
    url("flash", [("elements", list(flash.changed)), ("idle", list(flash.idle))])
  }

  /// Starts or ends the picking of an element of the app.
  static func pick(_ isPicking: Bool) -> URL {
    URL(string: "\(scheme)pick?\(isPicking ? "on" : "off")")!
  }

  /// Keeps a copy of the app's page, as a step to return to.
  static func keep(_ step: Step) -> URL { url("take", [("step", "\(step.id)")]) }

  /// Shows the copy of a step over the app's page; nil to show the page again.
  static func show(_ step: Step?) -> URL {
    url("past", [("step", step.map { "\($0.id)" } ?? "0"), ("name", step?.words ?? "")])
  }

  /// Opens a line in the editor of the page around the inspector's.
  static func open(_ line: SourcePlace) -> URL { url("line", [("number", "\(line.line)")]) }

  /// Keeps the inspector's state for its next start.
  static func keep(_ state: InspectorState) -> URL {
    url("keep", [("page", state.page.rawValue), ("filter", state.filter)])
  }

  /// A message from the surrounding page.
  enum Message: Equatable {
    /// A person has picked an element; nil if they have canceled.
    case picked(UInt32?)
    case restore(page: InspectorPage?, filter: String)
    /// The window with that name is beside the inspector.
    case window(String)

    init?(_ url: URL) {
      let parts = url.absoluteString.split(separator: "?", maxSplits: 1)
      guard let name = parts.first, name.hasPrefix(scheme) else { return nil }
      var values: [String: String] = [:]
      for item in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
        let pair = item.split(separator: "=", maxSplits: 1)
        if pair.count == 2 { values[String(pair[0])] = String(pair[1]).removingPercentEncoding }
      }
      switch name.dropFirst(scheme.count) {
      case "picked":
        let element = values["element"].flatMap { UInt32($0) } ?? 0
        self = .picked(element == 0 ? nil : element)
      case "restore":
        self = .restore(
          page: values["page"].flatMap(InspectorPage.init), filter: values["filter"] ?? "")
      case "window":
        guard let window = values["name"] else { return nil }
        self = .window(window)
      default: return nil
      }
    }
  }

  private static func list(_ numbers: [UInt32]) -> String {
    numbers.map { "\($0)" }.joined(separator: ",")
  }

  private static func url(_ name: String, _ values: [(String, String)] = []) -> URL {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ",-_."))
    let items = values.map {
      "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
    }
    let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    return URL(string: scheme + name + query)!
  }
}

/// The page and filter that a person has chosen.
struct InspectorState: Equatable {
  var page = InspectorPage.updates
  var filter = ""
}
