import CoordinatorGraph

/// The settings of a project: `.coordviz.yml`, as docs/reference/configuration.md describes it. Paths are as written,
/// relative to the folder of the file.
package struct Configuration: Hashable, Sendable {
  /// The input of commands that name none.
  package var sources: [String] = []
  /// The sources to ignore: patterns of paths.
  package var exclude: [String] = []
  /// Types whose subclasses and conforming types are coordinators.
  package var baseTypes: [String] = []
  /// The parts that coordinators play, by patterns of their names; the first that matches counts.
  package var roles: [Part] = []
  package var theme: String?
  package var direction: String?
  package var stripSuffix: String?
  /// How pictures link to source: a template with `{file}` and `{line}`.
  package var sourceLink: String?
  /// The pictures that `coordviz render` draws if it names neither input nor output.
  package var outputs: [Picture] = []
  /// The documents whose blocks `coordviz docs` fills.
  package var docs: [String] = []
  /// The documentation that `coordviz docs` writes.
  package var pages: [Pages] = []
  package var language: String?
  /// The folder with images of screens.
  package var thumbnails: String?
  /// The file that `coordviz snapshot` writes and checks.
  package var hierarchy: String?
  /// How much each rule matters; nil: it is off.
  package var rules: [String: Finding.Severity?] = [:]
  /// The rules about edges: first those of `forbidden`, then those of `allowed`.
  package var edgeRules: [EdgeRule] = []
  /// The file of findings that are known.
  package var baseline: String?

  package init() {}

  /// A part that coordinators play.
  package struct Part: Hashable, Sendable {
    package var pattern: String
    package var role: Node.Role
  }

  /// A file that is drawn.
  package struct Picture: Hashable, Sendable {
    package var path = ""
    /// The line with the request, from 1.
    package var line: Int
    /// The options of `coordviz render`, without dashes in front; one that is no more than there has no values.
    package var options: [Option] = []

    init(line: Int) { self.line = line }
  }

  package struct Pages: Hashable, Sendable {
    package var path = ""
    /// The line with the request, from 1.
    package var line: Int
    package var format: String?
    package var title: String?
    /// Their language, if it differs from the default.
    package var language: String?

    package init(line: Int = 1) { self.line = line }
  }

  package struct Option: Hashable, Sendable {
    /// `max-depth`.
    package var name: String
    /// Its values; empty for a switch.
    package var values: [String]
  }

  /// Words that other code defines: any other word is an error, which suggests the nearest.
  package struct Words: Hashable, Sendable {
    package var rules: [String] = []
    package var themes: [String] = []
    package var directions: [String] = []
    package var languages: [String] = []
    package var media: [String] = []

    package static let none = Words()
  }
}
