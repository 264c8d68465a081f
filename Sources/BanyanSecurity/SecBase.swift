import Foundation

// The result codes of the functions for the keychain.

/// No error.
public let errSecSuccess: OSStatus = 0

/// The function is not implemented.
public let errSecUnimplemented: OSStatus = -4

/// The disk is full.
public let errSecDiskFull: OSStatus = -34

/// An input or output error occurred.
public let errSecIO: OSStatus = -36

/// A parameter is not valid.
public let errSecParam: OSStatus = -50

/// There is not enough memory.
public let errSecAllocate: OSStatus = -108

/// The person has canceled the operation.
public let errSecUserCanceled: OSStatus = -128

/// The request is not valid in this state.
public let errSecBadReq: OSStatus = -909

/// There was an internal error.
public let errSecInternalComponent: OSStatus = -2070

/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291

/// The keychain can only be read.
public let errSecReadOnly: OSStatus = -25292

/// The name or the password is not correct.
public let errSecAuthFailed: OSStatus = -25293

/// There is no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294

/// The keychain is not valid.
public let errSecInvalidKeychain: OSStatus = -25295

/// There is such a keychain already.
public let errSecDuplicateKeychain: OSStatus = -25296

/// The keychain already has such an item.
public let errSecDuplicateItem: OSStatus = -25299

/// There is no such item in the keychain.
public let errSecItemNotFound: OSStatus = -25300

/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301

/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25302

/// Items of this class have no such attribute.
public let errSecNoSuchAttr: OSStatus = -25303

/// The reference does not refer to an item.
public let errSecInvalidItemRef: OSStatus = -25304

/// There is no such class of items.
public let errSecNoSuchClass: OSStatus = -25306

/// There is no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307

/// The person cannot be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// The person has to be asked.
public let errSecInteractionRequired: OSStatus = -25315

/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275

/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a sentence about a result code.
///
/// - Parameters:
///   - status: The result code.
///   - reserved: Pass nil.
/// - Returns: The sentence; for an unknown code, one with its number.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  (messages[status] ?? "OSStatus \(status)") as NSString
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecUnimplemented: "The function is not implemented.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "An input or output error occurred.",
  errSecParam: "A parameter is not valid.",
  errSecAllocate: "There is not enough memory.",
  errSecUserCanceled: "The person has canceled the operation.",
  errSecBadReq: "The request is not valid in this state.",
  errSecInternalComponent: "There was an internal error.",
  errSecNotAvailable: "No keychain is available.",
  errSecReadOnly: "The keychain can only be read.",
  errSecAuthFailed: "The name or the password is not correct.",
  errSecNoSuchKeychain: "There is no such keychain.",
  errSecInvalidKeychain: "The keychain is not valid.",
  errSecDuplicateKeychain: "There is such a keychain already.",
  errSecDuplicateItem: "The keychain already has such an item.",
  errSecItemNotFound: "There is no such item in the keychain.",
  errSecBufferTooSmall: "The buffer is too small.",
  errSecDataTooLarge: "The data is too large.",
  errSecNoSuchAttr: "Items of this class have no such attribute.",
  errSecInvalidItemRef: "The reference does not refer to an item.",
  errSecNoSuchClass: "There is no such class of items.",
  errSecNoDefaultKeychain: "There is no default keychain.",
  errSecInteractionNotAllowed: "The person cannot be asked now.",
  errSecInteractionRequired: "The person has to be asked.",
  errSecDecode: "The data cannot be decoded.",
  errSecMissingEntitlement: "The app lacks an entitlement.",
]
