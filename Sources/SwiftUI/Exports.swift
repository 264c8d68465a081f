// The modules that Apple's SwiftUI exports, and BanyanKits, with the classes of UIKit and AppKit that it shows.
@_exported import BanyanKits
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationComplement
@_exported import Observation
@_exported import SwiftUICore
// Apple's UIKit exports it, because it adds the scene to a notification's response, and SwiftUI exports UIKit.
@_exported import UserNotifications

#if Macros
  @_exported import SwiftUIMacros
#endif
