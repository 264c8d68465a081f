import Foundation

/// A target of an Xcode project.
struct XcodeTarget {
  let name: String
  let object: XcodeProject.Object
  let project: XcodeProject

  /// Returns the project's settings, overridden by the target's.
  func settings(for platform: Platform) -> BuildSettings {
    var settings = project.settings(for: platform)
    let target = object["name"] as? String ?? name
    for (name, value) in [
      "TARGET_NAME": target, "PROJECT_NAME": project.name, "PRODUCT_NAME": target,
      "SRCROOT": project.folder.path, "PROJECT_DIR": project.folder.path,
      "DEVELOPMENT_LANGUAGE": "en",
    ] where settings[name] == nil {
      settings.set(name, value)
    }
    settings = settings.overridden(
      by: BuildSettings(of: object, in: project, platform: platform))
    settings.set("PRODUCT_MODULE_NAME", Compilation.moduleName)
    settings.set("EXECUTABLE_NAME", settings["PRODUCT_NAME"] ?? target)
    return settings
  }

  /// Returns the app that the target builds.
  ///
  /// - Throws: A ``Failure`` if a package in the project's folder cannot be read.
  func appTarget(for platform: Platform) throws -> AppTarget {
    let settings = settings(for: platform)
    var files = XcodeTargetFiles(of: self, for: platform)
    files.readPhases()
    files.readSynchronizedFolders()
    var target = AppTarget(
      name: settings["PRODUCT_NAME"] ?? name, sources: files.sources, resources: files.resources)
    target.platform = settings.platforms.contains(platform) ? platform : settings.platforms.first
    target.languageMode = settings.languageMode
    target.compilationConditions = settings.compilationConditions
    target.compilerArguments = settings.compilerArguments
    target.information = information(settings)
    target.dataModels = DataModel.among(files.resources)
    target.coreMLModels = CoreMLModel.among(files.resources)
    let frameworks = XcodeFrameworks(of: self, for: platform)
    let packages = try LocalPackages(
      products: products + frameworks.products, in: project.packageFolders)
    target.packages = project.remotePackages(with: packages.missing)
    target.packages.add(packages.remotePackages)
    target.modules = packages.modules + frameworks.modules
    target.writtenModuleName = moduleName(settings["PRODUCT_NAME"] ?? name)
    target.resources += frameworks.resources
    if !frameworks.modules.isEmpty { target.compilerArguments += XcodeFrameworks.headerImports }
    for module in packages.modules {
      target.resources += module.resources.flatMap {
        [BundledFile(file: $0.file, path: "\(module.bundleName)/\($0.path)"), $0]
      }
    }
    return target
  }

  /// Returns the name of a product's module as Xcode derives it.
  private func moduleName(_ product: String) -> String {
    let isPart = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" }
    let name = String(product.map { isPart($0) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The products of packages that the target names.
  var products: [String] {
    project.objects("packageProductDependencies", of: object)
      .compactMap { $0.object["productName"] as? String }
  }

  /// Returns the information property list, combined from the file and the settings.
  private func information(_ settings: BuildSettings) -> [String: Any] {
    var list: [String: Any] = [:]
    if let path = settings["INFOPLIST_FILE"] {
      list = PropertyList.read(URL(fileURLWithPath: path, relativeTo: project.folder)) ?? [:]
    }
    for (name, key) in [
      "PRODUCT_BUNDLE_IDENTIFIER": "CFBundleIdentifier",
      "MARKETING_VERSION": "CFBundleShortVersionString",
      "CURRENT_PROJECT_VERSION": "CFBundleVersion", "PRODUCT_NAME": "CFBundleName",
    ] where list[key] == nil {
      list[key] = settings[name]
    }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.values.keys where name.hasPrefix(prefix) {
      list[String(name.dropFirst(prefix.count))] = settings[name].map(Self.value)
    }
    return list.mapValues { Self.expanded($0, by: settings) }
  }

  /// Returns a value of an information property list, with references to settings expanded at all depths.
  private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expanded($0, by: settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, by: settings) }
    default: value
    }
  }

  /// Returns Xcode's value for a setting in an information property list.
  private static func value(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }
}
