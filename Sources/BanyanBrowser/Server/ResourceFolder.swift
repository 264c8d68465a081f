import BanyanSymbols
import Foundation

/// Finds the client's files.
enum ResourceFolder {
  static var url: URL {
    BundleFolder.url("Banyan_BanyanBrowser.resources", otherwise: .module)
      .appendingPathComponent("Resources")
  }
}
