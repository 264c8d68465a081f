import Foundation

/// What the inspector says to the page around it, and hears from there: URLs such as `banyan:show?elements=12,13`.
enum PageLink {
  private static let scheme = "banyan:"

  /// The inspector is there, and could be told how it was.
  static let ready = url("ready")

  /// Shows elements of the app.
  static func show(_ elements: [UInt32], name: String) -> URL {
    url("show", [("elements", list(elements)), ("name", name)])
  }

  /// Has elements of the app flash.
  static func flash(_ flash: AppRecord.Flash) -> URL {
    url("flash", [("elements", list(flash.changed)), ("idle", list(flash.idle))])
  }

  /// Lets the person pick an element of the app, or no longer.
  static func pick(_ isPicking: Bool) -> URL {
    URL(string: "\(scheme)pick?\(isPicking ? "on" : "off")")!
  }

  /// Keeps what the app's page shows, as a step to come back to.
  static func keep(_ step: Step) -> URL { url("take", [("step", "\(step.id)")]) }

  /// Shows what the app's page showed after a step, over the page; nil to show the page again.
  static func show(_ step: Step?) -> URL {
    url("past", [("step", step.map { "\($0.id)" } ?? "0"), ("name", step?.words ?? "")])
  }

  /// What the inspector is to be told when it comes again.
  static func keep(_ state: InspectorState) -> URL {
    url("keep", [("page", state.page.rawValue), ("filter", state.filter)])
  }

  /// What the page around has said.
  enum Message: Equatable {
    /// A person has picked an element; nil if they have thought better of it.
    case picked(UInt32?)
    case restore(page: InspectorPage?, filter: String)
    /// The window of that name stands beside.
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

/// What a person has chosen to look at.
struct InspectorState: Equatable {
  var page = InspectorPage.updates
  var filter = ""
}
