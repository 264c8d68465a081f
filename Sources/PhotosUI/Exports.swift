@_exported import CoreTransferable
@_exported import Foundation
@_exported import UIKit
