// LocalAuthentication and UserNotifications.
import LocalAuthentication
import UserNotifications

func authenticate() async throws {
  let context = LAContext()
  context.localizedFallbackTitle = ""
  context.localizedCancelTitle = nil
  context.localizedReason = "To unlock"
  var error: NSError?
  if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To unlock") {
      isRecognized, error in
      print(isRecognized, error as Any)
    }
  }
  do {
    _ = try await context.evaluatePolicy(
      LAPolicy(rawValue: 1) ?? .deviceOwnerAuthentication, localizedReason: "To unlock")
  } catch LAError.userCancel {
    context.invalidate()
  } catch let error as LAError where error.code == .biometryNotAvailable {
    print(error.errorCode, error.errorDescription ?? "", LAError.errorDomain)
  }
  switch context.biometryType {
  case .none, .touchID, .faceID, .opticID: break
  @unknown default: break
  }
  _ = (LABiometryType(rawValue: 1), LAError(LAError.Code(rawValue: -1) ?? .invalidContext))
}

let authenticationErrors: [LAError.Code] = [
  LAError.authenticationFailed, LAError.userCancel, LAError.userFallback, LAError.systemCancel,
  LAError.passcodeNotSet, LAError.biometryNotAvailable, LAError.biometryNotEnrolled,
  LAError.biometryLockout, LAError.appCancel, LAError.invalidContext, LAError.notInteractive,
  .authenticationFailed, .userFallback, .systemCancel, .passcodeNotSet, .biometryNotEnrolled,
  .biometryLockout, .appCancel, .notInteractive, .userCancel,
]

final class Notified: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    print(notification.date, notification.request)
    completionHandler([.banner, .list, .sound, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    print(response.notification, response.actionIdentifier)
    completionHandler()
  }
}

final class NotNotified: NSObject, UNUserNotificationCenterDelegate {}

func notify(_ delegate: Notified) async throws {
  let center = UNUserNotificationCenter.current()
  center.delegate = delegate
  center.requestAuthorization(options: [.alert, .badge, .sound, .provisional]) { _, _ in }
  _ = try await center.requestAuthorization(options: UNAuthorizationOptions(rawValue: 1))
  center.getNotificationSettings { print($0.authorizationStatus == .authorized) }
  let settings = await center.notificationSettings()
  _ = (settings.alertSetting == .enabled, settings.badgeSetting == .disabled)
  _ = settings.soundSetting == .notSupported
  let content = UNMutableNotificationContent()
  content.title = "A"
  content.subtitle = "B"
  content.body = "C"
  content.badge = 1
  content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.wav"))
  content.userInfo = ["a": 1]
  content.categoryIdentifier = "a"
  content.threadIdentifier = "a"
  let triggers = [
    UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false),
    UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true),
  ]
  for case let trigger as UNTimeIntervalNotificationTrigger in triggers {
    _ = (trigger.timeInterval, trigger.nextTriggerDate(), trigger.repeats)
  }
  for case let trigger as UNCalendarNotificationTrigger in triggers {
    _ = (trigger.dateComponents, trigger.nextTriggerDate())
  }
  let request = UNNotificationRequest(identifier: "a", content: content, trigger: triggers[0])
  let plain: UNNotificationContent = request.content
  _ = (plain.title, plain.subtitle, plain.body, plain.badge, plain.sound, plain.userInfo)
  _ = (plain.categoryIdentifier, plain.threadIdentifier, request.identifier, request.trigger)
  do {
    try await center.add(request)
  } catch let error as UNError where error.code == .notificationsNotAllowed {
    print(error.errorCode, error.errorDescription ?? "", UNError.errorDomain)
    print(UNError(UNError.notificationsNotAllowed))
  }
  center.getPendingNotificationRequests { print($0.count) }
  _ = await center.pendingNotificationRequests()
  center.removePendingNotificationRequests(withIdentifiers: ["a"])
  center.removeAllPendingNotificationRequests()
  center.removeDeliveredNotifications(withIdentifiers: ["a"])
  center.removeAllDeliveredNotifications()
}

func notifyAtOnce(_ request: UNNotificationRequest) {
  let center = UNUserNotificationCenter.current()
  center.add(request)
  center.add(request) { print($0 as Any) }
}

@MainActor let notificationValues: [Any?] = [
  UNAuthorizationStatus(rawValue: 0), UNNotificationSetting(rawValue: 0),
  UNError.Code(rawValue: 1), UNNotificationPresentationOptions(rawValue: 1).rawValue,
  UNAuthorizationOptions.alert.rawValue, UNNotificationSoundName(rawValue: "a").rawValue,
  UNNotificationSound.default.hash, UNNotificationSound.default.isEqual(nil),
  UNNotificationContent(),
]
let notificationStates: [UNAuthorizationStatus] = [
  .notDetermined, .denied, .authorized, .provisional, .ephemeral,
]

let biometryTypes: [LABiometryType] = [.none, .touchID, .faceID, .opticID]
