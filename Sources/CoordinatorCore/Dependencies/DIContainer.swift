import CoordinatorGraph

/// Creates objects by type: an app registers types at its start, and coordinators resolve them later.
///
/// ```swift
/// DIContainer.shared.register(LoginUseCase.self) { LoginUseCaseImplementation() }
/// let useCase = DIContainer.shared.resolve(LoginUseCase.self)
/// ```
///
/// It can be used from any thread. A lock guards its state but is not held while a factory runs, so a factory
/// may resolve, register and wait.
///
/// An instance is as safe to share as its own type is. A factory runs on the thread that resolves: resolve
/// main-actor objects on the main thread.
///
/// It also notes who resolved which type, for diagrams. That takes memory for each place in source that
/// resolves, not for each call.
public final class DIContainer: @unchecked Sendable {
  /// The container of the whole app.
  public static let shared = DIContainer()

  let lock = Lock()
  var entries: [ObjectIdentifier: Entry] = [:]
  private var asked: Set<Resolution> = []
  var inProgress: [ThreadID: [Entry]] = [:]

  /// A container without registrations.
  public init() {}

  /// Registers how to make a type, as a rule a protocol. An earlier registration of the type is forgotten.
  ///
  /// - Parameter factory: Creates the object. It gets the container, to resolve dependencies.
  public func register<Service>(
    _ type: Service.Type = Service.self,
    scope: Scope = .transient,
    fileID: String = #fileID,
    line: Int = #line,
    _ factory: @escaping (DIContainer) -> Service
  ) {
    let location = SourceLocation(file: fileID, line: line)
    let entry = Entry(type: type, scope: scope, location: location, factory: factory)
    let replaced = lock.locked { entries.updateValue(entry, forKey: ObjectIdentifier(type)) }
    // Released outside the lock: its deinitializer may call the container.
    withExtendedLifetime(replaced) {}
  }

  /// Registers a factory that does not need the container.
  public func register<Service>(
    _ type: Service.Type = Service.self,
    scope: Scope = .transient,
    fileID: String = #fileID,
    line: Int = #line,
    _ factory: @escaping () -> Service
  ) {
    register(type, scope: scope, fileID: fileID, line: line) { _ in factory() }
  }

  /// Registers an object that exists already, under its own type or a protocol's.
  public func register<Service>(
    _ type: Service.Type = Service.self,
    instance: Service,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    register(type, scope: .shared, fileID: fileID, line: line) { _ in instance }
  }
}

/// How long a container keeps an instance.
public enum Scope: String, CaseIterable, Hashable, Sendable {
  /// Not at all: each call returns a new object.
  case transient
  /// As long as the container lives: all get the same object. When two threads ask first at the same time, both may
  /// run the factory; both get the object that was ready first.
  case shared
  /// As long as another owner keeps it. Values that are not objects are created each time.
  case weak
}

extension DIContainer {
  /// The instance of a type: a new or an existing one, depending on its scope.
  ///
  /// - Parameters:
  ///   - type: The type, as it was registered.
  ///   - resolver: The object that requests it, for diagrams; by default the place in source.
  /// - Returns: nil when the type is not registered, or when its factory resolves the same type again,
  ///   directly or indirectly. In that case the inner call returns nil.
  public func resolve<Service>(
    _ type: Service.Type = Service.self,
    for resolver: AnyObject? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Service? {
    let name = resolver.map { String(describing: Swift.type(of: $0)) }
    let place = SourceLocation(file: fileID, line: line)
    switch begin(type, resolver: name, location: place) {
    case .missing: return nil
    case .existing(let object): return object as? Service
    case .toMake(let entry): return make(entry) as? Service
    }
  }

  private enum Beginning {
    case missing
    case existing(Any)
    case toMake(Entry)
  }

  private func begin(_ type: Any.Type, resolver: String?, location: SourceLocation) -> Beginning {
    lock.locked {
      let path = inProgress[.current] ?? []
      let entry = entries[ObjectIdentifier(type)]
      let resolver = resolver ?? path.last?.typeName
      asked.insert(Resolution(type: type, resolver: resolver, location: location))
      guard let entry else { return .missing }
      if let object = entry.kept { return .existing(object) }
      guard !path.contains(where: { $0 === entry }) else { return .missing }
      inProgress[.current, default: []].append(entry)
      return .toMake(entry)
    }
  }

  private func make(_ entry: Entry) -> Any {
    let made = entry.factory(self)
    return lock.locked {
      let path = inProgress[.current]?.dropLast() ?? []
      inProgress[.current] = path.isEmpty ? nil : Array(path)
      return entry.keep(made)
    }
  }

  /// The registrations, sorted by type name.
  var registrations: [Entry] {
    lock.locked { Array(entries.values) }.sorted {
      ($0.typeName, $0.location.file, $0.location.line) < ($1.typeName, $1.location.file, $1.location.line)
    }
  }

  /// All resolutions since the container was created, sorted by type name and place.
  var resolutions: [Resolution] {
    lock.locked { asked }.sorted { $0.order < $1.order }
  }
}
