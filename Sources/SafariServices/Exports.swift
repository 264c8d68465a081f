// The names of Apple's SafariServices, which are in BanyanKits beside the other controllers.
@_exported import Foundation
@_exported import class BanyanKits.SFSafariViewController
