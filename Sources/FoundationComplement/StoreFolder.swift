import Foundation

/// The folder in which an app keeps the stores of all its visitors, if whoever runs the app has named one.
package enum StoreFolder {
  /// The environment variable with the folder's path, which the option `--data` sets.
  package static let variable = "BANYAN_DATA"

  /// The folder; nil if each visitor has stores of their own.
  package static var shared: URL? {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else {
      return nil
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
