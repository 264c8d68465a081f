import Foundation

/// The C modules that a module imports, which their importers also need.
struct CModules {
  let compilerArguments: [String]

  /// Reads the modules from SwiftPM's own build plan, which has the compiler's arguments for a module that imports them.
  init(of module: String, in plan: URL) throws {
    // The plan has megabytes, in which a search for characters takes a fifth of a second with each save. The package's
    // own modules are at its end.
    let start = Data("\n  \"C.\(module)-".utf8)
    let key = Data("\n    args: ".utf8)
    guard let text = try? Data(contentsOf: plan),
      let command = text.range(of: start, options: .backwards),
      let arguments = text.range(of: key, in: command.upperBound..<text.endIndex)
    else { throw Failure("\(plan.path) does not say how \(module) is compiled") }
    let list = text[arguments.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    let all = try JSONDecoder().decode([String].self, from: list)
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
