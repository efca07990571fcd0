final class DIContainer {
  nonisolated(unsafe) static let shared = DIContainer()

  private var factories: [String: () -> Any] = [:]
  private var instances: [String: Any] = [:]

  private init() {}

  /// Made anew each time that it is asked for.
  func register<T>(_ type: T.Type, factory: @escaping () -> T) {
    factories[String(describing: type)] = factory
  }

  /// The same one for all.
  func register<T>(_ type: T.Type, instance: T) {
    instances[String(describing: type)] = instance
  }

  func resolve<T>(_ type: T.Type) -> T? {
    let name = String(describing: type)
    return (instances[name] ?? factories[name]?()) as? T
  }
}
