import Foundation
import FoundationComplement
import Testing

/// The payload of an activity as a value of a type.
@Suite struct UserActivityTests {
  private struct Reading: Codable, Equatable {
    var book: Int
    var pages: [Int]
    var note: String?
  }

  private let activity = NSUserActivity(activityType: "reading")

  @Test func `a payload is kept by the names of its properties`() throws {
    let reading = Reading(book: 3, pages: [1, 2], note: nil)
    try activity.setTypedPayload(reading)
    #expect(activity.userInfo?.keys.sorted { "\($0)" < "\($1)" } == ["book", "pages"])
    #expect(try activity.typedPayload(Reading.self) == reading)
  }

  @Test func `a value without properties is no payload, and one of another type is reported`() {
    #expect(throws: NSUserActivity.TypedPayloadError.encodingError) {
      try activity.setTypedPayload(3)
    }
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) {
      try activity.typedPayload(Reading.self)
    }
    activity.userInfo = ["book": "three"]
    #expect(throws: NSUserActivity.TypedPayloadError.invalidContent) {
      try activity.typedPayload(Reading.self)
    }
  }
}
