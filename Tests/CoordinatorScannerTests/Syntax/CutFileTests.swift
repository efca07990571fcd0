import Testing

@testable import CoordinatorScanner

@Suite("Files that end too early")
struct CutFileTests {
  private static let text = """
    @MainActor final class Home<Item>: Base, Flow { override func start() async throws {
    task = Task { [weak self] in while true { try await Task.sleep(for: .seconds(1)); try? save() } }
    for await case let item? in stream where item.isNew { guard let self else { break } ; show(item) }
    switch route { case .cart(let id) where id > 0: cart = .init(id: id); default: return }
    if #available(iOS 17, *), let a = b as? C { a.onEnd = { [unowned self] _ in self.pop() } } else { throw E.x }
    router[keyPath: \\.path].append("a\\(b)"); #if DEBUG
    repeat { x += 1 } while x < 3
    #endif
    } @Published var routes: [Item] = [] { didSet { update() } } }
    """

  /// As while somebody writes. The reader asks for the next word in some places, and there may be none.
  @Test func eachBeginningIsRead() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices where end == 0 || bytes[end] <= UInt8(ascii: "@") {
      let facts = SourceFile(path: "Home.swift", module: nil, text: Array(bytes[..<end])).facts()
      #expect(facts.path == "Home.swift")
    }
  }
}
