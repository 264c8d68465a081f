import Foundation

// Values of attributes of an item.

// MARK: When an item may be read

/// While the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString

/// After the device has been unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString

/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk" as NSString

/// While the device is unlocked and has a passcode, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "akpu" as NSString

/// While the device is unlocked, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "aku" as NSString

/// After the device has been unlocked once, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "cku" as NSString

/// Always, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString

// MARK: Protocols

/// The protocol of a server: FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp " as NSString

/// The protocol of a server: an FTP account on a client.
public nonisolated(unsafe) let kSecAttrProtocolFTPAccount: CFString = "ftpa" as NSString

/// The protocol of a server: HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http" as NSString

/// The protocol of a server: IRC.
public nonisolated(unsafe) let kSecAttrProtocolIRC: CFString = "irc " as NSString

/// The protocol of a server: NNTP.
public nonisolated(unsafe) let kSecAttrProtocolNNTP: CFString = "nntp" as NSString

/// The protocol of a server: POP3.
public nonisolated(unsafe) let kSecAttrProtocolPOP3: CFString = "pop3" as NSString

/// The protocol of a server: SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp" as NSString

/// The protocol of a server: SOCKS.
public nonisolated(unsafe) let kSecAttrProtocolSOCKS: CFString = "sox " as NSString

/// The protocol of a server: IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap" as NSString

/// The protocol of a server: LDAP.
public nonisolated(unsafe) let kSecAttrProtocolLDAP: CFString = "ldap" as NSString

/// The protocol of a server: Telnet.
public nonisolated(unsafe) let kSecAttrProtocolTelnet: CFString = "teln" as NSString

/// The protocol of a server: SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh " as NSString

/// The protocol of a server: FTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolFTPS: CFString = "ftps" as NSString

/// The protocol of a server: HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps" as NSString

/// The protocol of a server: a proxy for HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTPProxy: CFString = "htpx" as NSString

/// The protocol of a server: a proxy for HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPSProxy: CFString = "htsx" as NSString

/// The protocol of a server: a proxy for FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTPProxy: CFString = "ftpx" as NSString

/// The protocol of a server: SMB.
public nonisolated(unsafe) let kSecAttrProtocolSMB: CFString = "smb " as NSString

/// The protocol of a server: IPP.
public nonisolated(unsafe) let kSecAttrProtocolIPP: CFString = "ipp " as NSString

/// The protocol of a server: NNTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolNNTPS: CFString = "ntps" as NSString

/// The protocol of a server: LDAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolLDAPS: CFString = "ldps" as NSString

/// The protocol of a server: IMAP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIMAPS: CFString = "imps" as NSString

/// The protocol of a server: IRC over TLS.
public nonisolated(unsafe) let kSecAttrProtocolIRCS: CFString = "ircs" as NSString

/// The protocol of a server: POP3 over TLS.
public nonisolated(unsafe) let kSecAttrProtocolPOP3S: CFString = "pops" as NSString

// MARK: Authentication types

/// NTLM.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm" as NSString

/// MSN's own.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeMSN: CFString = "msna" as NSString

/// Distributed Password authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDPA: CFString = "dpaa" as NSString

/// Remote Password authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeRPA: CFString = "rpaa" as NSString

/// Basic, of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http" as NSString

/// Digest, of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd" as NSString

/// A form of a page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form" as NSString

/// The default.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt" as NSString
