/// Everything that the scanner knows about one library, or one style, of coordinators.
///
/// Each dialect is a value, and has a file. To add one, write that file, add a row to ``all``, and add a fixture app
/// with its expected graph. Everything that a library does not have stays at its default.
struct Dialect: Sendable {
  /// The name of the library.
  let name: String

  /// Types of the library that make coordinators of their subclasses.
  var bases: [Base] = []

  /// Whether the library removes a child when the child's views are gone.
  var removesChildren = false

  /// Bases whose coordinators show tabs.
  var tabBases: Set<String> = []

  /// How a base presents the screens that it is made with, by the name of the base.
  var startPresentations: [String: Presentation] = [:]

  /// How coordinators of ``bases`` present what they hand to a case, to a method of the library or to a property wrapper,
  /// by its name: `.overlay(help)`, `@Route(.modal)`. ``Presentation/init(method:)`` knows `push`, `present`, `show` and others.
  var presentations: [Name: Presentation] = [:]

  /// Bases of which an app makes one, or the library for it: their coordinators are roots, and put their view into the window.
  var rootBases: Set<String> = []

  /// Property wrappers that make tabs on coordinators of ``tabBases``.
  var tabRoutes: Set<Name> = []

  /// Bases whose coordinators have their own view. A builder makes it.
  var viewBases: Set<String> = []

  /// Protocols of things that are shown like screens.
  var screenProtocols: Set<String> = []

  /// Types that wrap a coordinator, and represent it.
  var wrappers: Set<String> = []

  /// Those of ``wrappers`` that are given a view to put around the coordinator's own.
  var decorators: Set<Name> = []

  /// Members that return the same coordinator under another type.
  var erasers: [Name] = []

  /// Methods that trigger a route on the coordinators after a label, and attach none of them.
  var triggers: Trigger?

  /// Objects that decide what a coordinator attaches.
  var interactors: Interactors?

  /// Generic bases of containers: what they are generic over, their maker gives. Those without arguments ask for nothing.
  var containerBases: Set<String> = []

  /// Those of ``containerBases`` that ask for nothing.
  var independentBases: Set<String> = []

  /// How generic bases are named that make the container which they are generic over the dependency of.
  var builderSuffixes: Set<String> = []

  /// Methods that keep what their closure makes, and return it.
  var sharingMethods: Set<Name> = []

  /// The operators of streams.
  var streams = StreamModel()

  /// Every dialect. The first one that knows a base type decides.
  static let all: [Dialect] = [
    .rxFlow, .ribs, .stinsen, .suiCoordinator, .plainCoordinators, .xCoordinator, .needle, .rxSwift, .combine,
  ]
}

extension Dialect {
  /// Types of a library that make coordinators of what inherits from them.
  struct Base: Sendable {
    /// The names; a macro has an at sign before its own.
    let names: Set<String>
    /// Whether a type counts only with generic arguments: `Router<HomeInteractable>`.
    var needsArguments = false
    /// The modules, one of which some file has to import; empty where the name alone is enough.
    var modules: Set<String> = []
    /// Whether coordinators conform to it; else they inherit from it.
    var isProtocol = false
    /// What `--explain` adds behind the name: ` of RIBs`.
    var addition = ""

    /// Whether a type is one of these.
    func matches(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
      names.contains(base.name.lastPart) && (!needsArguments || !base.arguments.isEmpty)
    }

    /// The relation of a coordinator to one of them.
    func relation(to base: Name) -> String {
      if base.hasPrefix("@") { return "has the macro" }
      return isProtocol ? "conforms to" : "inherits from"
    }
  }

  /// Objects that decide what a coordinator attaches, each in a property of the object.
  struct Interactors: Sendable {
    let bases: Set<String>
    /// The method that the library calls when the object becomes active.
    let activation: Name
  }

  /// Methods that trigger a route on other coordinators.
  struct Trigger: Sendable {
    let methods: Set<Name>
    /// The label of the coordinators.
    let label: Name
  }
}
