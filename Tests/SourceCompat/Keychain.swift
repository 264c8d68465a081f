// The keychain. Apps import this module as `Security`, and on Apple's systems with Foundation.
import BanyanSecurity
import SwiftUI

struct KeychainError: Error {
  let status: OSStatus
  var message: String? { SecCopyErrorMessageString(status, nil) as String? }
}

func save(_ secret: String, for account: String) throws {
  let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword,
    kSecAttrAccount as String: account,
    kSecValueData as String: secret.data(using: .utf8)!,
  ]
  SecItemDelete(query as CFDictionary)
  let status = SecItemAdd(query as CFDictionary, nil)
  guard status == errSecSuccess else { throw KeychainError(status: status) }
}

func change(_ secret: Data, for account: CFString) -> Bool {
  let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary
  return SecItemUpdate(query, [kSecValueData: secret as CFData] as CFDictionary) == noErr
}

func secret(for account: String) -> String? {
  let query: [CFString: Any] = [
    kSecClass: kSecClassGenericPassword, kSecAttrAccount: account,
    kSecReturnData: kCFBooleanTrue!, kSecReturnAttributes: kCFBooleanFalse as Any,
    kSecMatchLimit: kSecMatchLimitOne,
  ]
  var item: CFTypeRef?
  guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
  return (item as? Data).flatMap { String(data: $0, encoding: .utf8) }
}

func all() -> [[String: Any]] {
  let query = NSMutableDictionary()
  query[kSecClass as String] = kSecClassGenericPassword
  query[kSecReturnAttributes as String] = true
  let copy: CFMutableDictionary = query
  var items: AnyObject?
  let status = withUnsafeMutablePointer(to: &items) {
    SecItemCopyMatching(copy, UnsafeMutablePointer($0))
  }
  return status == errSecSuccess ? items as? [[String: Any]] ?? [] : []
}

func key(of count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  guard SecRandomCopyBytes(kSecRandomDefault, count, &bytes) == errSecSuccess else { return nil }
  return Data(bytes)
}

func objects() -> [CFTypeRef] {
  let number: CFNumber = 1
  let flag: CFBoolean = true
  let date = Date.now as CFDate
  return [number, flag, date, ["a", "b"] as CFArray]
}

let allocator: CFAllocator? = kCFAllocatorDefault

let keychainWords: [String] = [
  kSecClass, kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate,
  kSecClassKey, kSecClassIdentity, kSecMatchLimit, kSecMatchLimitOne, kSecMatchLimitAll,
  kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef, kSecValueData,
  kSecValuePersistentRef, kSecUseDataProtectionKeychain, kSecAttrAccessGroup, kSecAttrAccessible,
  kSecAttrSynchronizable, kSecAttrSynchronizableAny, kSecAttrLabel, kSecAttrAccount,
  kSecAttrCreationDate, kSecAttrModificationDate, kSecAttrDescription, kSecAttrComment,
  kSecAttrCreator, kSecAttrType, kSecAttrIsInvisible, kSecAttrIsNegative, kSecAttrService,
  kSecAttrGeneric, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
  kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrAccessibleWhenUnlocked,
  kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
  kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
  kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleAlwaysThisDeviceOnly,
  kSecAttrProtocolFTP, kSecAttrProtocolFTPAccount, kSecAttrProtocolHTTP, kSecAttrProtocolIRC,
  kSecAttrProtocolNNTP, kSecAttrProtocolPOP3, kSecAttrProtocolSMTP, kSecAttrProtocolSOCKS,
  kSecAttrProtocolIMAP, kSecAttrProtocolLDAP, kSecAttrProtocolTelnet, kSecAttrProtocolSSH,
  kSecAttrProtocolFTPS, kSecAttrProtocolHTTPS, kSecAttrProtocolHTTPProxy,
  kSecAttrProtocolHTTPSProxy, kSecAttrProtocolFTPProxy, kSecAttrProtocolSMB, kSecAttrProtocolIPP,
  kSecAttrProtocolNNTPS, kSecAttrProtocolLDAPS, kSecAttrProtocolIMAPS, kSecAttrProtocolIRCS,
  kSecAttrProtocolPOP3S, kSecAttrAuthenticationTypeNTLM, kSecAttrAuthenticationTypeMSN,
  kSecAttrAuthenticationTypeDPA, kSecAttrAuthenticationTypeRPA,
  kSecAttrAuthenticationTypeHTTPBasic, kSecAttrAuthenticationTypeHTTPDigest,
  kSecAttrAuthenticationTypeHTMLForm, kSecAttrAuthenticationTypeDefault,
].map { $0 as String }

let resultCodes: [OSStatus] = [
  errSecSuccess, errSecUnimplemented, errSecDiskFull, errSecIO, errSecParam, errSecAllocate,
  errSecUserCanceled, errSecBadReq, errSecInternalComponent, errSecNotAvailable, errSecReadOnly,
  errSecAuthFailed, errSecNoSuchKeychain, errSecInvalidKeychain, errSecDuplicateKeychain,
  errSecDuplicateItem, errSecItemNotFound, errSecBufferTooSmall, errSecDataTooLarge,
  errSecNoSuchAttr, errSecInvalidItemRef, errSecNoSuchClass, errSecNoDefaultKeychain,
  errSecInteractionNotAllowed, errSecInteractionRequired, errSecDecode, errSecMissingEntitlement,
]
