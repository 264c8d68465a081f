/// A package of others that an Xcode project names, and the products that an app uses of it.
struct RemotePackage: Equatable {
  let location: String
  /// The versions that may be taken, as the arguments of `package` in a manifest, such as `exact: "1.0.0"`.
  let versions: String
  var products: [String]

  /// The name by which SwiftPM knows it: the last part of its location.
  var identity: String {
    let last = location.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

extension RemotePackage {
  /// - Returns: nil if the object is not such a package, or asks for versions in a way that is not known here.
  init?(_ object: XcodeProject.Object, products: [String]) {
    guard object["isa"] as? String == "XCRemoteSwiftPackageReference",
      let location = object["repositoryURL"] as? String,
      let requirement = object["requirement"] as? [String: Any],
      let versions = Self.versions(requirement)
    else { return nil }
    self.init(location: location, versions: versions, products: products)
  }

  private static func versions(_ requirement: [String: Any]) -> String? {
    func literal(_ key: String) -> String? {
      (requirement[key] as? String).map { PackageCopy.literal($0) }
    }
    func version(_ key: String) -> String? {
      (requirement[key] as? String).map { text in
        // Xcode takes 5.1 for 5.1.0.
        let missing = max(0, 2 - text.prefix { $0 != "-" && $0 != "+" }.count { $0 == "." })
        return PackageCopy.literal(text + String(repeating: ".0", count: missing))
      }
    }
    switch requirement["kind"] as? String {
    case "upToNextMajorVersion": return version("minimumVersion").map { "from: \($0)" }
    case "upToNextMinorVersion":
      return version("minimumVersion").map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return version("version").map { "exact: \($0)" }
    case "versionRange":
      guard let first = version("minimumVersion"), let end = version("maximumVersion") else {
        return nil
      }
      return "\(first)..<\(end)"
    case "branch": return literal("branch").map { "branch: \($0)" }
    case "revision": return literal("revision").map { "revision: \($0)" }
    default: return nil
    }
  }
}

extension [RemotePackage] {
  /// Adds packages. Of two in one place, the first specifies the versions that may be taken.
  mutating func add(_ others: [RemotePackage]) {
    for other in others {
      guard let index = firstIndex(where: { $0.identity == other.identity }) else {
        append(other)
        continue
      }
      self[index].products += other.products.filter { !self[index].products.contains($0) }
    }
  }
}

extension XcodeProject {
  /// Returns the packages of others that have some products.
  func remotePackages(with products: [String]) -> [RemotePackage] {
    var packages: [RemotePackage] = []
    for product in products {
      let dependency = allObjects("XCSwiftPackageProductDependency")
        .first { $0["productName"] as? String == product && $0["package"] != nil }
      if let package = RemotePackage(self[dependency?["package"]], products: [product]) {
        packages.add([package])
      }
    }
    return packages
  }
}
