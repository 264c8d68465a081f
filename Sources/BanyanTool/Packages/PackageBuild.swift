import Foundation

/// Builds parts of the checkout's package in one configuration.
struct PackageBuild {
  let checkout: Checkout
  let configuration: BuildConfiguration

  /// The folder of the products.
  var folder: URL { checkout.scratch.appendingPathComponent(configuration.rawValue) }

  /// SwiftPM's plan, which has the compiler's arguments.
  var plan: URL { checkout.scratch.appendingPathComponent(configuration.rawValue + ".yaml") }

  func bringUpToDate(_ part: LibraryPart) throws {
    guard try !isCurrent(part) else { return }
    let started = Date()
    var progress = ProgressLine(
      BuildProgress(title: part.title, leastStepCount: isBuilt(part) ? 0 : part.stepCount))
    let status = try Child.run(
      "env",
      Traits.environment + [
        "swift", "build", "--package-path", checkout.root.path, "--scratch-path",
        checkout.scratch.path,
        "-c", configuration.rawValue,
      ] + part.options
    ) { progress.read($0) }
    progress.end(isSuccess: status == 0)
    guard status == 0 else { throw Failure("\(part.title) could not be built") }
    // SwiftPM leaves a product untouched if a change did not affect it.
    try? Data(Compiler.version().utf8).write(to: stamp(of: part))
    try? FileManager.default.setAttributes(
      [.modificationDate: started], ofItemAtPath: stamp(of: part).path)
  }

  private func isCurrent(_ part: LibraryPart) throws -> Bool {
    guard isBuilt(part) else { return false }
    // There is no line if this tool has not built it.
    let compiler = (try? String(contentsOf: stamp(of: part), encoding: .utf8)) ?? ""
    if !compiler.isEmpty, try compiler != Compiler.version() { return false }
    let built = max(Checkout.changed(output(of: part)), Checkout.changed(stamp(of: part)))
    return checkout.newestSource(of: part) <= built
  }

  private func isBuilt(_ part: LibraryPart) -> Bool {
    FileManager.default.fileExists(atPath: output(of: part).path)
  }

  private func output(of part: LibraryPart) -> URL {
    folder.appendingPathComponent(part.output)
  }

  private func stamp(of part: LibraryPart) -> URL {
    folder.appendingPathComponent("\(part).current")
  }
}
