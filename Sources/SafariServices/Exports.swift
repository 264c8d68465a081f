// The names of Apple's SafariServices, which stand in SwiftUICore beside the other controllers.
@_exported import Foundation
@_exported import class SwiftUICore.SFSafariViewController
