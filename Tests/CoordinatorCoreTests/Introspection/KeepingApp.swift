/// An app in one file, for what walks must see: a protocol of its own, nothing of coordviz.
protocol Flow: AnyObject {
  var childCoordinators: [any Flow] { get set }
}

class Leaf: Flow {
  var childCoordinators: [any Flow] = []
}

final class OtherLeaf: Leaf {}

final class WeakBox<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value) { self.value = value }
}

struct WeakCell {
  weak var flow: (any Flow)?
}

struct Pair {
  var first: Leaf?
  var second: Leaf?
  var count = 2
}

enum KeepingStage {
  case idle
  case running(any Flow)
  case both(Int, Leaf, Leaf)
  indirect case nested(KeepingStage)
}

@propertyWrapper struct Tracked<Value> {
  private var inner: Value

  var wrappedValue: Value {
    get { inner }
    set { inner = newValue }
  }

  init(wrappedValue: Value) { inner = wrappedValue }
}

protocol Unbound {}

extension Leaf: Unbound {}

extension Leaf: Hashable {
  static func == (left: Leaf, right: Leaf) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum KeepingTab {
  case home, settings
}

/// A class that stands for a list of children.
final class LeafStore {
  private var leaves: [any Flow] = []

  func add(_ leaf: Leaf) { leaves.append(leaf) }
}

final class StoreKeeper: Flow {
  let children = LeafStore()

  var childCoordinators: [any Flow] {
    get { [] }
    set {}
  }
}

/// Keeps one child in every way there is. What is nil or empty at first is set by a test.
final class Keeper: Flow {
  var childCoordinators: [any Flow] = []
  var optional: Leaf?
  var existential: (any Flow)?
  private(set) lazy var onDemand = Leaf()
  var contiguous: ContiguousArray<any Flow> = []
  var classes: [Leaf] = []
  var byName: [String: any Flow] = [:]
  var byNumber: [Int: Leaf] = [:]
  var members: Set<Leaf> = []
  var optionals: [Leaf?] = []
  var nested: [[Leaf]] = []
  var byTab: [KeepingTab: Leaf] = [:]
  var pairs: KeyValuePairs<String, Leaf> = [:]
  @Tracked var wrapped: (any Flow)?
  @Tracked var wrappedList: [Leaf] = []
  weak var weakly: Leaf?
  unowned var unowned: Leaf?
  var box: WeakBox<Leaf>?
  var boxes: [WeakBox<Leaf>] = []
  var cell = WeakCell()
  var cells: [WeakCell] = []
  var pair = Pair()
  var tuple: (Int, Leaf?) = (0, nil)
  var stage = KeepingStage.idle
  var anything: Any = 0
  var unbound: (any Unbound)?
  var object: AnyObject?
  var text = "text"
  var numbers = [1, 2, 3]
  var closure: () -> Void = {}
  var type: Any.Type = Int.self
}
