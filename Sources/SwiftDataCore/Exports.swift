@_exported import Foundation
@_exported import FoundationComplement
@_exported import Observation
