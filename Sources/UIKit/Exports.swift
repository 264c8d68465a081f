// The names of Apple's UIKit that stand in SwiftUICore, where the framework uses them.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationComplement
@_exported import class SwiftUICore.NSDataAsset
@_exported import typealias SwiftUICore.NSDataAssetName
@_exported import class SwiftUICore.UIApplication
@_exported import protocol SwiftUICore.UIApplicationDelegate
@_exported import struct SwiftUICore.Selector
@_exported import class SwiftUICore.UIColor
@_exported import class SwiftUICore.UIDevice
@_exported import enum SwiftUICore.UIDeviceOrientation
@_exported import class SwiftUICore.UIEvent
@_exported import class SwiftUICore.UIFeedbackGenerator
@_exported import class SwiftUICore.UIFont
@_exported import class SwiftUICore.UIImage
@_exported import class SwiftUICore.UIImpactFeedbackGenerator
@_exported import class SwiftUICore.UINotificationFeedbackGenerator
@_exported import class SwiftUICore.UIResponder
@_exported import class SwiftUICore.UIScreen
@_exported import class SwiftUICore.UISelectionFeedbackGenerator
@_exported import class SwiftUICore.UITextChecker
@_exported import class SwiftUICore.UITraitCollection
@_exported import enum SwiftUICore.UIUserInterfaceIdiom
@_exported import enum SwiftUICore.UIUserInterfaceStyle
@_exported import class SwiftUICore.UIPasteboard
@_exported import class SwiftUICore.UIScene
@_exported import class SwiftUICore.UISceneConfiguration
@_exported import protocol SwiftUICore.UISceneDelegate
@_exported import class SwiftUICore.UISceneSession
@_exported import class SwiftUICore.UIOpenURLContext
@_exported import enum SwiftUICore.UIStatusBarStyle
@_exported import class SwiftUICore.UIViewController
@_exported import protocol SwiftUICore.UIWindowSceneDelegate
@_exported import class SwiftUICore.UIWindow
@_exported import class SwiftUICore.UIWindowScene
@_exported import typealias SwiftUICore._ColorLiteralType
@_exported import typealias SwiftUICore._ImageLiteralType
