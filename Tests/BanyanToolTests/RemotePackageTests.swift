import Testing

@testable import BanyanTool

@Suite struct RemotePackageTests {
  @Test(arguments: [
    (["kind": "upToNextMajorVersion", "minimumVersion": "5.0.1"], #"from: "5.0.1""#),
    (
      ["kind": "upToNextMinorVersion", "minimumVersion": "5"],
      #".upToNextMinor(from: "5.0.0")"#
    ),
    (["kind": "exactVersion", "version": "1.0.0-beta.1"], #"exact: "1.0.0-beta.1""#),
    (
      ["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "2.1"],
      #""1.0.0"..<"2.1.0""#
    ),
    (["kind": "branch", "branch": #"a"b\c"#], #"branch: "a\"b\\c""#),
    (["kind": "revision", "revision": "0123abc"], #"revision: "0123abc""#),
    (["kind": "unknown"], nil), (["kind": "branch"], nil),
  ])
  func `Xcode's versions are those of a manifest`(requirement: [String: String], versions: String?)
  {
    let package = RemotePackage(
      [
        "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/Kit.git",
        "requirement": requirement,
      ], products: ["Kit"])
    #expect(package?.versions == versions)
  }

  private let packages = ["Alamofire", "Kit.git"].map {
    RemotePackage(location: "https://example.com/\($0)", versions: "", products: [])
  }

  @Test(arguments: [
    (
      "Compiling Kit\n/cache/Resolution/Build/checkouts/Kit/Sources/A.swift:3:8: error: no such module 'ARKit'\n",
      1,
      "The package kit cannot be fetched or built on Linux, so the app runs without it: Kit/Sources/A.swift:3:8: error: no such module 'ARKit'"
    ),
    (
      "warning: an error: it is not there\nerror: Failed to clone repository https://example.com/Alamofire:\nfatal: no network\n",
      0,
      "The package alamofire cannot be fetched or built on Linux, so the app runs without it: error: Failed to clone repository https://example.com/Alamofire:"
    ),
    (
      "error: the disk is full\n", nil,
      "The packages of the project do not build: error: the disk is full"
    ),
  ])
  func `what does not build is named with its first error`(
    output: String, index: Int?, sentence: String
  ) {
    let failure = PackageFailure(output: output)
    let package = failure.package(among: packages)
    #expect(package == index.map { packages[$0] })
    #expect(failure.sentence(about: package) == sentence)
  }
}
