import CoordinatorGraph

/// A registration with its instance; guarded by its container's lock.
final class Entry {
  let typeName: String
  let factory: (DIContainer) -> Any
  var resolvedCount = 0
  private let scope: Scope
  private let location: SourceLocation
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

  var registration: Registration {
    Registration(typeName: typeName, scope: scope, location: location, resolvedCount: resolvedCount)
  }

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

/// A type that a container can create.
package struct Registration: Hashable, Sendable {
  /// The name of the type, as Swift writes it.
  package let typeName: String
  /// How long the container keeps the instance.
  package let scope: Scope
  /// The place of the registration, as `#fileID` and line.
  package let location: SourceLocation
  /// How often it was resolved.
  package let resolvedCount: Int
}

/// A request to a container for an instance.
package struct Resolution: Hashable, Sendable {
  /// The name of the requested type.
  package let typeName: String
  /// The type that requested it, if known: the type named in the call, or else the type whose factory
  /// resolves.
  package let resolver: String?
  /// The place of the request, as `#fileID` and line.
  package let location: SourceLocation
  /// Whether the type was registered.
  package let isRegistered: Bool
  /// The number of requests.
  package let count: Int
}

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
