// The names of Apple's UIKit that stand in SwiftUICore, where the framework uses them.
@_exported import Foundation
@_exported import class SwiftUICore.UIApplication
@_exported import protocol SwiftUICore.UIApplicationDelegate
@_exported import class SwiftUICore.UIResponder
