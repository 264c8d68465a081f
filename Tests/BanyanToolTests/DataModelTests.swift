import Foundation
import Testing

@testable import BanyanTool

@Suite struct DataModelTests {
  private static let record = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>Books 2.xcdatamodel</string>
    </dict></plist>
    """

  private static let files = [
    "App/App.swift": "", "App/Books.xcdatamodeld/.xccurrentversion": record,
    "App/Books.xcdatamodeld/Books.xcdatamodel/contents": "<model/>",
    "App/Books.xcdatamodeld/Books.xcdatamodel/layout": "",
    "App/Books.xcdatamodeld/Books 2.xcdatamodel/contents": "<model/>",
  ]

  private static let bundled = [
    "Books.momd/.xccurrentversion < App/Books.xcdatamodeld/.xccurrentversion",
    "Books.momd/Books 2.xcdatamodel/contents < App/Books.xcdatamodeld/Books 2.xcdatamodel/contents",
    "Books.momd/Books.xcdatamodel/contents < App/Books.xcdatamodeld/Books.xcdatamodel/contents",
  ]

  private func listing(_ files: [BundledFile], in folder: TemporaryFolder) -> [String] {
    files.map { "\($0.path) < \(folder.path($0.file.path))" }
  }

  /// Returns the app of a project with the objects of a target that has no settings.
  private func target(_ objects: String, in folder: TemporaryFolder) throws -> AppTarget {
    try folder.write(
      """
      {
        objects = {
          ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP); };
          MAIN = { isa = PBXGroup; children = (GROUP); sourceTree = "<group>"; };
          \(objects)
        };
        rootObject = ROOT;
      }
      """, to: "Demo.xcodeproj/project.pbxproj")
    let project = try #require(try XcodeProject.found(at: folder.url))
    return try project.appTarget(for: .iOS)
  }

  @Test func aModelIsInTheBundleWholeWithAllItsVersions() throws {
    let folder = try TemporaryFolder(Self.files)
    let files = ResourceFolder(folder.url).bundledFiles
    #expect(listing(files, in: folder) == Self.bundled)
    let models = DataModel.among(files)
    #expect(models.map { folder.path($0.folder.path) } == ["App/Books.xcdatamodeld"])
  }

  @Test func theCurrentVersionIsTheOneOnRecord() throws {
    let folder = try TemporaryFolder(Self.files)
    let model = try #require(DataModel.among(ResourceFolder(folder.url).bundledFiles).first)
    #expect(
      try folder.path(model.contents.path) == "App/Books.xcdatamodeld/Books 2.xcdatamodel/contents")
  }

  @Test func aModelWithoutARecordHasOneVersion() throws {
    let folder = try TemporaryFolder(["Books.xcdatamodeld/First.xcdatamodel/contents": ""])
    let files = ResourceFolder(folder.url).bundledFiles
    #expect(
      listing(files, in: folder) == [
        "Books.momd/First.xcdatamodel/contents < Books.xcdatamodeld/First.xcdatamodel/contents"
      ])
    let model = try #require(DataModel.among(files).first)
    #expect(
      try folder.path(model.contents.path) == "Books.xcdatamodeld/First.xcdatamodel/contents")
  }

  @Test func aVersionAloneIsAModel() throws {
    let folder = try TemporaryFolder(["Books.xcdatamodel/contents": ""])
    let files = ResourceFolder(folder.url).bundledFiles
    #expect(
      listing(files, in: folder) == [
        "Books.momd/Books.xcdatamodel/contents < Books.xcdatamodel/contents"
      ])
    let model = try #require(DataModel.among(files).first)
    #expect(try folder.path(model.contents.path) == "Books.xcdatamodel/contents")
  }

  @Test func aVersionGroupAmongTheSourcesOfAProjectIsAModel() throws {
    let folder = try TemporaryFolder(Self.files)
    let target = try target(
      """
      GROUP = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (CODE, MODEL); };
      CODE = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      MODEL = {
        isa = XCVersionGroup; children = (FIRST, SECOND); currentVersion = SECOND;
        path = Books.xcdatamodeld; sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel;
      };
      FIRST = { isa = PBXFileReference; path = Books.xcdatamodel; sourceTree = "<group>"; };
      SECOND = { isa = PBXFileReference; path = "Books 2.xcdatamodel"; sourceTree = "<group>"; };
      APP = {
        isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application";
        buildPhases = (SOURCES);
      };
      SOURCES = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = CODE; };
      B2 = { isa = PBXBuildFile; fileRef = MODEL; };
      """, in: folder)
    #expect(target.sources.map(folder.path) == ["App/App.swift"])
    #expect(listing(target.resources, in: folder) == Self.bundled)
    #expect(target.dataModels.map { folder.path($0.folder.path) } == ["App/Books.xcdatamodeld"])
  }

  @Test func aSynchronizedFolderBringsItsModels() throws {
    let folder = try TemporaryFolder(Self.files)
    let target = try target(
      """
      GROUP = {
        isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
      };
      APP = {
        isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application";
        buildPhases = (); fileSystemSynchronizedGroups = (GROUP);
      };
      """, in: folder)
    #expect(target.sources.map(folder.path) == ["App/App.swift"])
    #expect(listing(target.resources, in: folder) == Self.bundled)
    #expect(target.dataModels.map { folder.path($0.folder.path) } == ["App/Books.xcdatamodeld"])
  }

  @Test func aModelInTheBundleNamesTheModuleWithItsClasses() throws {
    let folder = try TemporaryFolder(Self.files)
    let bundle = AppBundle(in: folder.url)
    try bundle.write(AppTarget(folder: folder.url.appendingPathComponent("App").path))
    let model = bundle.url.appendingPathComponent("Books.momd", isDirectory: true)
    func text(_ path: String) throws -> String {
      try String(contentsOf: model.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(try text("Module") == "main")
    #expect(try text(".xccurrentversion") == Self.record)
    #expect(try text("Books 2.xcdatamodel/contents") == "<model/>")
  }

  @Test func aModelOfAPackagesModuleNamesThatModule() throws {
    let folder = try TemporaryFolder(Self.files)
    let files = ResourceFolder(folder.url).bundledFiles
    var module = AppModule(name: "Store", package: "Kit", sources: [], languageMode: "5")
    module.dataModels = DataModel.among(files)
    var target = AppTarget(name: "Demo", sources: [], resources: [])
    target.modules = [module]
    target.resources = files.flatMap {
      [BundledFile(file: $0.file, path: "Kit_Store.bundle/\($0.path)"), $0]
    }
    #expect(
      target.modulesOfDataModels == ["Books.momd": "Store", "Kit_Store.bundle/Books.momd": "Store"])
  }

  @Test func aFileHasTheModelsBesideIt() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "Beside.xcdatamodeld/V.xcdatamodel/contents": "",
      "Other/Deep.xcdatamodeld/V.xcdatamodel/contents": "",
    ])
    let target = AppTarget(file: folder.url.appendingPathComponent("A.swift").path)
    #expect(target.dataModels.map { folder.path($0.folder.path) } == ["Beside.xcdatamodeld"])
  }

  @Test(
    arguments: [
      ("/a/B.xcdatamodeld/.xccurrentversion", true),
      ("/a/B.xcdatamodeld/C.xcdatamodel/contents", true),
      ("/a/C.xcdatamodel/contents", true), ("/a/C.xcdatamodel/layout", false),
      ("/a/contents", false),
      ("/a/.xccurrentversion", false),
    ])
  func aChangeOfAModelIsOneOfTheFilesThatDefineIt(path: String, isPart: Bool) {
    #expect((DataModel(containing: URL(fileURLWithPath: path)) != nil) == isPart)
  }
}
