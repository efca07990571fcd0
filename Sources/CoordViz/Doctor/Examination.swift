import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import Foundation

/// Checks everything that pictures need, the terminal, and the project here.
struct Examination {
  let diagnostics: Diagnostics

  var findings: [Symptom] { graphviz + fonts + terminal + project }

  private var graphviz: [Symptom] {
    do {
      let facts = try GraphvizFacts()
      return [Symptom(name: "graphviz", found: facts.version), engines(facts)]
        + ["svg", "png", "pdf"].map(drawing)
        + [
          Symptom(
            name: "formats",
            found: facts.formats.isEmpty ? "none" : facts.formats.joined(separator: " ")
          )
        ]
    } catch {
      return [missing("graphviz", error.localizedDescription)]
    }
  }

  private func engines(_ facts: GraphvizFacts) -> Symptom {
    if facts.engines.contains("nop2") {
      return Symptom(name: "engines", found: facts.engines.joined(separator: " "))
    }
    return missing("engines", "its plugins are not set up, run 'dot -c' as an administrator")
  }

  /// A format is available if it can draw a picture: the list of formats is not always right.
  private func drawing(_ format: String) -> Symptom {
    do {
      let picture = try GraphvizRenderer().render(dot: "digraph { a }", format: format)
      return Symptom(name: format, found: "a picture of one node has \(picture.count) bytes")
    } catch {
      return missing(format, "its plugin is missing or does not work: \(error.localizedDescription)")
    }
  }

  private func missing(_ name: String, _ found: String) -> Symptom {
    Symptom(name: name, found: found.onOneLine, remedy: Installing.graphviz, isMissing: true)
  }

  private var fonts: [Symptom] {
    let families = FontMatch.families
    return [("fonts", families), ("korean", "sans-serif:lang=ko")].map { name, pattern in
      guard let match = FontMatch(pattern) else {
        return Symptom(
          name: name,
          found: "fontconfig's fc-match is missing or does not answer",
          remedy: Installing.fonts
        )
      }
      let isCovered = name == "fonts" || match.speaksKorean
      return Symptom(
        name: name,
        found: "drawn with \(match.family)" + (isCovered ? "" : ", which has no Korean"),
        remedy: isCovered ? nil : Installing.fonts
      )
    }
  }

  private var terminal: [Symptom] {
    let streams = [("stdout", Descriptor.standardOutput), ("stderr", .standardError)]
    let words = streams.map { $0.1.isTerminal ? "\($0.0) is a terminal" : "\($0.0) is not a terminal" }
    let habits = [
      diagnostics.isColoured ? "colours" : "no colours",
      ProgressLine.isWatched() ? "progress" : "no progress",
    ]
    return [Symptom(name: "terminal", found: (words + habits).joined(separator: ", "))]
  }
}

// MARK: The project

extension Examination {
  private var project: [Symptom] {
    do {
      let project = try ConfigurationArguments.parse([]).project()
      let found = Symptom(name: "config", found: project?.path ?? "none, so the defaults hold", remedy: nil)
      return [found] + sources(of: project) + [git]
    } catch {
      let words = error.localizedDescription
      return [Symptom(name: "config", found: words, isMissing: true), git]
    }
  }

  private func sources(of project: Project?) -> [Symptom] {
    do {
      let sources = try AppSources(of: project)
      let names = try sources.inputs.map(\.place).joined(separator: " ")
      let origin = sources.isConfigured ? "from the configuration" : "found here"
      return [Symptom(name: "sources", found: "\(names) (\(origin))"), scan]
    } catch {
      return [Symptom(name: "sources", found: "none here", remedy: "name the folder of the app")]
    }
  }

  private var scan: Symptom {
    do {
      let request = try InputRequest([], .parse([]))
      let snapshot = try request.session(reportingTo: Diagnostics(level: .quiet)).snapshot()
      let incomplete = snapshot.graph.nodes.count { !$0.unknown.isEmpty }
      let words = "\(snapshot.graph.hierarchy().counts), \(incomplete) incomplete"
      return Symptom(name: "scan", found: words)
    } catch {
      return Symptom(name: "scan", found: error.localizedDescription, isMissing: true)
    }
  }

  private var git: Symptom {
    let outcome = Git.run(["rev-parse", "--show-toplevel"])
    guard outcome.end != .notStarted else {
      return Symptom(name: "git", found: "not installed", remedy: "install it for 'coordviz diff'")
    }
    guard outcome.end == .exited(0) else {
      return Symptom(name: "git", found: "no repository here, so 'diff' has no revisions", remedy: "git init")
    }
    return Symptom(name: "git", found: String(decoding: outcome.output, as: UTF8.self).onOneLine)
  }
}
