import ArgumentParser
import Foundation

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Summarize a trace: what happened, and at what cost.",
    discussion: "A trace is written by `banyan run --trace-file FILE`.")

  @Argument(help: "The file with the trace.", completion: .file())
  var file: String

  func run() throws {
    do {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        throw Failure("\(file) cannot be read")
      }
      print(try TraceReport(text, of: file).text)
    } catch let failure as Failure {
      failure.report()
      throw ExitCode.failure
    }
  }
}
