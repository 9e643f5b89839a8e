@main
enum ReadyDay {
  static func main() {
    print("readyday")
  }
}
