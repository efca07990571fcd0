import CoordinatorGraph

/// Makes links to lines of source from a template: `https://example.org/blob/main/{file}#L{line}`.
///
/// Links lead only to places where a reader expects source: to the schemes in ``schemes``, or to a path
/// relative to the page.
public struct SourceLink: Hashable, Sendable {
  /// The schemes that a template may start with.
  public static let schemes = ["https", "http", "xcode", "vscode"]

  /// The template, with the marks `{file}` and, where wanted, `{line}`.
  public let template: String
  private let parts: [Part]

  private enum Part: Hashable {
    case text(String), file, line
  }

  /// Links by the given template.
  ///
  /// - Throws: ``DiagramError`` when the template has no `{file}`, an unknown mark, an unsafe scheme or a character
  ///   that no URL holds.
  public init(template: String) throws(DiagramError) {
    self.template = template
    parts = try Self.parts(of: template)
    guard parts.contains(.file) else { throw .noMark("{file}", template: template) }
    try Self.check(start: template)
  }

  /// The link to a line; nil if it would leave the page's host, like a path that starts with `//`.
  public func url(to location: SourceLocation) -> String? {
    let url = parts.map { part in
      switch part {
      case .text(let text): text
      case .file: Self.encoded(location.file)
      case .line: String(location.line)
      }
    }.joined()
    return url.hasPrefix("//") ? nil : url
  }

  private static func parts(of template: String) throws(DiagramError) -> [Part] {
    var (parts, text, mark): ([Part], String, String?) = ([], "", nil)
    for scalar in template.unicodeScalars {
      switch (scalar, mark) {
      case ("{", nil): (parts, text, mark) = (parts + [.text(text)], "", "")
      case ("}", .some(let name)):
        parts.append(try part(named: name, template: template))
        mark = nil
      case (_, .some(let name)): mark = name + String(scalar)
      case (_, nil):
        guard isInURLs(scalar) else { throw .badCharacter(String(scalar), template: template) }
        text.unicodeScalars.append(scalar)
      }
    }
    if let mark { throw .unknownMark("{" + mark, template: template) }
    return parts + [.text(text)]
  }

  private static func part(named name: String, template: String) throws(DiagramError) -> Part {
    switch name {
    case "file": return .file
    case "line": return .line
    default: throw .unknownMark("{\(name)}", template: template)
    }
  }

  /// A colon before any slash ends a scheme; a file's own colons are encoded.
  private static func check(start template: String) throws(DiagramError) {
    if template.hasPrefix("//") { throw .hostWithoutScheme(template: template) }
    let first = template.prefix { !"/?#".contains($0) }
    guard let colon = first.firstIndex(of: ":") else { return }
    let scheme = first[..<colon].lowercased()
    guard schemes.contains(scheme) else { throw .unsafeScheme(scheme, template: template) }
  }

  /// RFC 3986, section 2, without the brackets that only hosts of numbers have.
  private static func isInURLs(_ scalar: Unicode.Scalar) -> Bool {
    isUnreserved(scalar) || "/:?#@!$&()*+,;=%".unicodeScalars.contains(scalar)
  }

  private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }

  /// A path in a URL (RFC 3986): a colon would make its first part a scheme.
  package static func encoded(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      if scalar == "/" || isUnreserved(scalar) { return String(scalar) }
      return String(scalar).utf8.map { byte in
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }.joined()
  }
}
