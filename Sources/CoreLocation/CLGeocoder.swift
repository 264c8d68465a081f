import Foundation
import Synchronization

/// Receives the result of a geocoder.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// An object that converts between coordinates and addresses, with the help of a service.
///
/// There is no such service: each request fails with `CLError.network`, as on a device without a network. See Apple's
/// documentation of `CLGeocoder`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private struct State {
    /// The number of requests, and that of the last one to be cancelled.
    var requestCount = 0
    var cancelled = 0
    var isBusy = false
  }

  private let state = Mutex(State())

  /// A Boolean value that indicates whether the geocoder is working on a request.
  open var isGeocoding: Bool { state.withLock { $0.isBusy } }

  /// Finds the addresses of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Finds the addresses of a location, in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Finds the locations of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Finds the addresses of a location.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the addresses of a location, in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Finds the locations of an address.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Cancels the current request, which fails with `CLError.geocodeCanceled`.
  open func cancelGeocode() {
    state.withLock { $0.cancelled = $0.requestCount }
  }

  /// Answers a request on the main thread, once the caller has returned.
  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    let number = state.withLock { state in
      state.requestCount += 1
      state.isBusy = true
      return state.requestCount
    }
    let completion = UncheckedCompletion(call: completion)
    Task { @MainActor in
      let isCancelled = state.withLock { state in
        state.isBusy = state.requestCount > number
        return state.cancelled >= number
      }
      completion.call(nil, CLError(isCancelled ? .geocodeCanceled : .network))
    }
  }
}

/// A completion on its way to the main thread, where it is called once.
private struct UncheckedCompletion: @unchecked Sendable {
  let call: CLGeocodeCompletionHandler
}
