/// A module that is compiled together with the app that imports it: of a package, or a framework of its project.
struct AppModule: Equatable {
  let name: String
  /// The name of its package, or of its project.
  let package: String
  var sources: [String]
  var languageMode: String
  /// The conditions that are true in `#if`.
  var conditions: [String] = []
  /// Additional arguments for the compiler.
  var compilerArguments: [String] = []
  /// The files of a separate bundle, beside the app's.
  var resources: [BundledFile] = []
  /// The data models whose classes it has.
  var dataModels: [DataModel] = []
  /// The models of Core ML whose classes it has.
  var coreMLModels: [CoreMLModel] = []
  /// The targets of its package that it imports.
  var targets: [String] = []
  /// The products of other packages that it imports.
  var products: [String] = []

  /// The name of the bundle with its resources.
  var bundleName: String { "\(package)_\(name).bundle" }

  /// `Bundle.module` of the module; nil if it has no resources.
  var bundleSource: String? {
    resources.isEmpty
      ? nil
      : """
      import Foundation

      extension Bundle {
        static let module: Bundle = {
          let url = Bundle.main.bundleURL.appendingPathComponent("\(bundleName)")
          return Bundle(url: url) ?? .main
        }()
      }

      """
  }
}
