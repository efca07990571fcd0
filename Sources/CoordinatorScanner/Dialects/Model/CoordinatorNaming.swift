/// The words that the pattern is written with.
enum CoordinatorNaming {
  /// Whether a name says that something coordinates: `HomeCoordinator`, `Coordinating`, `HomeCoordiantor`.
  static func isCoordinating(_ name: Name) -> Bool {
    guard hasStart(ofStems: name) else { return false }
    let name = name.lastPart.lowercased()
    return stems.contains { name.has($0) }
  }

  /// Whether a name has the first letters of a stem. Few have, and this is asked of every name there is.
  private static func hasStart(ofStems name: Name) -> Bool {
    var (last, previous): (UInt8, UInt8) = (0, 0)
    for byte in name.text.utf8 {
      let small = byte | 0x20
      if small == UInt8(ascii: "o") || small == UInt8(ascii: "r"), previous == UInt8(ascii: "o"),
        last == UInt8(ascii: "c")
      {
        return true
      }
      (last, previous) = (previous, small)
    }
    return false
  }

  /// The stem of the word, as it is spelt and misspelt.
  private static let stems = [
    "coordinat", "cordinat", "coordiant", "coordinator", "coodinat", "coorinat", "cooditna",
  ]

  /// Whether the last word of a name says that it is a coordinator: `HomeCoordinator`, but not `CoordinatorFactory`.
  static func endsInCoordinating(_ name: Name) -> Bool {
    var words = name.lastPart
    for end in ["Implementation", "Impl", "Base", "Protocol", "Type", "Interface"] {
      words = words.dropping(suffix: end) ?? words
    }
    if words.hasSuffix("FlowController") { return true }
    return isCoordinating(Name(String(words[(words.lastIndex { $0.isUppercase } ?? words.startIndex)...])))
  }

  /// Whether the last word of a name says that it is a coordinator or a flow: `RatingFlow`.
  static func endsInCoordinatingOrFlow(_ name: Name) -> Bool { endsInCoordinating(name) || endsInFlow(name) }

  /// Whether a name is that of a view around a flow: `CartCoordinatorView`, `CartFlow`, `ShopRoot`, `MainTabView`.
  static func isFlowView(_ name: Name) -> Bool {
    let words = name.lastPart.dropping(suffix: "View") ?? name.lastPart
    return isCoordinating(name) || frames.hasEnd(of: words)
  }

  private static let frames: AffixList = [
    "Flow", "Router", "Navigator", "Navigation", "Root", "Host", "Container", "Tab", "Tabs", "FlowScreen",
    "Stack",
  ]

  /// Whether the name of a view says that it is itself a coordinator: `CartCoordinatorView`, `CartFlow`.
  static func isFlowItself(_ name: Name) -> Bool {
    let words = name.text.dropping(suffix: "View") ?? name.text
    return words.hasSuffix("Coordinator") || words.hasSuffix("Flow")
  }

  /// Whether a name is that of a flow: `LoginFlow`, `LoginFlowController`.
  static func isFlow(_ name: Name) -> Bool { endsInFlow(name) || name.hasSuffix("FlowController") }

  /// Whether a name ends in the word flow: `LoginFlow`.
  static func endsInFlow(_ name: Name) -> Bool { name.hasSuffix("Flow") }

  /// Whether a name is that of a router: `LoginRouter`.
  static func isRouter(_ name: Name) -> Bool { name.hasSuffix("Router") }

  /// Whether a name is that of a base class of coordinators: `BaseCoordinator`, `AbstractRouter`, `Coordinator`.
  static func isBase(_ name: Name) -> Bool {
    let name = name.lastPart
    return ["Base", "Abstract"].contains { name.hasPrefix($0) } || ["Coordinator", "Router"].contains(name)
  }

