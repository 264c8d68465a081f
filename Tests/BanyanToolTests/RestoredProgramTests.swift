import Foundation
import Testing

@testable import BanyanTool

@Suite struct RestoredProgramTests {
  private let start = ContinuousClock.now
  private let report = #"report {"keptCount": 2, "resets": []}"#

  @Test func `before its report, and shortly after, the state is why a program ends`() {
    var program = RestoredProgram(URL(fileURLWithPath: "/a"), since: start)
    #expect(program.isEndedByState(at: start + .seconds(60)))
    let first = program.takeReport(in: report, at: start + .seconds(60))
    #expect(first?.keptCount == 2)
    #expect(program.isEndedByState(at: start + .seconds(65)))
    #expect(!program.isEndedByState(at: start + .seconds(67)))
  }

  @Test func `other lines are no reports, and neither is a second one`() {
    var program = RestoredProgram(URL(fileURLWithPath: "/a"), since: start)
    #expect(program.takeReport(in: "find View", at: start) == nil)
    #expect(program.isEndedByState(at: start + .seconds(60)))
    #expect(program.takeReport(in: report, at: start) != nil)
    #expect(program.takeReport(in: report, at: start + .seconds(60)) == nil)
    #expect(!program.isEndedByState(at: start + .seconds(61)))
  }
}
