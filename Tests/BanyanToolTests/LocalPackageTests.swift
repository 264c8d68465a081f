import Foundation
import Testing

@testable import BanyanTool

@Suite struct LocalPackageTests {
  private static let manifest = """
    {
      "name": "Kit", "toolsVersion": { "_version": "6.0.0" },
      "products": [
        { "name": "KitProduct", "targets": ["Kit"], "type": { "library": ["automatic"] } },
        { "name": "kit", "targets": ["Program"], "type": { "executable": null } }
      ],
      "dependencies": [
        { "fileSystem": [{ "identity": "other", "path": "/packages/Other" }] },
        { "fileSystem": [{ "identity": "sources", "path": "/banyan/sources", "nameForTargetDependencyResolutionOnly": "Banyan" }] },
        { "sourceControl": [{ "identity": "far", "location": { "remote": [] } }] },
        { "sourceControl": [{
          "identity": "far-away", "location": { "remote": [{ "urlString": "https://example.com/Far-Away.git" }] },
          "requirement": { "range": [{ "lowerBound": "7.0.0", "upperBound": "8.0.0" }] } }] }
      ],
      "targets": [
        {
          "name": "Kit", "type": "regular", "exclude": ["Left.swift", "Old"],
          "dependencies": [
            { "byName": ["Core", null] }, { "byName": ["Far", null] },
            { "product": ["Other", "other", null, null] }, { "product": ["Away", "Far-Away", null, null] }, { "target": ["Core", null] }
          ],
          "resources": [
            { "path": "Data", "rule": { "process": {} } }, { "path": "Whole", "rule": { "copy": {} } }
          ],
          "settings": [
            { "tool": "swift", "kind": { "define": { "_0": "BETA" } } },
            { "tool": "swift", "kind": { "unsafeFlags": { "_0": ["-O"] } } }
          ]
        },
        { "name": "Core", "type": "regular", "path": "Elsewhere", "dependencies": [] },
        { "name": "Program", "type": "executable", "dependencies": [] },
        { "name": "Other", "type": "executable", "dependencies": [] },
        { "name": "Tool", "type": "macro", "dependencies": [] },
        { "name": "KitTests", "type": "test", "dependencies": [] }
      ]
    }
    """

  private func package(in folder: TemporaryFolder) throws -> LocalPackage {
    try LocalPackage(folder.url, manifest: Data(Self.manifest.utf8))
  }

  @Test func aDataModelIsAResourceWithoutBeingDeclared() throws {
    let folder = try TemporaryFolder([
      "Sources/Kit/Kit.swift": "",
      "Sources/Kit/Model/Books.xcdatamodeld/Books.xcdatamodel/contents": "",
    ])
    let kit = try package(in: folder).module("Kit")
    #expect(kit.resources.map(\.path) == ["Books.momd/Books.xcdatamodel/contents"])
    #expect(
      kit.dataModels.map { folder.path($0.folder.path) }
        == ["Sources/Kit/Model/Books.xcdatamodeld"])
  }

  @Test func aModelOfCoreMLIsAResourceWithoutBeingDeclared() throws {
    let folder = try TemporaryFolder([
      "Sources/Kit/Kit.swift": "", "Sources/Kit/Model/Sleep.mlmodel": "",
    ])
    let kit = try package(in: folder).module("Kit")
    #expect(kit.resources.map(\.path) == ["Sleep.mlmodelc"])
    #expect(
      kit.coreMLModels.map { folder.path($0.file.path) } == ["Sources/Kit/Model/Sleep.mlmodel"])
  }

  @Test func aTargetIsCompiledFromItsFiles() throws {
    let folder = try TemporaryFolder([
      "Sources/Kit/Kit.swift": "", "Sources/Kit/Deep/More.swift": "", "Sources/Kit/Left.swift": "",
      "Sources/Kit/Old/Gone.swift": "", "Sources/Kit/Data/Deep/a.json": "",
      "Sources/Kit/Whole/Deep/b.json": "", "Elsewhere/Core.swift": "",
      "Sources/Kit/Data/Some.xcassets/Contents.json": "",
      "Sources/Kit/Views/Assets.xcassets/Contents.json": "",
    ])
    let package = try package(in: folder)
    #expect(package.targets(of: "KitProduct") == ["Kit"])
    #expect(package.targets(of: "Kit") == nil)
    #expect(package.neighbours.map(\.path) == ["/packages/Other"])
    let kit = try package.module("Kit")
    #expect(
      kit.sources.map(folder.path) == ["Sources/Kit/Deep/More.swift", "Sources/Kit/Kit.swift"])
    #expect(kit.targets == ["Core", "Core"])
    #expect(kit.products == ["Far", "Other", "Away"])
    #expect(kit.conditions == ["BETA", "SWIFT_PACKAGE"])
    #expect(kit.languageMode == "6")
    #expect(
      kit.resources.map(\.path) == [
        "a.json", "Deep/a.json", "Some.xcassets/Contents.json", "Whole/Deep/b.json",
        // An asset catalog is a resource without being declared.
        "Assets.xcassets/Contents.json",
      ])
    #expect(kit.bundleName == "Kit_Kit.bundle")
    let core = try package.module("Core")
    #expect(core.sources.map(folder.path) == ["Elsewhere/Core.swift"])
    #expect(core.bundleSource == nil)
  }

  @Test func `Banyan is known by its name, and executables without a product are their own`() throws
  {
    let package = try package(in: TemporaryFolder())
    #expect(package.identityOfBanyan == "sources")
    #expect(package.usesRemotePackages)
    #expect(package.executableNames == ["kit", "Other"])
  }

  @Test func `a product of others comes from the package that the manifest names`() throws {
    let package = try package(in: TemporaryFolder())
    #expect(
      ["Away", "Far", "Nowhere"].map(package.remotePackage) == [
        RemotePackage(
          location: "https://example.com/Far-Away.git", versions: #""7.0.0"..<"8.0.0""#,
          products: ["Away"]), nil, nil,
      ])
  }

  @Test func `packages in one place are one, with the products of both`() {
    func package(_ location: String, _ versions: String, _ products: [String]) -> RemotePackage {
      RemotePackage(location: location, versions: versions, products: products)
    }
    var packages = [package("https://example.com/Kit", #"from: "1.0.0""#, ["A"])]
    packages.add([
      package("https://example.com/kit.git", #"from: "2.0.0""#, ["A", "B"]),
      package("https://example.com/Other", "", ["C"]),
    ])
    #expect(
      packages == [
        package("https://example.com/Kit", #"from: "1.0.0""#, ["A", "B"]),
        package("https://example.com/Other", "", ["C"]),
      ])
  }

  @Test func whatCannotBeBuiltIsNamed() throws {
    let package = try package(in: TemporaryFolder())
    #expect(throws: Failure.self) { try package.module("Kit") }
    #expect(throws: Failure.self) { try package.module("Tool") }
    #expect(throws: Failure.self) { try package.module("Missing") }
  }

  @Test func noPackageIsReadWhereNothingIsUsed() throws {
    let folder = try TemporaryFolder(["Package.swift": "this is not Swift"])
    #expect(try LocalPackages(products: [], in: [folder.url]).modules.isEmpty)
    #expect(try LocalPackages(products: ["Far"], in: []).missing == ["Far"])
  }
}
