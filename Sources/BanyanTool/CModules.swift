import Foundation

/// The C modules that the library's modules import, which their importers also need.
struct CModules {
  let compilerArguments: [String]

  /// Reads the modules from SwiftPM's own build plan, which has the compiler's arguments for `SwiftUI`.
  init(of build: PackageBuild) throws {
    guard let text = try? String(contentsOf: build.plan, encoding: .utf8),
      let command = text.firstRange(of: "\n  \"C.SwiftUI-"),
      let arguments = text[command.upperBound...].firstRange(of: "\n    args: ")
    else { throw Failure("\(build.plan.path) does not say how SwiftUI is compiled") }
    let list = text[arguments.upperBound...].prefix { $0 != "\n" }
    let all = try JSONDecoder().decode([String].self, from: Data(list.utf8))
    compilerArguments = Self.selected(from: all)
  }

  private static func selected(from all: [String]) -> [String] {
    var selected: [String] = []
    for (place, argument) in all.enumerated() where place > 0 && all[place - 1] == "-Xcc" {
      if argument.hasPrefix("-fmodule-map-file=") {
        selected += ["-Xcc", argument]
      } else if argument == "-I", place + 2 < all.count {
        selected += ["-Xcc", "-I", "-Xcc", all[place + 2]]
      }
    }
    return selected
  }
}
