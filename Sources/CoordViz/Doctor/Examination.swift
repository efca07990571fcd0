import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import Foundation

/// Checks everything that pictures need, and the project here.
struct Examination {
  var findings: [Symptom] { graphviz + fonts + project }

  private var graphviz: [Symptom] {
    do {
      return [Symptom(name: "graphviz", found: try GraphvizRenderer.version())] + ["png", "pdf"].map(drawing)
    } catch {
      return [missing("graphviz", error.localizedDescription)]
    }
  }

  /// A format is available if Graphviz draws a picture in it.
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
    // A program that did not answer once is not waited for again.
    var doesAnswer = true
    return [("fonts", FontMatch.families), ("korean", "sans-serif:lang=ko")].map { name, pattern in
      guard doesAnswer, let match = FontMatch(pattern) else {
        doesAnswer = false
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

  // MARK: the project

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
    let outcome = Git().run(["rev-parse", "--show-toplevel"])
    guard outcome.end != .notStarted else {
      return Symptom(name: "git", found: "not installed", remedy: "install it for 'coordviz diff'")
    }
    guard outcome.end == .exited(0) else {
      return Symptom(name: "git", found: "no repository here, so 'diff' has no revisions", remedy: "git init")
    }
    return Symptom(name: "git", found: String(decoding: outcome.output, as: UTF8.self).onOneLine)
  }
}

/// The font that fontconfig uses for a name, as Graphviz requests it.
struct FontMatch {
  let family: String
  let speaksKorean: Bool

  /// The font families of pictures, as the DOT text has them.
  static let families: String = {
    let dot = DOTRenderer().render(.empty)
    guard let name = dot.firstMatch(of: /fontname="([^"]*)"/) else { return "sans-serif" }
    return String(name.output.1)
  }()

  /// The match for a pattern; nil without fontconfig's command.
  init?(_ pattern: String) {
    guard let answer = Self.answer(to: pattern) else { return nil }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 2 else { return nil }
    family = String(lines[0])
    speaksKorean = lines[1].split(separator: "|").contains { $0 == "ko" || $0.hasPrefix("ko-") }
  }

  private static func answer(to pattern: String) -> String? {
    let words = ["-f", "%{family[0]}\n%{lang}\n", pattern]
    let outcome = Child(program: "fc-match", arguments: words, silence: 10).run()
    return outcome.end == .exited(0) ? String(decoding: outcome.output, as: UTF8.self) : nil
  }
}
