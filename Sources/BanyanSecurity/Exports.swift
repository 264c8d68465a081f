@_exported import Foundation
@_exported import FoundationComplement
// On Apple's systems Foundation has it. `banyan run` gives this module to every file, as a part of Foundation.
@_exported import struct SwiftUICore.Selector
