import Testing

/// Each object of a wrapper has values of its own, even if all are made of one type.
@Suite("Objects in wrappers")
struct WrappedObjectsTests {
  private static let modules =
    Scanned.base + """
      final class Menu: UIViewController {}
      final class Order: UIViewController {}
      enum MenuAssembly { static func module() -> Module<Menu> { Module(view: Menu()) } }
      enum OrderAssembly { static func module() -> Module<Order> { .init(view: Order()) } }
      final class Desk: Coordinator {
        var childCoordinators: [Coordinator] = []
        let stack = UINavigationController()
        func start() { stack.pushViewController(MenuAssembly.module().view, animated: true) }
        func order() {
          let module = OrderAssembly.module()
          stack.present(module.view, animated: true)
        }
      }

      """

  static let wrappers = [
    "struct Module<View: UIViewController> { let view: View }",
    "final class Module<View> { let view: View; init(view: View) { self.view = view } }",
    "struct Module<View> { let view: UIViewController; init(view: UIViewController) { self.view = view } }",
  ]

  @Test("A wrapper gives the screen that it was made with", arguments: wrappers)
  func screens(_ wrapper: String) {
    #expect(Scanned(Self.modules + wrapper).shown == ["Desk Menu push", "Desk Order present"])
  }

  @Test("A wrapper gives what is set later, too")
  func setLater() {
    let wrapper = """
      final class Module<View> {
        var view: UIViewController!
        init(view: UIViewController) { self.view = view }
        func reset() { view = Bill() }
      }
      """
    let bill = "final class Bill: UIViewController {}\n"
    let shown = Scanned(Self.modules + bill + wrapper).shown
    #expect(shown == ["Desk Bill push", "Desk Menu push", "Desk Order present"])
  }

  @Test("The generic arguments of a parameter tell what a wrapper gives")
  func parameters() {
    let frame = """
      final class Frame: UIViewController { let part: UIViewController; init(part: UIViewController) { self.part = part } }
      enum FrameAssembly { static func module(part: Module<Menu>) -> Frame { Frame(part: part.view) } }
      """
    let shown = Scanned(Self.modules + frame + Self.wrappers[0]).shown
    #expect(shown == ["Desk Menu push", "Desk Order present"])
  }

  @Test("A container of makers with arguments gives what it is asked for")
  func asked() {
    let scanned = Scanned(
      Scanned.base + """
        final class Shelf {
          private var makers: [ObjectIdentifier: Any] = [:]
          func add<T, A>(_ type: T.Type, _ make: @escaping (Shelf, A) -> T) { makers[ObjectIdentifier(type)] = make }
          func make<T, A>(_ type: T.Type, with argument: A) -> T {
            guard let make = makers[ObjectIdentifier(type)] as? (Shelf, A) -> T else { fatalError() }
            return make(self, argument)
          }
        }
        class Flow: Coordinator {
          var childCoordinators: [Coordinator] = []
          let shelf: Shelf
          init(shelf: Shelf) { self.shelf = shelf }
          func start() {}
        }
        final class Home: Flow {}
        final class Pay: Flow {}
        final class App: Flow {
          override func start() { add(child: shelf.make(Home.self, with: 1)) }
          func pay() { add(child: shelf.make(Pay.self, with: 2)) }
          func again() { add(child: shelf.make(Home.self, with: 3)) }
        }
        final class Main {
          let shelf = Shelf()
          lazy var app = App(shelf: shelf)
          init() { Shelves.fill(shelf) }
        }
        enum Shelves {
          static func fill(_ shelf: Shelf) {
            shelf.add(Home.self) { shelf, number in Home(shelf: shelf) }
            shelf.add(Pay.self) { shelf, number in Pay(shelf: shelf) }
          }
        }
        """
    )
    #expect(scanned.lines(of: [.child]) == ["App child Home", "App child Pay"])
  }
}
