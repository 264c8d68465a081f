import CoreLocation

/// The domain of the errors of this framework.
public let MKErrorDomain = "MKErrorDomain"

/// An error of this framework. See Apple's documentation of `MKError`.
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The reason of an error. There are those that can occur.
  public enum Code: UInt, Sendable {
    /// The service could not be reached, or could not answer.
    case serverFailure = 2
    /// Nothing was found.
    case placemarkNotFound = 4
  }

  /// The reason of the error.
  public let code: Code

  /// Creates an error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { MKErrorDomain }

  public var errorCode: Int { Int(code.rawValue) }
}

/// A search for places.
///
/// There is no service that knows places: each search fails with `MKError.Code.serverFailure`, as on a device that cannot reach it. See
/// Apple's documentation of `MKLocalSearch`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A request to search for places. See Apple's documentation of `MKLocalSearch.Request`.
  open class Request: NSObject, @unchecked Sendable {
    /// The words to search for.
    open var naturalLanguageQuery: String?
    /// The region in which to search.
    open var region = MKCoordinateRegion()

    /// Creates a request.
    public override init() {
      super.init()
    }
  }

  /// The places that a search has found. See Apple's documentation of `MKLocalSearch.Response`.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem]
    /// The region around them.
    public let boundingRegion: MKCoordinateRegion

    init(_ mapItems: [MKMapItem], _ boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
      super.init()
    }
  }

  /// Receives the result of a search.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {
    super.init()
  }

  /// Searches. The handler is called on the main thread.
  open func start(completionHandler: @escaping CompletionHandler) {
    let completion = UncheckedCompletion(call: completionHandler)
    Task { @MainActor in completion.call(nil, MKError(.serverFailure)) }
  }

  /// Searches.
  open func start() async throws -> Response {
    throw MKError(.serverFailure)
  }
}

/// A completion on its way to the main thread, where it is called once.
private struct UncheckedCompletion: @unchecked Sendable {
  let call: MKLocalSearch.CompletionHandler
}
