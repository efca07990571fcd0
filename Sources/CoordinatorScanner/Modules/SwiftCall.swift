/// A call in a manifest, with its labelled arguments.
struct SwiftCall {
  let name: String
  let arguments: [String: [SwiftToken]]

  /// The one text that an argument is; nil where it is anything else.
  func text(_ label: String) -> String? {
    guard let value = arguments[label], value.count == 1, case .text(let text) = value[0] else { return nil }
    return text
  }

  /// All texts in an argument, such as the elements of a list.
  func texts(_ label: String) -> [String] {
    (arguments[label] ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The outermost calls of functions of the given names.
  static func calls(of names: Set<String>, in tokens: [SwiftToken]) -> [SwiftCall] {
    var (calls, place): ([SwiftCall], Int) = ([], 0)
    while place + 1 < tokens.count {
      guard case .word(let name) = tokens[place], names.contains(name), tokens[place + 1] == .opening else {
        place += 1
        continue
      }
      let (arguments, end) = arguments(in: tokens, from: place + 2)
      calls.append(SwiftCall(name: name, arguments: arguments))
      place = end
    }
    return calls
  }

  /// The arguments in brackets, and the position after the closing bracket.
  private static func arguments(
    in tokens: [SwiftToken],
    from start: Int
  ) -> ([String: [SwiftToken]], Int) {
    var arguments: [String: [SwiftToken]] = [:]
    var (label, value, depth, place): (String?, [SwiftToken], Int, Int) = (nil, [], 1, start)
    while place < tokens.count, depth > 0 {
      let token = tokens[place]
      depth += token.isOpening ? 1 : token.isClosing ? -1 : 0
      if depth == 1, case .word(let word) = token, value.isEmpty, tokens.dropFirst(place + 1).first == .colon
      {
        (label, place) = (word, place + 1)
      } else if depth == 0 || (depth == 1 && token == .comma) {
        if let label, arguments[label] == nil { arguments[label] = value }
        (label, value) = (nil, [])
      } else {
        value.append(token)
      }
      place += 1
    }
    return (arguments, place)
  }
}

extension SwiftToken {
  static let opening = SwiftToken.mark(UInt8(ascii: "("))
  static let colon = SwiftToken.mark(UInt8(ascii: ":"))
  static let comma = SwiftToken.mark(UInt8(ascii: ","))

  fileprivate var isOpening: Bool {
    self == .opening || self == .mark(UInt8(ascii: "[")) || self == .mark(UInt8(ascii: "{"))
  }

  fileprivate var isClosing: Bool {
    self == .mark(UInt8(ascii: ")")) || self == .mark(UInt8(ascii: "]")) || self == .mark(UInt8(ascii: "}"))
  }
}
