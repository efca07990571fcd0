import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// A text as the name of a file.
struct FileName {
  /// The text without what some file system or link does not take.
  let text: String
  /// The input of the fingerprint.
  private let whole: String

  /// The longest name, in bytes, without fingerprint and ending.
  private static let longest = 80

  init(_ text: String) {
    whole = text.precomposedStringWithCanonicalMapping
    self.text = Self.shortened(Self.plain(whole))
  }

  /// The key for comparing names without case.
  var folded: String { text.lowercased() }

  /// Whether the text does not say the name whole, or belongs to somebody else.
  var needsFingerprint: Bool {
    text.isEmpty || Self.reserved.contains(folded) || Self.plain(whole).utf8.count > Self.longest
  }

  var withFingerprint: String {
    (text.isEmpty ? "page" : text) + "-" + Fingerprint.digits(of: whole)
  }

  /// Letters and digits, with one dash for each run of other characters.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      if scalar.isInFileNames {
        plain.unicodeScalars.append(scalar)
      } else if plain.last != "-" {
        plain += "-"
      }
    }
    return plain.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    var (shortened, length) = ("", 0)
    for scalar in text.unicodeScalars {
      length += UTF8.width(scalar)
      if length > longest { break }
      shortened.unicodeScalars.append(scalar)
    }
    return shortened
  }

  /// The pages of this documentation that are no node's, what hosts show for a folder, and Windows's devices.
  private static let reserved: Set<String> = {
    let devices = ["com", "lpt"].flatMap { name in (0...9).map { "\(name)\($0)" } }
    return Set(
      ["index", "readme", "findings", "documentation", "coordinators", "con", "prn", "aux", "nul"] + devices
    )
  }()
}

extension Unicode.Scalar {
  /// Letters of scripts that file names are commonly written in. A fixed list: the tables of the standard library
  /// differ from one system to the next.
  fileprivate var isInFileNames: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    case "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}", "\u{F8}"..."\u{17F}": true
    case "\u{391}"..."\u{3A9}", "\u{3B1}"..."\u{3C9}", "\u{410}"..."\u{44F}": true
    case "\u{3041}"..."\u{3096}", "\u{30A1}"..."\u{30FA}", "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}":
      true
    default: false
    }
  }
}

/// A number that follows from a text, the same on every machine.
enum Fingerprint {
  /// Ten hexadecimal digits of it.
  static func digits(of text: String) -> String {
    let hash = FNV1a.hash(text.utf8)
    return FNV1a.digits(hash ^ (hash >> 40), atMost: 10)
  }
}

/// The places of the pages of a graph's coordinators and containers.
///
/// A name is the node's id in characters that every file system accepts. A name gets a fingerprint if it is
/// equal to another one apart from case, if it was shortened, or if a system reserves it. So the name of a
/// page only changes when another node gets the same name.
struct PageNames: Sendable {
  /// The places of all nodes that have a page.
  let places: [NodeID: PagePlace]

  /// The names for a graph. O(n).
  init(of graph: Graph) {
    let nodes = graph.nodes.filter { $0.kind == .coordinator || $0.kind == .container }
    let names = nodes.map { FileName($0.id.rawValue) }
    var counts: [String: Int] = [:]
    for name in names { counts[name.folded, default: 0] += 1 }
    var (places, taken) = ([NodeID: PagePlace](), Set<String>())
    for (node, name) in zip(nodes, names) {
      let isUnique = counts[name.folded] == 1 && !name.needsFingerprint
      let text = Self.free(isUnique ? name.text : name.withFingerprint, &taken)
      places[node.id] = PagePlace(kind: node.kind == .container ? .container : .coordinator, name: text)
    }
    self.places = places
  }

  /// The place of a node's page; nil for a node without one.
  subscript(id: NodeID) -> PagePlace? { places[id] }

  /// The text, with a number where it is another one's with its fingerprint.
  private static func free(_ text: String, _ taken: inout Set<String>) -> String {
    var (name, number) = (text, 1)
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(text)-\(number)"
    }
    return name
  }
}
