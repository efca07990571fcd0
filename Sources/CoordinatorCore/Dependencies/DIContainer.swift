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
/// It also counts who resolved which type, for diagrams. That takes memory for each place in source that
/// resolves, not for each call.
public final class DIContainer: @unchecked Sendable {
  /// The container of the whole app.
  public static let shared = DIContainer()

  let lock = Lock()
  var entries: [ObjectIdentifier: Entry] = [:]
  var tallies: [Tally.Key: Tally] = [:]
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

  /// Removes the registration of a type. Existing instances stay with their owners.
  public func unregister<Service>(_ type: Service.Type) {
    let removed = lock.locked { entries.removeValue(forKey: ObjectIdentifier(type)) }
    withExtendedLifetime(removed) {}
  }
}
