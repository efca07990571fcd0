import CoordinatorDiagrams
import CoordinatorGraph
import Testing

@Suite("Links to source")
struct SourceLinkTests {
  @Test(
    "are made of a template, with files encoded",
    arguments: [
      (
        "https://example.org/o/r/blob/main/{file}#L{line}",
        "https://example.org/o/r/blob/main/A%20b/%ED%99%88%26%22.swift#L7"
      ),
      ("xcode://open?file={file}&line={line}", "xcode://open?file=A%20b/%ED%99%88%26%22.swift&line=7"),
      ("HTTP://h/{file}", "HTTP://h/A%20b/%ED%99%88%26%22.swift"),
      ("../{file}", "../A%20b/%ED%99%88%26%22.swift"),
      ("/src/{file}?a:b", "/src/A%20b/%ED%99%88%26%22.swift?a:b"),
    ]
  )
  func made(template: String, url: String) throws {
    let link = try SourceLink(template: template)
    #expect(link.url(to: SourceLocation(file: "A b/홈&\".swift", line: 7)) == url)
  }

  @Test(
    "are refused where they could lead elsewhere",
    arguments: [
      "javascript:{file}", "JavaScript:alert(1)//{file}", "data:text/html,{file}", "file:///{file}",
      "//host/{file}",
      "https://h/main", "https://h/{file}#{lines}", "{scheme}:{file}", "https://h/{file",
      "java\tscript:{file}",
      "https://h/{file}\"onclick=\"", "https://h/{file}<b>", "https://h/ {file}", "https://h/{file}\u{202E}",
      "", "{}",
      "https://h/{file}'", "\\\\h\\{file}", "vbscript:{file}", ":{file}", "{line}",
    ]
  )
  func refused(template: String) throws {
    let error = #expect(throws: DiagramError.self) { try SourceLink(template: template) }
    let message = try #require(error?.description)
    #expect(!message.contains("\n") && message.contains("link to source"))
  }

  @Test(
    "no file makes a scheme or a host of its own",
    arguments: ["javascript:alert(1)", "//evil.example/x", "\\\\h"]
  )
  func files(file: String) throws {
    let url = try SourceLink(template: "{file}").url(to: SourceLocation(file: file, line: 1))
    #expect(url.map { $0.contains(":") || $0.hasPrefix("//") || $0.contains("\\") } != true)
  }

  @Test("the error names the scheme and those to use")
  func message() {
    #expect(throws: DiagramError.unsafeScheme("javascript", template: "javascript:{file}")) {
      try SourceLink(template: "javascript:{file}")
    }
    let error = DiagramError.unsafeScheme("javascript", template: "javascript:{file}")
    #expect(
      error.description.hasSuffix("has the scheme 'javascript'; use https, http, xcode, vscode or a path")
    )
  }
}
