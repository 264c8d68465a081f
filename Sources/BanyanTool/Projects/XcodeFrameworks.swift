import Foundation

/// The frameworks and static libraries of a project that a target uses, each after those that it uses itself.
///
/// They are no frameworks here: their modules are compiled into the app, and their resources lie in its bundle.
struct XcodeFrameworks {
  private(set) var modules: [AppModule] = []
  private(set) var resources: [BundledFile] = []
  /// The products of packages that they name.
  private(set) var products: [String] = []
  private var taken: Set<String> = []
  private let platform: Platform

  init(of target: XcodeTarget, for platform: Platform) {
    self.platform = platform
    take(usedBy: target)
  }

  private mutating func take(usedBy target: XcodeTarget) {
    for framework in Self.frameworks(usedBy: target)
    where taken.insert(framework.name).inserted {
      take(usedBy: framework)
      add(framework)
    }
  }

  /// Those that the target declares as dependencies, and those whose products it links, which is enough for Xcode.
  private static func frameworks(usedBy target: XcodeTarget) -> [XcodeTarget] {
    let project = target.project
    let named = project.objects("dependencies", of: target.object)
      .compactMap { $0.object["target"] as? String }
    let linked = project.objects("buildPhases", of: target.object).map(\.object)
      .filter { $0["isa"] as? String == "PBXFrameworksBuildPhase" }
      .flatMap { project.objects("files", of: $0) }
      .compactMap { $0.object["fileRef"] as? String }
    return project.targets("framework", "framework.static", "library.static").filter {
      named.contains($0.name) || linked.contains($0.object["productReference"] as? String ?? "")
    }
  }

  private mutating func add(_ framework: XcodeTarget) {
    var files = XcodeTargetFiles(of: framework, for: platform)
    files.readPhases()
    files.readSynchronizedFolders()
    resources += files.resources
    products += framework.products
    guard !files.sources.isEmpty else { return }
    let settings = framework.settings(for: platform)
    let product = settings["PRODUCT_NAME"] ?? framework.name
    var module = AppModule(
      name: Self.identifier(product), package: Self.identifier(framework.project.name),
      sources: files.sources, languageMode: settings.languageMode ?? "5")
    module.dataModels = DataModel.among(files.resources)
    module.coreMLModels = CoreMLModel.among(files.resources)
    module.conditions = settings.compilationConditions
    module.compilerArguments = settings.compilerArguments + Self.headerImports
    modules.append(module)
  }

  /// A framework has a header, which every file of it and everybody who imports it has imported: in Xcode's template it
  /// imports Foundation, and files that do not import it themselves lean on that.
  static let headerImports = ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]

  private static func identifier(_ name: String) -> String { name.replacing(/\W/, with: "_") }
}
