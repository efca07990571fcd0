import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import coordviz

/// What documents tell people to run has to be understood by the command that they have.
@Suite("Commands in documents")
struct ShownCommandTests {
  /// A command as a document shows it.
  struct Shown: CustomTestStringConvertible {
    var place: String
    var words: [String]

    var testDescription: String { "\(place): coordviz \(words.joined(separator: " "))" }
  }

  static let shown: [Shown] = {
    let names = FileManager.default.enumerator(atPath: (projectFolder / "docs").path)?.compactMap {
      $0 as? String
    }
    let pages = (names ?? []).filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
    return (["README.md", "README.ko.md"] + pages.sorted()).flatMap { name in
      ((try? String(contentsOf: projectFolder / name, encoding: .utf8)) ?? "").shownCommands.map {
        Shown(place: name, words: $0)
      }
    }
  }()

  @Test(arguments: shown)
  func isUnderstood(_ shown: Shown) {
    // Options of ArgumentParser itself are no options of a command, and end the parsing.
    let own = ["--version", "--generate-completion", "--experimental"]
    guard let first = shown.words.first, !own.contains(where: first.hasPrefix) else { return }
    do {
      _ = try Coordviz.parseAsRoot(shown.words)
    } catch {
      Issue.record("\(shown.testDescription): \(Coordviz.message(for: error))")
    }
  }

  @Test func enoughOfThemAreFound() {
    #expect(Self.shown.count > 40)
    #expect(
      Set(Self.shown.map(\.place)).isSuperset(of: [
        "README.md", "docs/guides/check-in-ci.md", "docs/guides/document-your-app.md",
        "docs/guides/find-leaks.md",
      ])
    )
  }

  @Test func wordsAreThoseOfAShell() {
    let text = """
      ```sh
      cat a.json | coordviz render - --title "My app" \\
        --only '*a*' -o "$X/b.svg" || [ $? -eq 1 ]  # a comment
      ```
      ```yaml
      # .gitlab-ci.yml
      - coordviz leaks a b > c && echo coordviz
      ```
      ```swift
      coordviz no
      ```
      """
    #expect(
      text.shownCommands == [
        ["render", "-", "--title", "My app", "--only", "*a*", "-o", "$X/b.svg"], ["leaks", "a", "b"],
      ]
    )
  }
}

extension String {
  /// The arguments of each `coordviz` in the shell and YAML blocks of a document.
  fileprivate var shownCommands: [[String]] {
    var commands: [[String]] = []
    var (isOpen, isRead, joined) = (false, false, "")
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isRead = !isOpen && (line.hasPrefix("```sh") || line == "```yaml")
        isOpen.toggle()
        continue
      }
      guard isRead else { continue }
      joined += line.hasSuffix("\\") ? line.dropLast() : line
      if !line.hasSuffix("\\") {
        if let command = joined.command { commands.append(command) }
        joined = ""
      }
    }
    return commands
  }

  /// What stands behind `coordviz`, where it stands as a command, up to the next sign of the shell.
  private var command: [String]? {
    let words = shellWords
    guard let place = words.firstIndex(of: "coordviz") else { return nil }
    let before = place == 0 ? "" : words[place - 1]
    guard ["", "-", "run:", "|", "&&", ";", "$"].contains(before) else { return nil }
    return words[(place + 1)...].prefix { !["|", "||", "&&", ">", ">>", ";", "<"].contains($0) }.map { $0 }
  }

  private var shellWords: [String] {
    var (words, word, quote) = ([String](), String?.none, Character?.none)
    for letter in self {
      if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "'" || letter == "\"" {
        (quote, word) = (letter, word ?? "")
      } else if letter == "#", word == nil {
        break
      } else if letter == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
