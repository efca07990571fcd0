/// A readable function name: `AppCoordinator.checkOut(order:)`, from a demangled symbol.
struct FunctionName {
  /// `closure #1` for a closure; nil for a named function.
  let closure: String?
  /// The enclosing function, without types.
  let function: String
  /// The module of the function.
  let module: String

  /// Longer names are not readable.
  private static let longest = 160

  /// Of a text such as `partial apply forwarder for closure #1 () -> () in App.Cart.pay() -> ()`.
  init?(demangled text: String) {
    guard !text.hasPrefix("reabstraction thunk"), text.utf8.count < 4000 else { return nil }
    // Closures within closures, and the function last.
    let parts = text[...].split(at: " in ")
    guard let last = parts.last, last.hasOpenBracket == false else { return nil }
    let path = Self.plain(last[...])
    guard let dot = path.firstIndex(of: "."), path.count <= Self.longest, !path.contains(" ") else {
      return nil
    }
    module = String(path[..<dot])
    function = String(path[path.index(after: dot)...])
    guard !module.isEmpty, !function.isEmpty else { return nil }
    closure = parts.dropLast().lazy.compactMap(Self.closure).first
  }

  /// The name in one piece.
  var text: String { closure.map { "\($0) in \(function)" } ?? function }

  /// `closure #1` of `partial apply forwarder for closure #1 (Swift.String) -> ()`. Wrappers that the
  /// compiler generates around a method are not closures in source.
  private static func closure(_ part: String) -> String? {
    let words = part.split(separator: " ")
    guard let place = words.firstIndex(of: "closure"), place + 1 < words.count,
      words[place + 1].hasPrefix("#"),
      place == 0 || words[place - 1] != "implicit"
    else { return nil }
    return "closure \(words[place + 1])"
  }

  /// `App.Cart.pay(order:)` of `static App.Cart.(pay in _1F)<A>(order: App.Order) throws -> ()`.
  private static func plain(_ part: Substring) -> String {
    var (text, rest) = ("", part)
    while let letter = rest.first {
      switch letter {
      case "(" where text.isEmpty || text.hasSuffix("."):
        // `(pay in _1F)`, and `(extension in App):`; only the names are needed.
        let inner = rest.takeBrackets()
        if !inner.hasPrefix("extension in ") { text += inner.prefix { $0 != " " } }
        if rest.first == ":" { rest.removeFirst() }
      case "(": return text + labels(rest.takeBrackets())
      case "<": _ = rest.takeBrackets()
      case " ":
        // `static`, and the suffix of a property.
        if rest.hasPrefix(" : ") { return text }
        text = ""
        rest.removeFirst()
      default: text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// `(order:_:)` of `order: App.Order, Swift.Int`.
  private static func labels(_ arguments: Substring) -> String {
    guard !arguments.isEmpty else { return "()" }
    let labels = arguments.split(at: ", ").map { argument in
      let parts = argument[...].split(at: ": ")
      return parts.count > 1 ? parts[0] + ":" : "_:"
    }
    return "(\(labels.joined()))"
  }
}

// MARK: - Brackets

extension Substring {
  /// The parts between separators that are outside of brackets. The standard library's search needs iOS 16.
  func split(at separator: String) -> [String] {
    var (parts, depth, start) = ([String](), 0, startIndex)
    for index in indices where index >= start {
      if depth == 0, self[index...].hasPrefix(separator) {
        parts.append(String(self[start..<index]))
        start = self.index(index, offsetBy: separator.count)
      } else {
        depth += change(at: index)
      }
    }
    return parts + [String(self[start...])]
  }

  /// Takes a first part in brackets off.
  ///
  /// - Returns: What is in the brackets.
  fileprivate mutating func takeBrackets() -> Substring {
    var depth = 0
    let end = indices.first { index in
      depth += change(at: index)
      return depth == 0
    }
    let inner = self[..<(end ?? endIndex)].dropFirst()
    self = self[(end ?? endIndex)...].dropFirst()
    return inner
  }

  /// How a character changes the depth of brackets. That of an arrow closes none.
  fileprivate func change(at index: Index) -> Int {
    switch self[index] {
    case "(", "<", "[": 1
    case ">" where index > startIndex && self[self.index(before: index)] == "-": 0
    case ")", ">", "]": -1
    default: 0
    }
  }
}

extension String {
  fileprivate var hasOpenBracket: Bool { indices.reduce(0) { $0 + self[...].change(at: $1) } != 0 }
}

/// Demangles symbol names, if the program's runtime supports it.
enum Demangler {
  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static let demangle: Demangle? =
    runtimeSymbol("swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }

  /// Longer names are not readable.
  private static let longest = 4000

  static func text(of symbol: String) -> String? {
    guard symbol.utf8.count < longest, let demangle else { return nil }
    return symbol.withCString { name in
      guard let text = demangle(name, symbol.utf8.count, nil, nil, 0) else { return nil }
      defer { System.giveBack(text) }
      return String(cString: text)
    }
  }
}
