/// The words that containers are written with.
enum ContainerNaming {
  /// Whether a method may put something into a registry.
  static func isRegistering(_ name: Name) -> Bool { registering.hasStart(of: name.text) }

  private static let registering: AffixList = [
    "register", "bind", "add", "set", "provide", "store", "put", "insert", "map",
    "autoregister",
  ]

  /// Whether a method may take something out of a registry.
  static func isResolving(_ name: Name) -> Bool {
    resolving.hasStart(of: name.text) || name == "callAsFunction"
  }

  private static let resolving: AffixList = [
    "resolve", "get", "inject", "make", "retrieve", "instance", "find", "fetch", "obtain", "require", "load",
    "dependency", "service",
  ]

  /// Whether a name says that something holds what others need.
  static func isContainer(_ name: Name) -> Bool { containers.hasEnd(of: name.text) }

  private static let containers: AffixList = [
    "Container", "Assembly", "Assembler", "Component", "Injector", "CompositionRoot",
  ]

  /// Whether a name is that of a protocol for the dependencies of a container: `HomeDependency`.
  static func isDependency(_ name: Name) -> Bool {
    let name = name.lastPart
    return ["Dependency", "Dependencies"].contains { name.hasSuffix($0) && name != $0 }
  }

  /// Whether a name is that of a generic base class whose subclasses hand out dependencies, of a library or a package.
  static func isBase(_ name: Name) -> Bool {
    bases.contains(name.lastPart) || Dialect.containerBases.contains(name.lastPart)
  }

  private static let bases: Set = [
    "Container", "DependencyContainer", "BaseContainer", "BaseComponent", "DIContainer",
  ]

  /// The names of properties that refer to the parent of a container.
  static let waysUp: Set = ["dependency", "dependencies", "component", "parent", "parentComponent"]

  /// Whether subtypes of a base are surely no containers, but screens, models or apps.
  static func isForeign(_ base: Name) -> Bool {
    let base = base.lastPart
    return foreign.contains(base) || base.hasPrefix(UIKit.prefix) && base != "UIDependency"
      || ["ViewController", "View", "Cell", "Delegate", "ViewModel", "Entity", "DataSource"].contains {
        base.hasSuffix($0)
      }
  }

  private static let foreign: Set = [
    "App", "Scene", "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSManagedObject",
    "ViewModifier", "PreviewProvider", "XCTestCase", "Operation", "Thread", "Error", "Codable", "Decodable",
    "Encodable", "CaseIterable", "Reducer",
  ]
}
