/// A value of JSON in documents that are only written, so that no type declares their members for a reader.
enum JSONValue: Encodable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case array([JSONValue])
  case object([String: JSONValue])

  static func list<Element>(_ elements: [Element], _ value: (Element) -> JSONValue) -> JSONValue {
    .array(elements.map(value))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .truth(let truth): try truth.encode(to: encoder)
    case .array(let values): try values.encode(to: encoder)
    case .object(let members): try members.encode(to: encoder)
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Members that are nil are left out.
  init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.reduce(into: [:]) { $0[$1.0] = $1.1 })
  }
}
