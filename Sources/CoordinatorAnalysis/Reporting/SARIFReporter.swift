import CoordinatorDiagrams
import CoordinatorGraph

/// Findings in SARIF 2.1.0 (OASIS), for code scanning.
package struct SARIFReporter: Reporter {
  private let version: String
  private let artifact: String?

  /// A reporter of the given version of coordviz.
  ///
  /// - Parameter artifact: The place of findings without a file: the analysed input. Code scanning rejects
  ///   findings without a place.
  package init(version: String, artifact: String? = nil) {
    self.version = version
    self.artifact = artifact
  }

  /// One run, with all rules of the catalogue and a result for each finding.
  package func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    let rules = rules.completed(for: findings)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array([rules]) { writer, rules in writer.object { write(findings, rules, to: &$0) } }
    }
    writer.endDocument()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(_ findings: [Finding], _ rules: [RuleDescription], to writer: inout JSONWriter) {
    writer.object("tool") { writer in
      writer.object("driver") { writer in
        writer.member("name", "coordviz")
        writer.member("semanticVersion", version)
        writer.key("rules")
        writer.array(rules) { $0.object($1.write) }
      }
    }
    let places = Dictionary(zip(rules.map(\.id), rules.indices)) { first, _ in first }
    writer.key("results")
    writer.array(Array(zip(findings, Fingerprint.all(of: findings)))) { writer, pair in
      let result = SARIFResult(
        finding: pair.0,
        fingerprint: pair.1,
        rule: places[pair.0.rule],
        artifact: artifact
      )
      writer.object(result.write)
    }
    writer.member("columnKind", "unicodeCodePoints")
  }
}

extension RuleDescription {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.object("shortDescription") { $0.member("text", summary) }
    if let advice { writer.object("help") { $0.member("text", advice) } }
    // A path in coordviz is no address, and must not be given as one.
    if let page, page.hasPrefix("https://") { writer.member("helpUri", page) }
    writer.object("defaultConfiguration") { $0.member("level", severity.rawValue) }
  }
}

/// A finding as a result of a SARIF run.
struct SARIFResult {
  let finding: Finding
  let fingerprint: Fingerprint
  /// The place of its rule in the run's list.
  let rule: Int?
  /// The file that is used as its place if it has none.
  let artifact: String?

  func write(to writer: inout JSONWriter) {
    writer.member("ruleId", finding.rule)
    if let rule { writer.member("ruleIndex", rule) }
    writer.member("level", finding.severity.rawValue)
    writer.object("message") { writer in
      writer.member("text", ([finding.message] + finding.furtherLines).joined(separator: "\n"))
    }
    writer.member("locations", ifAny: isPlaced ? [finding] : []) { writer, _ in
      writer.object(writePlace)
    }
    writer.object("partialFingerprints") { $0.member("coordviz/v1", fingerprint.description) }
  }

  private var isPlaced: Bool { finding.location != nil || finding.node != nil || artifact != nil }

  private func writePlace(to writer: inout JSONWriter) {
    if let file = finding.location?.file ?? artifact {
      writer.object("physicalLocation") { writer in
        writer.object("artifactLocation") { write(file, to: &$0) }
        writer.object("region") { $0.member("startLine", finding.location?.line ?? 1) }
      }
    }
    writer.member("logicalLocations", ifAny: finding.node.map { [$0.rawValue] } ?? []) { writer, node in
      writer.object { $0.member("fullyQualifiedName", node) }
    }
  }

  private func write(_ file: String, to writer: inout JSONWriter) {
    if file.hasPrefix("/") {
      writer.member("uri", "file://" + SourceLink.encoded(file))
    } else {
      writer.member("uri", SourceLink.encoded(file))
      writer.member("uriBaseId", "%SRCROOT%")
    }
  }
}
