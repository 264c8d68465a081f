import Foundation

// The keys of the attributes of an item.

// MARK: All items

/// The name of the group of apps that share the item. The default is the identifier of the app's bundle.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp" as NSString

/// The key for the times at which an item may be read on a device that can be locked. The keychain keeps the value, which has no
/// effect here: a server has no lock. The default is `kSecAttrAccessibleWhenUnlocked`.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn" as NSString

/// The key for a Boolean that marks an item for all of a person's devices. The keychain keeps the value, and uses it only to
/// decide which queries find the item. A query may use `kSecAttrSynchronizableAny` instead. The default is false.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync" as NSString

/// Both synchronizable items and others.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna" as NSString

/// The name of the item for the person.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl" as NSString

// MARK: Passwords

/// The name of the account.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct" as NSString

/// The key for the date at which the item was added.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat" as NSString

/// The key for the date of the item's last change.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat" as NSString

/// A description of the kind of item for the person.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc" as NSString

/// A comment of the person's.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt" as NSString

/// The creator, as a number with four letters.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr" as NSString

/// The type, as a number with four letters.
public nonisolated(unsafe) let kSecAttrType: CFString = "type" as NSString

/// The key for a Boolean that hides an item from the person.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi" as NSString

/// The key for a Boolean that is true if there is no password, because the person enters it each time.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega" as NSString

// MARK: Generic passwords

/// The name of the service.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce" as NSString

/// Any data of the app's.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena" as NSString

// MARK: Internet passwords

/// The name or address of the server.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr" as NSString

/// The protocol, such as `kSecAttrProtocolHTTPS`.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl" as NSString

/// The number of the port.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port" as NSString

/// The path, as in a URL.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path" as NSString

/// The security domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn" as NSString

/// The key for the server's way to check the password, such as `kSecAttrAuthenticationTypeHTTPBasic`.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp" as NSString
