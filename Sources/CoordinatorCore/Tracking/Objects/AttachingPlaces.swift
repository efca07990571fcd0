import CoordinatorGraph

/// Where an object was attached, by the token of the coordinator that it was attached to. Most have one parent all their life.
struct AttachingPlaces {
  private var first: (token: Int, place: SourceLocation)?
  private var others: [Int: SourceLocation] = [:]

  subscript(token: Int) -> SourceLocation? {
    get { first?.token == token ? first?.place : others.isEmpty ? nil : others[token] }
    set {
      if first == nil || first?.token == token {
        first = newValue.map { (token, $0) }
        if !others.isEmpty { others[token] = nil }
      } else {
        others[token] = newValue
      }
    }
  }
}
