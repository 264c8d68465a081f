import Testing

@testable import BanyanDesktop