  /// Whether a type of a library may wrap a coordinator, by its name: `AnyRouter`, `NavigationViewCoordinator`.
  static func isWrapper(_ name: Name) -> Bool {
    let name = name.lastPart
    return name.hasPrefix("Any") || name.hasSuffix("Coordinator") || name.hasSuffix("Router")
      || name.hasPrefix("Strong")
  }

  /// The names under which a view usually keeps the coordinator of its own flow.
  static let ownerNames: [Name] = ["coordinator", "flow", "router"]

  /// Whether a name says that something routes or runs a flow, as coordinators do in some dialects.
  static func isRouting(_ name: Name) -> Bool { routing.hasEnd(of: name.text) }

  private static let routing: AffixList = [
    "Router", "Routing", "FlowController", "Flow", "FlowModel", "FlowViewModel", "Navigator",
    "NavigationManager", "NavigationModel", "NavigationState", "NavigationStore",
    "CoordinatorModel", "CoordinatorViewModel",
  ]

  /// Whether a name is that of a coordinator or a router, as both kinds may be bases, children and parents.
  static func isCoordinatingOrRouting(_ name: Name) -> Bool { isCoordinating(name) || isRouting(name) }

  /// The name without the word of a model: `CartCoordinator` of `CartCoordinatorViewModel`.
  static func modelled(_ name: Name) -> Name? {
    (name.text.dropping(suffix: "ViewModel") ?? name.text.dropping(suffix: "Model")).map { Name($0) }
  }

  /// Whether a name is that of what is seen of an app: `screen`, `DataFlow`, `currentStep`.
  static func isStage(_ name: Name) -> Bool {
    let name = name.lastPart.lowercased()
    return ["screen", "flow", "route", "page", "step", "destination", "stage", "phase", "root"].contains {
      name.hasPrefix($0) || name.hasSuffix($0)
    }
  }

