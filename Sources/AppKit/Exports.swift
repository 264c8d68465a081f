// The names of Apple's AppKit that stand in SwiftUICore, where the framework uses them.
@_exported import Foundation
@_exported import class SwiftUICore.NSApplication
@_exported import protocol SwiftUICore.NSApplicationDelegate
@_exported import class SwiftUICore.NSResponder
