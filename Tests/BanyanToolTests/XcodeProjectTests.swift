import Foundation
import Testing

@testable import BanyanTool

@Suite struct XcodeProjectTests {
  /// A project with an app whose files are listed, one whose folder is synchronized, and a test target.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        ROOT = {
          isa = PBXProject; mainGroup = MAIN; targets = (TESTS, LISTED, FOLDER, MAC);
          buildConfigurationList = ALLSETTINGS;
        };
        MAIN = { isa = PBXGroup; children = (GROUP, SYNCED, SHARED); sourceTree = "<group>"; };
        GROUP = {
          isa = PBXGroup; path = Listed; sourceTree = "<group>";
          children = (APP, VIEW, PAD, CATALOG, DATA, STRINGS, LIST, CONFIG);
        };
        APP = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        VIEW = { isa = PBXFileReference; path = "Other/The View.swift"; sourceTree = SOURCE_ROOT; };
        PAD = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        CATALOG = {
          isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets;
          sourceTree = "<group>";
        };
        DATA = { isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
        STRINGS = {
          isa = PBXVariantGroup; name = Localizable.strings; children = (ENGLISH, GERMAN);
          sourceTree = "<group>";
        };
        ENGLISH = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        GERMAN = { isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        LIST = { isa = PBXFileReference; path = list.json; sourceTree = "<group>"; };
        CONFIG = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        SYNCED = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>";
          exceptions = (LEFTOUT); explicitFolders = (Levels);
        };
        LEFTOUT = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = FOLDER;
          membershipExceptions = (Info.plist, "Old/Gone.swift");
        };
        SHARED = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
          exceptions = (TAKEN);
        };
        TAKEN = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = FOLDER;
          membershipExceptions = (Taken.swift);
        };
        TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
        LISTED = {
          isa = PBXNativeTarget; name = Listed; productType = "com.apple.product-type.application";
          buildPhases = (SOURCES, RESOURCES); buildConfigurationList = LISTEDSETTINGS;
          packageProductDependencies = (PACKAGE);
        };
        PACKAGE = { isa = XCSwiftPackageProductDependency; productName = Algorithms; package = REMOTE; };
        REMOTE = {
          isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Swift-Algorithms.git";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2; };
        };
        SOURCES = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        RESOURCES = { isa = PBXResourcesBuildPhase; files = (B4, B5, B6, B7); };
        B1 = { isa = PBXBuildFile; fileRef = APP; };
        B2 = { isa = PBXBuildFile; fileRef = VIEW; platformFilters = (ios, ); };
        B3 = { isa = PBXBuildFile; fileRef = PAD; platformFilter = maccatalyst; };
        B4 = { isa = PBXBuildFile; fileRef = CATALOG; };
        B5 = { isa = PBXBuildFile; fileRef = DATA; };
        B6 = { isa = PBXBuildFile; fileRef = STRINGS; };
        B7 = { isa = PBXBuildFile; fileRef = LIST; };
        FOLDER = {
          isa = PBXNativeTarget; name = Folder; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (SYNCED); buildConfigurationList = FOLDERSETTINGS;
        };
        MAC = {
          isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
          buildPhases = (SOURCES); buildConfigurationList = MACSETTINGS;
        };
        ALLSETTINGS = { isa = XCConfigurationList; buildConfigurations = (ALLRELEASE, ALLDEBUG); };
        ALLRELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        ALLDEBUG = {
          isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = CONFIG;
          buildSettings = { SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; };
        };
        LISTEDSETTINGS = { isa = XCConfigurationList; buildConfigurations = (LISTEDDEBUG); };
        LISTEDDEBUG = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = {
            SWIFT_VERSION = 6.0; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(TARGET_NAME:lower)";
            INFOPLIST_FILE = Listed/Info.plist; "INFOPLIST_KEY_CFBundleDisplayName" = "The List";
            INFOPLIST_KEY_UIStatusBarHidden = YES; MARKETING_VERSION = 2.1;
            "INFOPLIST_KEY_Scenes[sdk=iphoneos*]" = YES; "INFOPLIST_KEY_Mac[sdk=macosx*]" = YES;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", BETA);
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          };
        };
        FOLDERSETTINGS = { isa = XCConfigurationList; buildConfigurations = (FOLDERDEBUG); };
        FOLDERDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
        MACSETTINGS = { isa = XCConfigurationList; buildConfigurations = (MACDEBUG); };
        MACDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
      };
      rootObject = ROOT;
    }
    """

  private static let files = [
    "Demo.xcodeproj/project.pbxproj": project,
    "Listed/Base.xcconfig": "// Ours\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE // of all\n",
    "Listed/App.swift": "", "Listed/Mac.swift": "", "Other/The View.swift": "",
    "Listed/Unlisted.swift": "", "Listed/list.json": "", "Listed/unlisted.json": "",
    "Listed/Assets.xcassets/Contents.json": "", "Listed/Data/a.json": "",
    "Listed/Data/Deep/b.json": "", "Listed/en.lproj/Localizable.strings": "",
    "Listed/de.lproj/Localizable.strings": "",
    "Listed/Info.plist": """
    { Key = "$(MARKETING_VERSION) of $(PRODUCT_NAME)";
      Deep = { List = ({ Class = "$(PRODUCT_MODULE_NAME).SceneDelegate"; }); }; }
    """,
    "Synced/App.swift": "", "Synced/Views/View.swift": "", "Synced/Old/Gone.swift": "",
    "Synced/Old/Kept.swift": "", "Synced/Info.plist": "", "Synced/Data/a.json": "",
    "Synced/Levels/1.json": "", "Synced/Preview Content/Preview Assets.xcassets/Contents.json": "",
    "Shared/Taken.swift": "", "Shared/Others.swift": "",
  ]

  @Test func `the lines of a configuration need no spaces`() {
    let settings = BuildSettings.configuration(
      in: """
        // NAME = none
        #include "Other=.xcconfig"
        A=1
        B =2 // of three
        \tC= x = y\t
        D[sdk=iphone*][arch=*]=phone
        E =
        F = $(inherited) -D"G=1"
        """)
    #expect(
      settings == [
        "A": "1", "B": "2", "C": "x = y", "D[sdk=iphone*][arch=*]": "phone", "E": "",
        "F": "$(inherited) -D\"G=1\"",
      ])
  }

  private func target(_ name: String, for platform: Platform, in folder: TemporaryFolder)
    throws -> AppTarget
  {
    let project = try #require(try XcodeProject.found(at: folder.url))
    return try XcodeTarget(name: name, object: project[name], project: project)
      .appTarget(for: platform)
  }

  private func listing(_ target: AppTarget, in folder: TemporaryFolder) -> [String] {
    var lines: [String] = []
    for file in target.resources { lines.append("\(file.path) < \(folder.path(file.file.path))") }
    return lines
  }

  private func sources(_ target: AppTarget, in folder: TemporaryFolder) -> [String] {
    var paths: [String] = []
    for file in target.sources { paths.append(folder.path(file)) }
    return paths
  }

  @Test func theFilesOfAnAppAreThoseOfItsBuildPhases() throws {
    let folder = try TemporaryFolder(Self.files)
    let target = try target("LISTED", for: .iOS, in: folder)
    #expect(sources(target, in: folder) == ["Listed/App.swift", "Other/The View.swift"])
    #expect(
      listing(target, in: folder) == [
        "Assets.xcassets/Contents.json < Listed/Assets.xcassets/Contents.json",
        "Data/Deep/b.json < Listed/Data/Deep/b.json", "Data/a.json < Listed/Data/a.json",
        "en.lproj/Localizable.strings < Listed/en.lproj/Localizable.strings",
        "de.lproj/Localizable.strings < Listed/de.lproj/Localizable.strings",
        "list.json < Listed/list.json",
      ])
  }

  @Test func theSettingsOfAnAppGoOverThoseOfItsProject() throws {
    let folder = try TemporaryFolder(Self.files)
    var target = try target("LISTED", for: .iOS, in: folder)
    #expect([target.name, target.writtenModuleName] == ["Listed", "Listed"])
    #expect(target.platform == .iOS)
    #expect(target.languageMode == "6")
    #expect(target.compilationConditions == ["DEBUG", "BASE", "BETA"])
    #expect(target.compilerArguments == ["-default-isolation", "MainActor"])
    #expect(
      target.packages == [
        RemotePackage(
          location: "https://example.com/Swift-Algorithms.git", versions: "from: \"1.2.0\"",
          products: ["Algorithms"])
      ])
    #expect(
      (target.information.removeValue(forKey: "Deep") as? [String: [[String: String]]])
        == ["List": [["Class": "main.SceneDelegate"]]])
    #expect(
      target.information.mapValues { "\($0)" } == [
        "Key": "2.1 of Listed", "CFBundleIdentifier": "org.example.Listed",
        "CFBundleShortVersionString": "2.1", "CFBundleName": "Listed",
        "CFBundleDisplayName": "The List", "UIStatusBarHidden": "true", "Scenes": "true",
      ])
  }

  @Test func aSynchronizedFolderIsTakenWithoutItsExceptions() throws {
    let folder = try TemporaryFolder(Self.files)
    let target = try target("FOLDER", for: .iOS, in: folder)
    #expect(
      sources(target, in: folder).sorted() == [
        "Shared/Taken.swift", "Synced/App.swift", "Synced/Old/Kept.swift",
        "Synced/Views/View.swift",
      ])
    #expect(
      listing(target, in: folder) == [
        "a.json < Synced/Data/a.json", "Levels/1.json < Synced/Levels/1.json",
        "Preview Assets.xcassets/Contents.json"
          + " < Synced/Preview Content/Preview Assets.xcassets/Contents.json",
      ])
    #expect(target.languageMode == "5")
  }

  @Test func theAppIsTheFirstForThePlatform() throws {
    let folder = try TemporaryFolder(Self.files)
    let project = try #require(try XcodeProject.found(at: folder.url))
    #expect(try project.appTarget(for: nil).name == "Listed")
    let mac = try project.appTarget(for: .macOS)
    #expect(mac.name == "Mac")
    #expect(mac.platform == .macOS)
  }

  @Test func aProjectIsFoundInTheFolderOfItsName() throws {
    let folder = try TemporaryFolder(["Demo/Demo.xcodeproj/project.pbxproj": Self.project])
    #expect(try XcodeProject.found(at: folder.url)?.name == "Demo")
    let path = folder.url.appendingPathComponent("Demo/Demo.xcodeproj", isDirectory: true)
    #expect(try XcodeProject.found(at: path)?.name == "Demo")
    let other = try TemporaryFolder(["A.swift": "", "B/B.xcodeproj/project.pbxproj": ""])
    #expect(try XcodeProject.found(at: other.url)?.name == nil)
  }

  @Test func severalProjectsAreNamed() throws {
    let folder = try TemporaryFolder([
      "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "",
    ])
    let path = folder.url.path
    #expect {
      try XcodeProject.found(at: folder.url)
    } throws: { error in
      (error as? Failure)?.description
        == "there are several projects in \(path); run one of \(path)/A.xcodeproj, \(path)/B.xcodeproj"
    }
  }

  @Test func aProjectThatIsNoneIsReported() throws {
    let folder = try TemporaryFolder(["A.xcodeproj/project.pbxproj": "not a list"])
    let path = folder.url.path
    #expect {
      try XcodeProject.found(at: folder.url)
    } throws: { error in
      (error as? Failure)?.description == "\(path)/A.xcodeproj/project.pbxproj cannot be read"
    }
  }
}
