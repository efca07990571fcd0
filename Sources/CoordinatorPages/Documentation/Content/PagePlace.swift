/// The path of a page, without the file extension of its medium.
struct PagePlace: Hashable, Sendable {
  /// The kinds of pages. Style sheets know them by these names.
  enum Kind: String, Sendable {
    case overview, findings, coordinator, container
  }

  let kind: Kind
  /// The name of its file, which no other page has, whether capitals count or not.
  let name: String

  static let overview = PagePlace(kind: .overview, name: "index")
  static let findings = PagePlace(kind: .findings, name: "findings")

  /// Its folder; nil for the top.
  var folder: String? {
    switch kind {
    case .overview, .findings: nil
    case .coordinator: "coordinators"
    case .container: "containers"
    }
  }
}
