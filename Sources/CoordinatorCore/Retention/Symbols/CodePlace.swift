import CoordinatorGraph

/// Where a piece of the running program was written.
struct CodePlace {
  /// `closure #1 in AppCoordinator.checkOut()`.
  let name: String
  /// `Shop/Checkout.swift:18`, where the program has a table of lines.
  let location: SourceLocation?

  /// Of a symbol as the compiler writes it, whose line is at a path.
  init?(symbol: String, line: (path: String, line: Int)?) {
    guard let demangled = Demangler.text(of: symbol), let name = FunctionName(demangled: demangled) else {
      return nil
    }
    self.name = name.text
    location = line.flatMap { line in
      line.path.split(separator: "/").last.map {
        SourceLocation(file: "\(name.module)/\($0)", line: line.line)
      }
    }
  }

  /// The name of a closure's function, without the suffix of the wrappers that the compiler generates.
  static func wrapped(by symbol: String) -> String? {
    for suffix in ["TATu", "TA"] where symbol.hasSuffix(suffix) {
      return String(symbol.dropLast(suffix.count))
    }
    return nil
  }
}
