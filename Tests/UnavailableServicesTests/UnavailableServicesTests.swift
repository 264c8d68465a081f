import BanyanTesting
import Foundation
import LocalAuthentication
import SwiftUICore
import Testing
import UserNotifications

/// Services that a server lacks report that, as on a device without them.
@Suite struct UnavailableServicesTests {
  private final class Listener: NSObject, UNUserNotificationCenterDelegate {}

  @MainActor
  private struct Listening: View {
    let listener: Listener
    @State private var isRecognized = false

    var body: some View {
      Button("Listen") { UNUserNotificationCenter.current().delegate = listener }
      Button("Ask") { isRecognized = UNUserNotificationCenter.current().delegate === listener }
      Text("\(isRecognized)")
    }
  }

  @MainActor
  @Test func eachAppHasItsOwnCenterOfNotifications() {
    let listener = Listener()
    let apps = (0..<2).map { _ in TestApp(Listening(listener: listener)) }
    apps[0].window.button("Listen").tap()
    for app in apps { app.window.button("Ask").tap() }
    #expect(apps.map(\.window.texts.last) == ["true", "false"])
  }

  @Test func nobodyProvesWhoTheyAre() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAError.errorDomain)
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .none)
    let reply = await withCheckedContinuation { continuation in
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "To see your places"
      ) { continuation.resume(returning: ($0, $1 as? LAError)) }
    }
    #expect(!reply.0)
    #expect(reply.1 == LAError(.biometryNotAvailable))
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }

  private var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Bread"
    content.sound = .default
    return UNNotificationRequest(
      identifier: "a", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
  }

  @Test func nobodyIsNotified() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .badge, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await center.add(self.request)
    }
    let answer = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: .alert) { isGiven, error in
        continuation.resume(returning: (isGiven, error == nil))
      }
    }
    #expect(answer == (false, true))
    let error = await withCheckedContinuation { continuation in
      center.add(request) { continuation.resume(returning: $0 as? UNError) }
    }
    #expect(error == UNError(.notificationsNotAllowed))
    #expect(await center.pendingNotificationRequests() == [])
  }

  @Test func aRequestKeepsItsContents() throws {
    #expect(request.content.title == "Bread")
    #expect(request.content.sound == UNNotificationSound.default)
    let trigger = try #require(request.trigger as? UNTimeIntervalNotificationTrigger)
    #expect(trigger.timeInterval == 60 && !trigger.repeats)
    var components = DateComponents()
    components.hour = 8
    let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    let next = try #require(daily.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: next) == 8)
    #expect(next > Date())
  }
}
