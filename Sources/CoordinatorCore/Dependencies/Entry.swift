import CoordinatorGraph

/// A registration with its instance; guarded by its container's lock.
final class Entry {
  let typeName: String
  let factory: (DIContainer) -> Any
  let scope: Scope
  let location: SourceLocation
  private var shared: Any?
  private weak var weakly: AnyObject?

  init(type: Any.Type, scope: Scope, location: SourceLocation, factory: @escaping (DIContainer) -> Any) {
    typeName = String(describing: type)
    self.scope = scope
    self.location = location
    self.factory = factory
  }

  /// An existing instance that is to be returned again.
  var kept: Any? { shared ?? weakly }

  /// Keeps an instance according to the scope.
  ///
  /// - The instance to return: another thread may have created it first.
  func keep(_ made: Any) -> Any {
    if let kept { return kept }
    switch scope {
    case .transient: break
    case .shared: shared = made
    case .weak where type(of: made) is AnyObject.Type: weakly = made as AnyObject
    case .weak: break
    }
    return made
  }
}

/// One place that asks a container for one type.
struct Resolution: Hashable, Sendable {
  let type: Any.Type
  /// The type that requested it, if known: the type named in the call, or else the type whose factory
  /// resolves.
  let resolver: String?
  let location: SourceLocation

  /// Made when it is read, to keep resolving fast.
  var typeName: String { String(describing: type) }

  var order: (String, String, Int, String) { (typeName, location.file, location.line, resolver ?? "") }

  static func == (one: Self, other: Self) -> Bool {
    one.type == other.type && one.resolver == other.resolver && one.location == other.location
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(resolver)
    hasher.combine(location)
  }
}
