import CoordinatorGraph

/// Counts how often each place in source resolved a type. It creates names only when they are read, to keep
/// resolving fast.
struct Tally {
  let type: Any.Type
  var count = 0

  /// One place that asks for one type.
  struct Key: Hashable {
    let type: ObjectIdentifier
    let resolver: String?
    let location: SourceLocation
    let isRegistered: Bool
  }
}

extension Resolution {
  init(key: Tally.Key, tally: Tally) {
    typeName = String(describing: tally.type)
    resolver = key.resolver
    location = key.location
    isRegistered = key.isRegistered
    count = tally.count
  }

  var order: (String, String, Int, String, Int) {
    (typeName, location.file, location.line, resolver ?? "", isRegistered ? 1 : 0)
  }
}
