import Foundation

// Core Foundation's objects are Foundation's own, as on Apple's systems, so casts such as `query as CFDictionary` and
// `"name" as CFString` mean the same here.

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// A text. It is the same as `NSString`.
public typealias CFString = NSString

/// Bytes. It is the same as `NSData`.
public typealias CFData = NSData

/// A number. It is the same as `NSNumber`.
public typealias CFNumber = NSNumber

/// A Boolean value as an object. It is the same as `NSNumber`.
public typealias CFBoolean = NSNumber

/// A date. It is the same as `NSDate`.
public typealias CFDate = NSDate

/// An array of objects. It is the same as `NSArray`.
public typealias CFArray = NSArray

/// A dictionary of objects. It is the same as `NSDictionary`.
public typealias CFDictionary = NSDictionary

/// A dictionary of objects that can be changed. It is the same as `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary

/// The object for true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

/// The object for false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A result code of a function of the system. Zero is success.
public typealias OSStatus = Int32

/// The result code of success.
public let noErr: OSStatus = 0

/// An allocator of memory for objects. Swift allocates the memory, so apps only pass `kCFAllocatorDefault`.
public final class CFAllocator: Sendable {
  private init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = nil

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A time, as the number of seconds since the beginning of 2001 in Greenwich.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time now. See Apple's documentation of `CFAbsoluteTimeGetCurrent()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
