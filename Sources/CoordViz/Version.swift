/// The version of coordviz.
enum Version {
  static let current = "0.1.0"
}
