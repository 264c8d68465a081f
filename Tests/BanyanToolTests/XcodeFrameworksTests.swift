import Foundation
import Testing

@testable import BanyanTool

@Suite struct XcodeFrameworksTests {
  /// An app that depends on one framework and links another, which links a library; a third is for its tests.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        ROOT = {
          isa = PBXProject; mainGroup = MAIN; targets = (APP, ROWS, STORE, BASE, MOCKS);
          buildConfigurationList = SETTINGS;
        };
        MAIN = {
          isa = PBXGroup; sourceTree = "<group>";
          children = (APPFILES, ROWFILES, STOREFILES, BASEFILES, MOCKFILES, STOREPRODUCT, BASEPRODUCT);
        };
        APPFILES = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        ROWFILES = { isa = PBXFileSystemSynchronizedRootGroup; path = Rows; sourceTree = "<group>"; };
        STOREFILES = { isa = PBXFileSystemSynchronizedRootGroup; path = Store; sourceTree = "<group>"; };
        BASEFILES = { isa = PBXFileSystemSynchronizedRootGroup; path = Base; sourceTree = "<group>"; };
        MOCKFILES = { isa = PBXFileSystemSynchronizedRootGroup; path = Mocks; sourceTree = "<group>"; };
        STOREPRODUCT = {
          isa = PBXFileReference; path = Store.framework; sourceTree = BUILT_PRODUCTS_DIR;
        };
        BASEPRODUCT = { isa = PBXFileReference; path = libBase.a; sourceTree = BUILT_PRODUCTS_DIR; };
        APP = {
          isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          dependencies = (ONROWS); buildPhases = (LINKS); buildConfigurationList = SETTINGS;
          fileSystemSynchronizedGroups = (APPFILES); packageProductDependencies = (FAR);
        };
        ONROWS = { isa = PBXTargetDependency; target = ROWS; };
        LINKS = { isa = PBXFrameworksBuildPhase; files = (LINKSTORE, LINKBASE); };
        LINKSTORE = { isa = PBXBuildFile; fileRef = STOREPRODUCT; };
        LINKBASE = { isa = PBXBuildFile; fileRef = BASEPRODUCT; };
        ROWS = {
          isa = PBXNativeTarget; name = "Rows UI"; productType = "com.apple.product-type.framework";
          dependencies = (ONSTORE); fileSystemSynchronizedGroups = (ROWFILES);
          buildConfigurationList = ROWSETTINGS;
        };
        ONSTORE = { isa = PBXTargetDependency; target = STORE; };
        STORE = {
          isa = PBXNativeTarget; name = Store; productType = "com.apple.product-type.framework";
          productReference = STOREPRODUCT; buildPhases = (STORELINKS);
          fileSystemSynchronizedGroups = (STOREFILES); buildConfigurationList = SETTINGS;
          packageProductDependencies = (FAR);
        };
        STORELINKS = { isa = PBXFrameworksBuildPhase; files = (LINKBASE); };
        FAR = { isa = XCSwiftPackageProductDependency; productName = Far; package = REMOTE; };
        REMOTE = {
          isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Far";
          requirement = { kind = branch; branch = main; };
        };
        BASE = {
          isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.library.static";
          productReference = BASEPRODUCT; fileSystemSynchronizedGroups = (BASEFILES);
          buildConfigurationList = SETTINGS;
        };
        MOCKS = {
          isa = PBXNativeTarget; name = Mocks; productType = "com.apple.product-type.framework";
          fileSystemSynchronizedGroups = (MOCKFILES); buildConfigurationList = SETTINGS;
        };
        SETTINGS = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
        DEBUG = {
          isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; };
        };
        ROWSETTINGS = { isa = XCConfigurationList; buildConfigurations = (ROWDEBUG); };
        ROWDEBUG = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = {
            PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; SWIFT_VERSION = 6.0;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG FANCY";
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          };
        };
      };
      rootObject = ROOT;
    }
    """

  private static let files = [
    "My Demo.xcodeproj/project.pbxproj": project, "App/App.swift": "", "Rows/Row.swift": "",
    "Rows/rows.json": "", "Store/Store.swift": "", "Store/Assets.xcassets/Contents.json": "",
    "Base/Base.swift": "", "Mocks/Mock.swift": "",
  ]

  private func appTarget(in folder: TemporaryFolder) throws -> AppTarget {
    try #require(try XcodeProject.found(at: folder.url)).appTarget(for: .iOS)
  }

  @Test func theFrameworksThatAnAppUsesAreModulesOfIt() throws {
    let folder = try TemporaryFolder(Self.files)
    let modules = try appTarget(in: folder).modules
    #expect(modules.map(\.name) == ["Base", "Store", "Rows_UI"])
    #expect(
      modules.map { $0.sources.map(folder.path) } == [
        ["Base/Base.swift"], ["Store/Store.swift"], ["Rows/Row.swift"],
      ])
    #expect(modules.map(\.package) == ["My_Demo", "My_Demo", "My_Demo"])
  }

  @Test func aFrameworkIsCompiledWithItsSettings() throws {
    let folder = try TemporaryFolder(Self.files)
    let modules = try appTarget(in: folder).modules
    #expect(modules.map(\.languageMode) == ["5", "5", "6"])
    #expect(modules.map(\.conditions) == [[], [], ["DEBUG", "FANCY"]])
    let header = ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]
    #expect(
      modules.map(\.compilerArguments) == [
        header, header, ["-default-isolation", "MainActor"] + header,
      ])
    #expect(try appTarget(in: folder).compilerArguments == header)
  }

  @Test func whatLiesInFrameworksIsInTheAppsBundle() throws {
    let folder = try TemporaryFolder(Self.files)
    let target = try appTarget(in: folder)
    #expect(target.resources.map(\.path) == ["Assets.xcassets/Contents.json", "rows.json"])
    #expect(target.packages.map(\.products) == [["Far"]])
  }
}
