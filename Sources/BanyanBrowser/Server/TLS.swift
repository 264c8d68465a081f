import NIOCore

#if TLS
  import NIOSSL
#endif

/// The server's end of TLS, if the package was built with its trait `TLS`.
///
/// This is the only file that uses swift-nio-ssl, which most programs neither need nor build.
struct TLSServer: Sendable {
  #if TLS
    private let context: NIOSSLContext
  #endif

  /// - Throws: An error if the certificate cannot be used, or the trait is off.
  init(_ files: BrowserServer.TLSFiles) throws(BrowserServerError) {
    #if TLS
      do {
        var configuration = TLSConfiguration.makeServerConfiguration(
          certificateChain: try NIOSSLCertificate.fromPEMFile(files.certificate).map {
            .certificate($0)
          },
          privateKey: .privateKey(try NIOSSLPrivateKey(file: files.key, format: .pem)))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        context = try NIOSSLContext(configuration: configuration)
      } catch {
        throw .cannotUseCertificate(files.certificate, key: files.key, reason: "\(error)")
      }
    #else
      throw .builtWithoutTLS
    #endif
  }

  func addHandler(to pipeline: ChannelPipeline.SynchronousOperations) throws {
    #if TLS
      try pipeline.addHandler(NIOSSLServerHandler(context: context))
    #endif
  }

  /// Returns true if a client has closed its side without a TLS close notification. The end of input follows.
  static func isUncleanShutdown(_ error: any Error) -> Bool {
    #if TLS
      if case NIOSSLError.uncleanShutdown = error { return true }
    #endif
    return false
  }
}

extension Channel {
  /// True if the channel uses TLS. Read it on the channel's event loop.
  var isSecure: Bool {
    #if TLS
      eventLoop.inEventLoop
        && (try? pipeline.syncOperations.handler(type: NIOSSLServerHandler.self)) != nil
    #else
      false
    #endif
  }
}
