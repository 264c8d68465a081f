/// Not part of the tests, which have an entry point of their own.
@main
enum Main {
  @MainActor static func main() { TraceApp.main() }
}
