import CoordinatorGraph
import Testing

@testable import CoordinatorScanner

/// The lines that fixes of leaks name. An answer that is not certain is nil.
@Suite struct SourceLookupTests {
  private func lookup(_ text: String, file: String = "App.swift") -> SourceLookup {
    SourceLookup(Program([SourceFile(path: file, module: nil, text: Array(text.utf8)).facts()]))
  }

  private func at(_ line: Int, _ file: String = "App.swift") -> CoordinatorGraph.SourceLocation {
    .init(file: file, line: line)
  }

  // MARK: Declarations

  @Test func aTypeOfOneNameHasALine() {
    let lookup = lookup("class A {}\nclass B {}\nenum Outer { class B {} }\nextension String {}")
    #expect(lookup.place(ofType: "A<Int>") == at(1))
    #expect(lookup.place(ofType: "B") == nil)
    #expect(lookup.place(ofType: "String") == nil)
  }

  @Test func aPropertyHasItsTypeWithoutTheOptional() {
    let lookup = lookup(
      "class Base {\n  var delegate: (any Library.Events)?\n}\nclass A: Base {\n  let parent = Home()\n}"
    )
    #expect(
      lookup.property("delegate", of: "A")
        == SourceProperty(location: at(2), type: "Library.Events", isOptional: true)
    )
    #expect(
      lookup.property("parent", of: "A<Int>") == SourceProperty(location: at(5), type: nil, isOptional: false)
    )
    #expect(lookup.property("other", of: "A") == nil)
  }

  @Test(arguments: [
    ("", true), (": Base", true), (": AnyObject", false), (": class", false), (": Bound", false),
    (": NSObjectProtocol", false),
  ])
  func aProtocolOfValuesCannotBeWeak(inherited: String, isOfValues: Bool) {
    let lookup = lookup(
      "protocol Events\(inherited) {}\nprotocol Base {}\nprotocol Bound: AnyObject {}\nclass A { var delegate: Events? }"
    )
    let name = lookup.property("delegate", of: "A")?.protocolOfValues
    #expect(name == (isOfValues ? SourceName("Events", at: at(1)) : nil))
  }

  @Test func aScreenIsLinkedByAClassOrAProtocol() {
    let lookup = lookup(
      """
      protocol Events {}
      class A: Events {}
      class First { weak var coordinator: A?; var title = "" }
      class Second { var delegate: Events? }
      class Third { var one: A?; var other: Events? }
      """
    )
    let (events, a) = (SourceName("Events", at: at(1)), SourceName("A", at: at(2)))
    #expect(lookup.link(from: "First", to: "A") == SourceReference("coordinator", type: a))
    #expect(
      lookup.link(from: "Second", to: "A")
        == SourceReference("delegate", type: events, isProtocol: true)
    )
    #expect(lookup.link(from: "Third", to: "A") == nil)
  }

  @Test(arguments: [
    ("func stop() {}\n  func finish() {}", "stop"), ("func close() {}\n  func showDetail() {}", "close"),
    ("func finish() {}\n  func cancel() {}", nil), ("func finish(with value: Int) {}", nil),
    ("func start() {}", nil),
  ])
  func theMethodThatEndsACoordinator(members: String, name: String?) {
    #expect(lookup("class A {\n  \(members)\n}").end(of: "A") == name.map { SourceName($0, at: at(2)) })
  }

  // MARK: Children

  private let home = """
    class Home {
      var childCoordinators: [Coordinator] = []
      var cart: Cart?
      func show() {
        let cart = Cart()
        self.cart = cart
        childCoordinators.append(cart)
        let gift = Gift()
        gift.onFinish = { [weak self] in self?.childCoordinators.removeAll { $0 === gift } }
        childCoordinators.append(gift)
      }
      func end() {
        childCoordinators.removeAll { $0 === cart }
        cart = nil
      }
    }
    """

  @Test func childrenHaveTheirLines() {
    let lookup = lookup(home)
    #expect(lookup.childList(of: "Home") == "childCoordinators")
    #expect(lookup.child(at: at(5), in: "Home") == SourceChild(variable: "cart"))
    #expect(lookup.child(at: at(7), in: "Home") == SourceChild(variable: "cart", list: "childCoordinators"))
    // A run names the file with its module.
    #expect(lookup.child(at: at(10, "Shop/App.swift"), in: "Home")?.variable == "gift")
    #expect(lookup.clearing(of: "cart", in: "Home") == at(14))
    #expect(lookup.clearing(of: "gift", in: "Home") == nil)
  }

  @Test func theRemovalIsThatOfTheChild() {
    let lookup = lookup(home)
    #expect(
      lookup.removal(of: "Cart", from: "Home", slot: "cart")
        == SourceRemoval(location: at(13), readsSlot: true, method: "end()")
    )
    #expect(
      lookup.removal(of: "Gift", from: "Home", slot: nil)
        == SourceRemoval(location: at(9), callback: "onFinish", variable: "gift")
    )
    // Two removals, and none that is surely of this child.
    #expect(lookup.removal(of: "Other", from: "Home", slot: nil) == nil)
  }

  @Test(arguments: [
    "childCoordinators = childCoordinators.filter { $0 !== child }",
    "childCoordinators.removeAll { $0 === child }",
  ])
  func aMethodThatRemovesAnyChildLeadsToItsCall(line: String) {
    func lookup(_ calls: String) -> SourceLookup {
      self.lookup(
        """
        class Base {
          var childCoordinators: [Base] = []
          func done(_ child: Base) {
            \(line)
          }
        }
        class Home: Base {
          var cart: Cart?
          func end() {
            \(calls)
          }
        }
        """
      )
    }
    #expect(
      lookup("if let cart { done(cart) }").removal(of: "Cart", from: "Home", slot: "cart")
        == SourceRemoval(location: at(10), readsSlot: true, method: "done(", variable: "cart")
    )
    #expect(
      lookup("guard let child = cart else { return }; done(child)").removal(
        of: "Cart",
        from: "Home",
        slot: "cart"
      )
        == SourceRemoval(location: at(10), method: "done(", variable: "child")
    )
    let inMethod = SourceRemoval(location: at(4), method: "done(", isInMethod: true)
    #expect(lookup("done(gift)").removal(of: "Cart", from: "Home", slot: nil) == inMethod)
  }

  @Test(arguments: ["childCoordinators[id] = nil", "removeChild(last)"])
  func theOnlyRemovalIsThatOfAnyChild(line: String) {
    let lookup = lookup(
      "class Home {\n  var childCoordinators: [A] = []\n  func end() {\n    \(line)\n  }\n}"
    )
    #expect(lookup.removal(of: "Cart", from: "Home", slot: nil) == SourceRemoval(location: at(4)))
  }

  @Test(arguments: [
    ("child.parentCoordinator = self", true), ("child.parentCoordinator = nil", false),
    ("other.parentCoordinator = self", false),
    ("child.start()", false),
  ])
  func aChildCallsAParentThatItKnows(line: String, isSet: Bool) {
    let lookup = lookup(
      """
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set } }
      extension Coordinator {
        func childDidFinish(_ child: Coordinator?) {
          for (index, other) in childCoordinators.enumerated() where other === child { childCoordinators.remove(at: index) }
        }
      }
      class Cart: Coordinator { weak var parentCoordinator: Coordinator? }
      class Home: Coordinator {
        func show() {
          let child = Cart()
          \(line)
          childCoordinators.append(child)
        }
      }
      """
    )
    let removal = lookup.removal(of: "Cart", from: "Home", slot: nil)
    #expect(removal == SourceRemoval(location: at(4), method: "childDidFinish(", isInMethod: true))
    let call = lookup.callToParent(of: "Cart", in: "Home", variable: "child", method: "childDidFinish(")
    #expect(call == (isSet ? "parentCoordinator?.childDidFinish(self)" : nil))
  }

  // MARK: Closures

  @Test(arguments: [
    ("{ amount in", "cart.paid(amount)", "{ [weak cart] amount in"),
    ("{", "cart.paid($0)", "{ [weak cart] in"),
    ("{ [unowned self] in", "cart.paid()", "{ [weak cart, unowned self] in"),
    ("{ (a: Int) in", "cart.paid(a)", nil),
  ])
  func aClosureCapturesAVariable(start: String, body: String, head: String?) {
    let text =
      "class Home {\n  func show() {\n    let cart = Cart()\n    on(\(start)\n      \(body)\n    })\n  }\n}"
    #expect(
      lookup(text).closure(at: at(4, "Shop/App.swift"), capturing: "Cart")
        == SourceClosure(
          location: at(4),
          captured: "cart",
          head: head,
          uses: [5],
          hasCaptureList: start.contains("[")
        )
    )
  }

  @Test(arguments: ["{ [weak cart] in cart?.paid() }", "{ other.paid() }", "{ cart in cart.paid() }"])
  func aClosureThatDoesNotCaptureIsNotNamed(closure: String) {
    let text = "class Home {\n  func show() {\n    let cart = Cart()\n    on(\(closure))\n  }\n}"
    #expect(lookup(text).closure(at: at(4), capturing: "Cart") == nil)
  }

  @Test(arguments: [
    ("pages.map { self.show($0) }", false), ("taps.map { self.show($0) }.sink { _ in }", true),
    ("on { self.show(1) }", true),
  ])
  func aListKeepsNoClosure(line: String, isKept: Bool) {
    let text =
      "class A {\n  func start() {\n    let all = \(line)\n  }\n  func show(_ page: Int) {}\n}"
    #expect((lookup(text).closure(storedIn: "", capturing: "A") != nil) == isKept)
  }

  @Test(arguments: [
    "timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in\n self.reload() }",
    "timer = Task {\n await reload() }",
    "stream.sink { _ in\n self.reload { self.reload() } }.store(in: &timer)",
    "timer.insert(stream.sink { [self] _ in\n reload() })",
  ])
  func aPropertyKeepsAClosure(line: String) {
    let text = "class A {\n  var timer: Any?\n  func start() {\n    \(line)\n  }\n  func reload() {}\n}"
    let closure = lookup(text).closure(keptBy: "timer", of: "A")
    #expect(closure?.location == at(4) && closure?.captured == "self" && closure?.uses.first == 5)
  }

  @Test(arguments: [
    "timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.reload() }",
    "timer = Timer(timeInterval: 5, target: self, selector: s, userInfo: nil, repeats: true)",
    "other = Task { reload() }",
  ])
  func aPropertyThatKeepsNoClosureNamesNone(line: String) {
    let text = "class A {\n  var timer: Any?\n  func start() {\n    \(line)\n  }\n  func reload() {}\n}"
    #expect(lookup(text).closure(keptBy: "timer", of: "A") == nil)
  }

  // MARK: Entries

  private func cache(_ key: String, _ remover: String) -> SourceLookup {
    lookup(
      """
      class Cache {
        var owners: [\(key): Owner] = [:]
        func load(_ key: \(key), for owner: Owner) {
          owners[key] = owner
        }
        \(remover)
      }
      class A {
        func start() {
          Cache.shared.load(0, for: self)
        }
      }
      """
    )
  }

  @Test(arguments: [
    ("String", "\"a\"", "func forget(_ key: String) { owners[key] = nil }", "forget(\"a\")"),
    ("Int", "7", "func forget(key: Int) { owners.removeValue(forKey: key) }", "forget(key: 7)"),
    ("Page", "home", "func forget(_ page: Page) { owners[page] = nil }", "forget(_:)"),
  ])
  func entriesAreAddedAndRemoved(type: String, key: String, method: String, call: String) {
    let entries = cache(type, method).entries(of: "owners", in: "Cache", key: key, for: "A")
    #expect(entries == SourceEntries(addition: at(4), caller: at(10), remover: SourceName(call, at: at(6))))
  }

  @Test func entriesThatNothingRemovesHaveNoRemover() {
    let entries = cache("Int", "func count() -> Int { owners.count }")
      .entries(of: "owners", in: "Cache", key: "7", for: "B")
    #expect(entries == SourceEntries(addition: at(4)))
  }
}
