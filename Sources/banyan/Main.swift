import BanyanTool

@main
enum Main {
  static func main() {
    Banyan.main()
  }
}
