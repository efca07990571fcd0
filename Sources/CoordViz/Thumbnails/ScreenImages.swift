import CoordinatorGraph

/// Which image belongs to which screen, by their names.
struct ScreenImages {
  /// The paths of images by the names that they may mean, best first.
  private var paths: [String: [(rank: Int, path: String)]] = [:]

  /// - Parameter paths: Paths below the folder of images.
  init(paths: [String]) {
    for path in paths.sorted() {
      for (rank, name) in Self.names(of: path).enumerated() {
        self.paths[name, default: []].append((rank, path))
      }
    }
  }

  /// The image of a screen: the one whose file, or else whose folder, has its name.
  func path(for screen: Node) -> String? {
    for name in [screen.type.lowercased(), screen.name.lowercased(), screen.type.screenName] {
      if let found = paths[name]?.min(by: { ($0.rank, $0.path) < ($1.rank, $1.path) }) { return found.path }
    }
    return nil
  }

  /// `Home.png`, `HomeViewController@2x.png`, `HomeViewTests/testDefault.1.png`: what libraries of snapshot tests write.
  private static func names(of path: String) -> [String] {
    let parts = path.pathNames
    let file = (parts.last ?? path).prefix { $0 != "." && $0 != "@" }
    let test = file.hasPrefix("test") && file.count > 4 ? String(file.dropFirst(4)) : String(file)
    let folder = parts.dropLast().last?.split(separator: ".").last.map(String.init) ?? ""
    let suite = ["SnapshotTests", "Tests", "Test", "Spec"].first(where: folder.hasSuffix)
    let names = [test, suite.map { folder.withoutSuffix($0) } ?? ""].filter { !$0.isEmpty }
    return names.flatMap { [$0.lowercased(), $0.screenName] }
  }
}

extension String {
  /// The name without the ending that says that it is a screen, in small letters.
  fileprivate var screenName: String {
    let endings = ["ViewController", "HostingController", "Controller", "Screen", "View"]
    let ending = endings.first { hasSuffix($0) && self != $0 }
    return (ending.map(withoutSuffix) ?? self).lowercased()
  }
}
