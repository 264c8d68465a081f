import BanyanBrowser
import HTTPTypes
import Hummingbird
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Answers the requests that are the route's, and lets the others pass.
struct ToolMiddleware<Context: RequestContext>: RouterMiddleware {
  let route: BrowserRoute

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let head = try HTTPRequestHead(request.head)
    guard let answer = await route.response(to: head) else {
      return try await next(request, context)
    }
    let response = try HTTPResponse(answer.head)
    return Response(
      status: response.status, headers: response.headerFields,
      body: ResponseBody(byteBuffer: answer.body))
  }
}
