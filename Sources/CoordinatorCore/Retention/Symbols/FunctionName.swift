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
    let letters = Array(text)
    let parts = Self.parts(of: letters)
    guard let last = parts.last else { return nil }
    let path = Self.plain(last)
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

  /// The parts between `in` outside brackets: closures within closures, and the function last.
  private static func parts(of letters: [Character]) -> [[Character]] {
    var (parts, part, depth) = ([[Character]](), [Character](), 0)
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      if opens(letter) { depth += 1 }
      if closes(letter, after: part.last) { depth -= 1 }
      if depth == 0, letters[place...].starts(with: " in ") {
        parts.append(part)
        part = []
        place += 4
      } else {
        part.append(letter)
        place += 1
      }
    }
    return depth == 0 ? parts + [part] : []
  }

  private static func opens(_ letter: Character) -> Bool { letter == "(" || letter == "<" || letter == "[" }

  private static func closes(_ letter: Character, after former: Character?) -> Bool {
    letter == ")" || letter == "]" || (letter == ">" && former != "-")
  }

  /// `closure #1` of `partial apply forwarder for closure #1 (Swift.String) -> ()`. Wrappers that the
  /// compiler generates around a method are not closures in source.
  private static func closure(_ part: [Character]) -> String? {
    let words = String(part).split(separator: " ")
    guard let place = words.firstIndex(of: "closure"), place + 1 < words.count,
      words[place + 1].hasPrefix("#"),
      place == 0 || words[place - 1] != "implicit"
    else { return nil }
    return "closure \(words[place + 1])"
  }

  /// `App.Cart.pay(order:)` of `static App.Cart.(pay in _1F)<A>(order: App.Order) throws -> ()`.
  private static func plain(_ part: [Character]) -> String {
    var text = ""
    var place = 0
    while place < part.count {
      switch part[place] {
      case "(" where text.isEmpty || text.hasSuffix("."):
        // `(pay in _1F)`, and `(extension in App):`; only the names are needed.
        let end = end(of: part, from: place)
        let inner = String(part[(place + 1)..<max(end, place + 1)])
        if !inner.hasPrefix("extension in ") { text += inner.split(separator: " ").first ?? "" }
        place = end + 1
        if place < part.count, part[place] == ":" { place += 1 }
      case "(":
        return text + labels(Array(part[(place + 1)..<max(end(of: part, from: place), place + 1)]))
      case "<": place = end(of: part, from: place) + 1
      case " ":
        // `static`, and the suffix of a property.
        if part[place...].starts(with: " : ") { return text }
        text = ""
        place += 1
      default:
        text.append(part[place])
        place += 1
      }
    }
    return text
  }

  private static func end(of part: [Character], from start: Int) -> Int {
    var depth = 0
    for place in start..<part.count {
      if opens(part[place]) { depth += 1 }
      if closes(part[place], after: place > 0 ? part[place - 1] : nil) { depth -= 1 }
      if depth == 0 { return place }
    }
    return part.count
  }

  private static func labels(_ arguments: [Character]) -> String {
    var (labels, label, depth, isLabel) = ("", "", 0, true)
    for (place, letter) in arguments.enumerated() {
      if opens(letter) { depth += 1 }
      if closes(letter, after: place > 0 ? arguments[place - 1] : nil) { depth -= 1 }
      switch letter {
      case ":" where depth == 0 && isLabel:
        labels += label + ":"
        isLabel = false
      case "," where depth == 0:
        if isLabel { labels += "_:" }
        (label, isLabel) = ("", true)
      case " " where depth == 0 && label.isEmpty: break
      default: label.append(letter)
      }
    }
    if isLabel, !arguments.isEmpty { labels += "_:" }
    return "(\(labels))"
  }
}
