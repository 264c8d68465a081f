@main struct Banyan { static func main() {} }
