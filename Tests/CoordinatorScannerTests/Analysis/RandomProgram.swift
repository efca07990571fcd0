/// A program of coordinators that call each other with whatever comes, the same for the same seed.
struct RandomProgram {
  private var state: UInt64
  private let types, methods: Int

  init(seed: UInt64, types: Int, methods: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    (self.types, self.methods) = (types, methods)
  }

  /// The program in one file a type.
  mutating func files() -> [String] {
    var files = [Self.base]
    for type in 0..<types { files.append(coordinator(type)) }
    return files
  }

  private static let base = """
    import UIKit
    class BaseCoordinator {
      var children: [BaseCoordinator] = []
      var kept: Any?
      func start() {}
      func coordinate(to child: BaseCoordinator) { children.append(child); child.start() }
    }
    indirect enum Step { case end(Any); case next(Step); case both(Step, Step) }
    struct Box<Content> { var content: Content }

    """

  private mutating func coordinator(_ type: Int) -> String {
    let base = type > 0 && isTrue ? "C\(next(below: type))Coordinator" : "BaseCoordinator"
    var lines = ["class C\(type)Coordinator: \(base) {"]
    lines.append("var slot\(type): Any?")
    for method in 0..<methods {
      let generic = isTrue ? "<T>" : ""
      let parameter = generic.isEmpty ? "Any" : "T"
      // Overloads of a few names, so that calls may mean several.
      lines.append(
        "func m\(method % 3)\(generic)(_ x: \(parameter), _ f: @escaping () -> Any = { 1 }) -> Any {"
      )
      for _ in 0..<3 { lines.append("  " + statement(type)) }
      lines.append("  return \(expression(2))")
      lines.append("}")
    }
    lines.append("override func start() { coordinate(to: \(made)); _ = m0(\(made)) { self.m1(\(made)) } }")
    lines.append("}\n")
    return lines.joined(separator: "\n")
  }

  private mutating func statement(_ type: Int) -> String {
    switch next(below: 7) {
    case 0: "slot\(type) = \(expression(2))"
    case 1: "_ = m\(next(below: 3))(\(expression(2)))"
    case 2: "_ = m\(next(below: 3))(\(expression(2))) { \(expression(2)) }"
    case 3: "for y in [\(expression(1)), \(expression(1))] { _ = m\(next(below: 3))((y, x)) }"
    case 4: "if let y = slot\(type) { _ = m\(next(below: 3))([y]) } else { kept = { x } }"
    case 5: "if let c = x as? BaseCoordinator { coordinate(to: c) }"
    default: "let y = \(expression(2)); _ = (y, y)"
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return isTrue ? "x" : made }
    switch next(below: 8) {
    case 0: return "[\(expression(depth - 1))]"
    case 1: return "(\(expression(depth - 1)), x)"
    case 2: return "{ \(expression(depth - 1)) }"
    case 3: return "Step.next(.end(\(expression(depth - 1))))"
    case 4: return "[\"k\": \(expression(depth - 1))]"
    case 5: return "Box(content: \(expression(depth - 1)))"
    case 6: return "m\(next(below: 3))(\(expression(depth - 1)))"
    default: return "x"
    }
  }

  private var made: String { mutating get { "C\(next(below: types))Coordinator()" } }

  private var isTrue: Bool { mutating get { next(below: 2) == 0 } }

  /// The generator of Knuth's MMIX, of which the high bits are used.
  private mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
