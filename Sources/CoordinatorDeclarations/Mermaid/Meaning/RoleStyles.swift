import CoordinatorGraph

/// Which styles stand for a part in the app: those that the library's themes draw, and no other.
enum RoleStyles {
  /// The role of a node with the given styles, in any order.
  static func role(of styles: [String]) -> Node.Role? {
    roles[Set(styles.map(compact)).subtracting([unknownStyle])]
  }

  /// Whether the styles say that the graph may not tell everything of the node.
  static func marksUnknown(_ styles: [String]) -> Bool {
    styles.contains { compact($0) == unknownStyle }
  }

  private static let unknownStyle = "stroke-dasharray:4 3"

  private static let roles: [Set<String>: Node.Role] = [
    ["fill:#f9d5e5", "stroke:#333", "stroke-width:2px"]: .root,
    ["fill:#e3f2fd", "stroke:#333", "stroke-width:2px"]: .tabContainer,
    ["fill:#e8f5e9", "stroke:#333", "stroke-width:1px"]: .tab,
    ["fill:#fde2e8", "stroke:#a61e4d", "stroke-width:2px", "color:#1f2328"]: .root,
    ["fill:#d9ebff", "stroke:#1558a6", "stroke-width:2px", "color:#1f2328"]: .tabContainer,
    ["fill:#dff3e1", "stroke:#2b7a35", "stroke-width:1px", "color:#1f2328"]: .tab,
  ]

  /// The style in small letters, without white space around its colon.
  private static func compact(_ style: String) -> String {
    style.split(separator: ":", maxSplits: 1).map { $0.trimmed }.joined(separator: ":").lowercased()
  }
}
