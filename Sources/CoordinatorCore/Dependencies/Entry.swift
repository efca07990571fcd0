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
