import CoordinatorGraph

/// Ids for the parts of a picture. They change only when the graph's names change, so that pages can link to
/// a node and reviews can follow it.
///
/// They hold ASCII letters, digits, `-`, `_` and `.` only: a `/` becomes `-`, all else the hexadecimal number
/// of its scalar between underscores. No two names share an id.
package struct ElementID {
  private var counts: [String: Int] = [:]

  package init() {}

  package static func node(_ id: NodeID) -> String { "node." + part(id.rawValue) }

  /// An edge's id by its ends and kind; the second and later edges of equal ends and kind are numbered.
  package mutating func edge(_ edge: Edge) -> String {
    let id = "edge.\(part(edge.from)).\(part(edge.to)).\(edge.kind.rawValue)"
    let count = counts[id, default: 0] + 1
    counts[id] = count
    return count == 1 ? id : "\(id).\(count)"
  }

  private func part(_ id: NodeID) -> String { Self.part(id.rawValue) }

  private static func part(_ name: String) -> String {
    if name.utf8.count <= limit, name.utf8.allSatisfy(\.isLetterOrDigit) { return name }
    var part = ""
    for scalar in name.unicodeScalars {
      // The path of a deep tree would exceed Graphviz's limit.
      guard part.utf8.count < limit else { return part + "_" + String(FNV1a.hash(name.utf8), radix: 16) }
      part += written(scalar)
    }
    return part
  }

  private static let limit = 200

  private static func written(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": String(scalar)
    case "/": "-"
    default: "_" + String(scalar.value, radix: 16) + "_"
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

/// A hash that is the same on every run, unlike `Hasher`'s: FNV-1a of 64 bits (Fowler, Noll and Vo).
package enum FNV1a {
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Hexadecimal digits, the last of them.
  package static func digits(_ hash: UInt64, atMost count: Int = 16) -> String {
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(count))
  }
}
