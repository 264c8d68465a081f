// An application's delegate is an `NSObject` that says what it is a delegate of.
import SwiftUI

final class Plain: NSObject {}

final class PhoneDelegate: NSObject, UIApplicationDelegate {}

struct Wrong: App {
  // expected-error@+1 {{generic struct 'UIApplicationDelegateAdaptor' requires that 'Plain' conform to 'UIApplicationDelegate'}}
  @UIApplicationDelegateAdaptor(Plain.self) private var delegate
  var body: some Scene { WindowGroup { Text("") } }
}

struct WrongKind: App {
  // expected-error@+1 {{generic struct 'NSApplicationDelegateAdaptor' requires that 'PhoneDelegate' conform to 'NSApplicationDelegate'}}
  @NSApplicationDelegateAdaptor private var delegate: PhoneDelegate
  var body: some Scene { WindowGroup { Text("") } }
}

struct Right: App {
  @UIApplicationDelegateAdaptor(PhoneDelegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("") } }
}