  /// Whether a name is that of a list of children.
  static func isChildList(_ name: Name) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("child") || name.hasSuffix("children") || name.hasSuffix("childs")
      || name.hasSuffix("childcoordinators")
  }

  /// The property of a coordinator that has one child at a time. The live walk knows the same name.
  static let childSlot: Name = "childCoordinator"

  /// Whether a list is named after its elements only: `coordinators`, `dependencies`. Other lists may hold parents,
  /// siblings, or the history.
  static func isKindList(_ name: Name) -> Bool { kindLists.contains(name.lowercased()) }

  private static let kindLists: Set = [
    "coordinators", "dependencies", "flows", "subflows", "routers", "subcoordinators", "activecoordinators",
  ]

  /// Whether a type keeps coordinators for one, by its name: `ChildCoordinatorStore`.
  static func isStore(_ name: Name) -> Bool {
    storing.hasEnd(of: name.lastPart) && (isCoordinating(name) || name.lastPart.lowercased().has("child"))
  }

  private static let storing: AffixList = ["Store", "Storage", "Bag", "Holder", "Pool", "Collection"]

  /// Whether a static method makes an object.
  static func isMaking(_ name: Name) -> Bool { making.hasStart(of: name.text) }

  private static let making: AffixList = [
    "make", "create", "build", "new", "instantiate", "instance", "from", "load",
  ]

  /// Whether a method starts a coordinator.
  static func isStarting(_ name: Name) -> Bool {
    ["start", "begin", "launch", "run"].contains(name.text) || name.hasPrefix("start")
  }

  /// Whether a method or a property gives the view of a whole flow: `start()`, `rootView`, `build()`.
  static func givesFlow(_ name: Name) -> Bool {
    isStarting(name) || name.lowercased().has("root") || name == "build"
  }

  /// Whether a method or a property gives the view of an object, which may be a flow's: `body`, `content`.
  static func givesView(_ name: Name) -> Bool { givesFlow(name) || viewGiving.contains(name.text) }

  private static let viewGiving: Set = [
    "body", "buildView", "content", "contentView", "createView", "makeBody", "makeView", "view",
  ]

  /// Whether a method of a list or of a base class attaches what it is given.
  static func isAttaching(_ name: Name) -> Bool {
    if isDetaching(name) { return false }
    let name = name.lowercased()
    return attaching.contains { name.hasPrefix($0) }
  }

  private static let attaching = [
    "add", "attach", "append", "store", "insert", "start", "coordinate", "push", "present", "set", "show",
    "route",
    "trigger", "retain", "register", "launch", "open", "embed", "init", "transition", "replace", "switch",
    "navigate",
  ]

  /// Whether a method detaches what it is given.
  static func isDetaching(_ name: Name) -> Bool {
    let name = name.lowercased()
    return detaching.contains { name.has($0) }
  }

  private static let detaching = [
    "remove", "detach", "finish", "free", "release", "dismiss", "pop", "stop", "didclose", "didend",
    "cleanup", "delete",
  ]

  /// Whether a property is a way up: to a parent, a listener or a delegate.
  static func isWayUp(_ name: Name) -> Bool {
    let small = name.lowercased().drop { $0 == "_" }
    return small.hasPrefix("parent") || small == "owner" || isListener(name)
  }

  /// Whether a name is that of a container of coordinators: `NavigationStackCoordinator`.
  static func isNavigationContainer(_ name: Name) -> Bool {
    let name = name.lastPart
    return name.hasPrefix("Navigation") && name.hasSuffix("Coordinator")
  }

  /// Whether a method of such a container shows the coordinator that it is given: `push`, `setSheetCoordinator`.
  static func isShowing(_ method: Name) -> Bool {
    method == "push" || method.hasPrefix("set") && method.hasSuffix("Coordinator")
  }

  /// Whether a property is a way up through a protocol made for it.
  static func isListener(_ name: Name) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("listener") || name.hasSuffix("output")
  }

  /// Whether a name is that of an eraser of types: `AnyCoordinator`.
  static func isEraser(_ name: Name) -> Bool {
    let rest = name.lastPart.dropFirst(3)
    return name.lastPart.hasPrefix("Any") && rest.first?.isUppercase == true
  }

  /// Whether a type replaces another in tests and previews.
  static func isTestDouble(_ name: Name) -> Bool {
    let name = name.lastPart
    return testDoubles.hasStart(of: name) || testDoubles.hasEnd(of: name)
  }

  private static let testDoubles: AffixList = ["Mock", "Stub", "Spy", "Fake", "Dummy", "Tests", "TestCase"]

  /// Whether a name is that of a preview: `PreviewHome`, `HomePreview`.
  static func isPreview(_ name: Name) -> Bool {
    name.lastPart.hasPrefix("Preview") || name.hasSuffix("Preview")
  }

  /// The type that a preview shows: `Home` for `PreviewHome` and `HomePreview`. Nil if the name does not say it.
  /// An app can have real previews.
  static func previewed(_ name: Name) -> String? {
    let name = name.lastPart
    let rest =
      if name.hasPrefix("Preview") { String(name.dropFirst(7)) } else { name.dropping(suffix: "Preview") }
    return rest.flatMap { $0.isEmpty || kinds.contains($0) ? nil : $0 }
  }

  private static let kinds: Set = [
    "View", "ViewController", "Controller", "Screen", "ViewModel", "Coordinator", "Router", "Flow",
  ]
}

/// Words that names start or end with. Most names differ from all of them in the first letter that is compared.
struct AffixList: ExpressibleByArrayLiteral, Sendable {
  private let words: [[UInt8]]

  init(arrayLiteral words: String...) {
    self.words = words.map { Array($0.utf8) }
  }

  /// Whether a name starts with one of them.
  func hasStart(of name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in words.contains { name.starts(with: $0) } }
  }

  /// Whether a name ends with one of them.
  func hasEnd(of name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      words.contains { word in
        word.count <= name.count && name.last == word.last && name.suffix(word.count).elementsEqual(word)
      }
    }
  }
}
