import Foundation

/// The modules that an app uses from packages in its project's folder, each after the modules that it imports.
struct LocalPackages {
  private(set) var modules: [AppModule] = []
  /// The products that none of these packages has.
  private(set) var missing: [String] = []
  /// The packages of others that they use.
  private(set) var remotePackages: [RemotePackage] = []
  private var packages: [LocalPackage] = []
  private var read: Set<String> = []
  private var taken: Set<String> = []

  /// - Parameters:
  ///   - products: The products that the app uses.
  ///   - folders: The folders that may contain packages.
  init(products: [String], in folders: [URL]) throws {
    guard !products.isEmpty else { return }
    for folder in folders { try add(folder) }
    for product in products {
      if try !take(product: product), !missing.contains(product) { missing.append(product) }
    }
  }

  private mutating func add(_ folder: URL) throws {
    let folder = folder.standardizedFileURL
    guard LocalPackage.isThere(folder), read.insert(folder.path).inserted else { return }
    let package = try LocalPackage(folder)
    packages.append(package)
    for neighbour in package.neighbours { try add(neighbour) }
  }

  /// - Returns: Whether such a product exists.
  private mutating func take(product: String) throws -> Bool {
    for package in packages {
      guard let targets = package.targets(of: product) else { continue }
      for target in targets { try take(target, of: package) }
      return true
    }
    return false
  }

  private mutating func take(_ target: String, of package: LocalPackage) throws {
    guard taken.insert("\(package.folder.path)#\(target)").inserted else { return }
    let module = try package.module(target)
    for target in module.targets { try take(target, of: package) }
    for product in module.products where try !take(product: product) {
      guard let remote = package.remotePackage(with: product) else {
        throw Failure(
          """
          \(module.name), of the package \(package.name), uses \(product), which is not in the project's folder, \
          and its manifest names no package that it could be fetched from
          """)
      }
      remotePackages.add([remote])
    }
    modules.append(module)
  }
}
