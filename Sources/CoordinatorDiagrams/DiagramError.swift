/// Why a diagram cannot be drawn with the given options.
public enum DiagramError: Error, Hashable, Sendable {
  /// The template of a link to source does not hold this mark.
  case noMark(String, template: String)
  /// The template of a link to source holds a mark that is not known.
  case unknownMark(String, template: String)
  /// The template of a link to source starts with a scheme that is not known to be safe.
  case unsafeScheme(String, template: String)
  /// The template of a link to source names a host without a scheme.
  case hostWithoutScheme(template: String)
  /// The template of a link to source holds a character that no URL holds.
  case badCharacter(String, template: String)
}

extension DiagramError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  public var description: String {
    switch self {
    case .noMark(let mark, let template):
      "the link to source \(shown(template)) has no \(mark); add \(mark) where the file's path belongs"
    case .unknownMark(let mark, let template):
      "the link to source \(shown(template)) has the unknown mark \(shown(mark)); use {file} and {line}"
    case .unsafeScheme(let scheme, let template):
      """
      the link to source \(shown(template)) has the scheme \(shown(scheme)); \
      use \(SourceLink.schemes.joined(separator: ", ")) or a path
      """
    case .hostWithoutScheme(let template):
      "the link to source \(shown(template)) has no scheme before its host; start it with https://"
    case .badCharacter(let character, let template):
      "the link to source \(shown(template)) holds \(shown(character)), which is not valid in a URL; percent-encode it"
    }
  }

  private func shown(_ text: String) -> String { "'\(text.caption)'" }
}
