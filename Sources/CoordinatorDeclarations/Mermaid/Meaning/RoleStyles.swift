import CoordinatorDiagrams
import CoordinatorGraph

/// The roles of nodes according to their styles. Only styles of the library's themes count.
struct RoleStyles {
  /// Whether the styles mark the node as incomplete.
  private(set) var marksUnknown = false
  /// The other styles, in any order; of many styles, enough to see that no role has them all.
  private var said: Set<String> = []

  init(_ styles: [String] = []) {
    for style in styles { add(Self.compact(style)) }
  }

  /// Adds the meaning of another list of styles. Constant time.
  mutating func add(_ other: RoleStyles) {
    marksUnknown = marksUnknown || other.marksUnknown
    for style in other.said { add(style) }
  }

  private mutating func add(_ style: String) {
    if style == Self.unknownStyle { marksUnknown = true; return }
    if said.count <= Self.most { said.insert(style) }
  }

  /// The role that is drawn with these styles and no others.
  var role: Node.Role? { Self.roles[said] }

  /// The most styles that a role has.
  private static let most = roles.keys.lazy.map(\.count).max() ?? 0

  private static let unknownStyle = "stroke-dasharray:4 3"

  private static let roles: [Set<String>: Node.Role] = Theme.all.reduce(into: [:]) { roles, theme in
    for (role, style) in theme.roles { roles[Set(style.mermaid)] = role }
  }

  /// The style in small letters, without white space around its colon.
  private static func compact(_ style: String) -> String {
    style.split(separator: ":", maxSplits: 1).map { $0.trimmed }.joined(separator: ":").lowercased()
  }
}
