import CoordinatorGraph

/// Places in source as people read them: the folder that all of them share once, and a file once for all of its lines.
package struct SourcePlaces {
  /// The folder of all places, with a slash at its end; empty if they share none.
  package let folder: String

  /// The folder of some places. O(length of the paths).
  package init(_ places: some Sequence<SourceLocation>) {
    var common: [Substring]?
    for file in Set(places.map(\.file)) {
      let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      common = common.map { zip($0, folders).prefix { $0 == $1 }.map(\.0) } ?? Array(folders)
    }
    folder = (common ?? []).map { $0 + "/" }.joined()
  }

  /// `Home.swift:105, :106, Cart.swift:3`: the files below the folder.
  package func text(_ places: [SourceLocation]) -> String {
    var (words, last) = ([String](), "")
    for place in places {
      let file = place.file.hasPrefix(folder) ? String(place.file.dropFirst(folder.count)) : place.file
      words.append((file == last ? "" : file) + ":\(place.line)")
      last = file
    }
    return words.joined(separator: ", ")
  }
}
