import Foundation

// The keys of dictionaries for the keychain that are not attributes of an item.

// MARK: Classes

/// The class of an item. Every dictionary for the keychain has it.
public nonisolated(unsafe) let kSecClass: CFString = "class" as NSString

/// Passwords, and any other secrets, of a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp" as NSString

/// Passwords of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet" as NSString

/// Certificates. There are none here: adding one answers `errSecUnimplemented`.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert" as NSString

/// Cryptographic keys. There are none here: adding one answers `errSecUnimplemented`. Store the bytes of a key as a generic password.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys" as NSString

/// Certificates with their keys. There are none here: adding one answers `errSecUnimplemented`.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt" as NSString

// MARK: How many

/// The key for the number of items that are asked for: a number, `kSecMatchLimitOne` or `kSecMatchLimitAll`. The default is one.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit" as NSString

/// One item, which is the result itself.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString

/// All items, in an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString

// MARK: Results

/// The key for a Boolean that asks for the data of an item.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data" as NSString

/// The key for a Boolean that asks for the attributes of an item, as a dictionary.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes" as NSString

/// The key for a Boolean that asks for a reference to an item, as data. The reference stays valid while the keychain is kept.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString

// MARK: Values

/// The secret of an item, as data.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data" as NSString

/// A reference to an item, as `kSecReturnPersistentRef` returns it.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef" as NSString

/// The key for a Boolean that selects iOS's keychain on macOS. Here there is only that one.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg" as NSString
