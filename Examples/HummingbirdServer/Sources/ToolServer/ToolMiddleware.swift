import BanyanBrowser
import HTTPTypes
import Hummingbird
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Answers the requests that belong to the route, and passes on the others.
struct ToolMiddleware<Context: RemoteAddressRequestContext>: RouterMiddleware {
  let route: BrowserRoute
  /// A Boolean value that indicates whether the server speaks TLS.
  let isSecure: Bool

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let head = try HTTPRequestHead(request.head)
    guard
      let answer = await route.response(
        to: head, from: context.remoteAddress, isSecure: isSecure)
    else {
      return try await next(request, context)
    }
    let response = try HTTPResponse(answer.head)
    return Response(
      status: response.status, headers: response.headerFields,
      body: ResponseBody(byteBuffer: answer.body))
  }
}
