import Foundation
import TestSupport
import Testing

@Suite("Checking")
struct CheckTests {
  private let faulty =
    "version: 1\ncontainers:\n  App:\n  LogIn:\n    parent: App\n    requires: [Keychain]\n"

  @Test func eachFindingIsALineOnStdoutAndTheExitCodeIs1() throws {
    let outcome = try Tool.run("check", "-", input: faulty)
    #expect(outcome.status == 1)
    #expect(outcome.words == "")
    #expect(outcome.output.hasSuffix(" [required-not-provided]\n"))
    #expect(outcome.output.hasPrefix("error: 'LogIn' requires 'Keychain'"))
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test func nothingFoundIsSaidAndTheExitCodeIs0() throws {
    let outcome = try Tool.run("check", "-", input: Sample.json)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(outcome.words == "stdin: no findings in 5 nodes, 4 edges\n")
    #expect(try Tool.run("check", "-q", "-", input: Sample.json).words == "")
  }

  @Test func whatTheInputBringsAlongIsTold() throws {
    let finding = "{\"message\": \"Twice.\", \"rule\": \"attached-twice\", \"severity\": \"warning\"}"
    let text = Sample.json.replacing("\"findings\": []", with: "\"findings\": [\(finding)]")
    let outcome = try Tool.run("check", "-", input: text)
    #expect(outcome.status == 0)
    #expect(outcome.output == "warning: Twice. [attached-twice]\n")
    #expect(try Tool.run("check", "-", "--strict", input: text).status == 1)
  }
}
