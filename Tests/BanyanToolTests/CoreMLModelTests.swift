import Foundation
import Testing

@testable import BanyanTool

@Suite struct CoreMLModelTests {
  private func listing(_ files: [BundledFile], in folder: TemporaryFolder) -> [String] {
    files.map { "\($0.path) < \(folder.path($0.file.path))" }
  }

  private func names(_ models: [CoreMLModel], in folder: TemporaryFolder) -> [String] {
    models.map { folder.path($0.file.path) }
  }

  @Test func `a model is in the bundle under the name of its compiled form, and has classes once`()
    throws
  {
    let folder = try TemporaryFolder([
      "App.swift": "", "Models/Sleep.mlmodel": "", "Other/Sleep.mlmodel": "",
      "Sleep.mlproj/Models/Sleep 1.mlmodel": "",
    ])
    let target = try AppTarget(folder: folder.url.path)
    #expect(
      listing(target.resources, in: folder) == [
        "Sleep.mlmodelc < Models/Sleep.mlmodel", "Models/Sleep.mlmodelc < Models/Sleep.mlmodel",
        "Other/Sleep.mlmodelc < Other/Sleep.mlmodel",
      ])
    #expect(names(target.coreMLModels, in: folder) == ["Models/Sleep.mlmodel"])
  }

  @Test func `a file has the models beside it`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "", "Beside.mlmodel": "", "Other/Deep.mlmodel": "",
    ])
    let target = AppTarget(file: folder.url.appendingPathComponent("A.swift").path)
    #expect(names(target.coreMLModels, in: folder) == ["Beside.mlmodel"])
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

  @Test func `a project has a model among its sources`() throws {
    let folder = try TemporaryFolder(["App/App.swift": "", "App/Sleep.mlmodel": ""])
    let target = try target(
      """
      GROUP = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (CODE, MODEL); };
      CODE = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      MODEL = { isa = PBXFileReference; path = Sleep.mlmodel; sourceTree = "<group>"; };
      APP = {
        isa = PBXNativeTarget; name = Demo; productType = "com.apple.product-type.application";
        buildPhases = (SOURCES);
      };
      SOURCES = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = CODE; };
      B2 = { isa = PBXBuildFile; fileRef = MODEL; };
      """, in: folder)
    #expect(target.sources.map(folder.path) == ["App/App.swift"])
    #expect(listing(target.resources, in: folder) == ["Sleep.mlmodelc < App/Sleep.mlmodel"])
    #expect(names(target.coreMLModels, in: folder) == ["App/Sleep.mlmodel"])
  }

  @Test func `a synchronized folder brings its models, without those of a project of Create ML`()
    throws
  {
    let folder = try TemporaryFolder([
      "App/App.swift": "", "App/Deep/Sleep.mlmodel": "", "App/Sleep.mlproj/Models/1.mlmodel": "",
    ])
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
    #expect(listing(target.resources, in: folder) == ["Sleep.mlmodelc < App/Deep/Sleep.mlmodel"])
    #expect(names(target.coreMLModels, in: folder) == ["App/Deep/Sleep.mlmodel"])
  }

  // MARK: Reading

  @Test func `a file that is no model says so by its path`() throws {
    let folder = try TemporaryFolder([
      "Text.mlmodel": "a text", "Pointer.mlmodel": "version https://git-lfs.github.com/spec/v1\n",
    ])
    func complaint(_ name: String) -> String {
      let model = CoreMLModel(file: folder.url.appendingPathComponent(name))
      let failure = #expect(throws: Failure.self) { try model.specification }
      return failure?.description ?? ""
    }
    let path = folder.url.path
    #expect(
      complaint("Text.mlmodel")
        == "\(path)/Text.mlmodel is not a Core ML model: it ends in the middle of a field")
    #expect(
      complaint("Pointer.mlmodel")
        == "\(path)/Pointer.mlmodel is not here yet: `git lfs pull` fetches it")
    #expect(complaint("Missing.mlmodel") == "\(path)/Missing.mlmodel cannot be read")
  }
}
