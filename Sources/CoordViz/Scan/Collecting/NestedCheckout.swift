import Foundation

/// A folder with a `.git` of its own, below another folder.
struct NestedCheckout {
  /// Whether the checkout around it has it as a submodule; nil without a checkout around it.
  let isSubmodule: Bool?

  init(at place: String) {
    let real = ProjectRoot.real(place)
    guard let outer = ProjectRoot.checkout(above: ProjectRoot.folder(of: real)) else {
      isSubmodule = nil; return
    }
    let path = Substring(real.utf8.dropFirst(outer.utf8.count).drop { $0 == UInt8(ascii: "/") })
    isSubmodule = Self.submodules(of: outer).contains(String(path))
  }

  /// The paths in the file `.gitmodules` of a checkout.
  private static func submodules(of checkout: String) -> Set<String> {
    guard let bytes = try? Input.file(checkout + "/.gitmodules").readRegular() else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(lines.compactMap(path))
  }

  /// The path of a line `path = Sources/Shared`; nil for other lines.
  private static func path(of line: Substring) -> String? {
    let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, parts[0] == "path" else { return nil }
    return parts[1].trimmingCharacters(in: ["\"", "/"])
  }
}
