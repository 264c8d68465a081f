/// Not a part of the tests, which have a main of their own.
@main
enum Main {
  @MainActor static func main() { TraceApp.main() }
}
