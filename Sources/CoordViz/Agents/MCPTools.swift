/// The tools that an assistant may call: each is a command of coordviz that only reads.
struct MCPTools {
  /// The folders and files of the app.
  let sources: [String]
  /// The folder that commands start in, where they find the configuration and the repository; the current one if it is in
  /// the app's checkout. Desktop clients start servers in other folders.
  private let folder: String?

  init(sources: [String]) {
    self.sources = sources
    let real = ProjectRoot.real(sources[0])
    let start = FileStatus(path: real)?.isFolder == true ? real : ProjectRoot.folder(of: real)
    let checkout = ProjectRoot.checkout(above: start) ?? start
    let isInside = ProjectRoot.real(".").isBelow(checkout)
    folder = isInside || !sources.allSatisfy(\.isAbsolutePath) ? nil : start
  }

  /// A tool, and the command that answers a call of it.
  struct Tool: Sendable {
    let name: String
    let summary: String
    var parameters: [Parameter] = []
    /// The arguments of coordviz, for what was asked and the sources of the app.
    let command: @Sendable (Asked, [String]) -> [String]
  }

  /// A value that a call may have.
  struct Parameter: Sendable {
    let name: String
    let summary: String
    var isRequired = false
    var isNumber = false
  }

  /// The values of a call, by the names of their parameters.
  typealias Asked = [String: String]

  struct Answer: Equatable {
    var text: String
    var isError = false
  }

  static let all = [
    Tool(
      name: "hierarchy",
      summary: "The app's coordinators as an outline: who creates or holds whom, with file and line. "
        + "It names what is unknown, and what did not fit.",
      parameters: [
        Parameter(name: "focus", summary: "Show only what is below this coordinator."),
        Parameter(name: "depth", summary: "How many levels below focus.", isNumber: true),
        Parameter(name: "show", summary: "hierarchy (as usual), screens, containers or all."),
        Parameter(name: "budget", summary: "The most tokens of the outline; 4000 as usual.", isNumber: true),
      ]
    ) { asked, sources in
      ["render", "--format", "agent"] + options(["focus", "depth", "show", "budget"], asked) + ["--"]
        + sources
    },
    Tool(
      name: "why",
      summary: "How a coordinator is reached: the ways from the root, with the lines that show each step.",
      parameters: [
        Parameter(name: "name", summary: "The coordinator, or a pattern such as Sign*.", isRequired: true)
      ]
    ) { asked, sources in
      ["why", "--paths", "10", "--", asked["name"] ?? ""] + sources
    },
    Tool(
      name: "explain",
      summary: "Explains why a type is a coordinator or not, and where its edges come from.",
      parameters: [Parameter(name: "type", summary: "The name of the type.", isRequired: true)]
    ) { asked, sources in
      ["scan"] + options(["type"], asked, as: "explain") + ["--"] + sources
    },
    Tool(
      name: "lint",
      summary: "Bugs in the lifecycle of coordinators: never retained, never removed, retained too long. "
        + "Each with file, line and fix."
    ) { _, sources in
      ["lint", "--reporter", "text", "--"] + sources
    },
    Tool(
      name: "diff",
      summary: "What has changed in the hierarchy since this branch left another one, or since a commit.",
      parameters: [
        Parameter(name: "base", summary: "A branch, tag or commit, such as main.", isRequired: true)
      ]
    ) { asked, sources in
      let base = asked["base"] ?? ""
      let path = sources[0].isAbsolutePath ? sources[0] : "./" + sources[0]
      return [
        "diff", "--", (base.contains(Revision.dots) ? base : base + Revision.dots) + ":" + path, sources[0],
      ]
    },
  ]

  /// The tool's options that a call has values for. The value is joined to its option: it may start with a dash.
  private static func options(_ names: [String], _ asked: Asked, as option: String? = nil) -> [String] {
    names.compactMap { name in asked[name].map { "--\(option ?? name)=\($0)" } }
  }

  /// Runs the command of a tool in a separate process: a crash or a long run does not end the server.
  func answer(_ tool: Tool, _ asked: Asked) -> Answer {
    if let problem = problem(with: asked, of: tool) { return Answer(text: problem, isError: true) }
    guard let program = OwnProgram.path else {
      return Answer(text: "coordviz cannot find its own program; start it by its path", isError: true)
    }
    let arguments = tool.command(asked, sources)
    let child = Child(program: program, arguments: arguments, folder: folder, silence: Self.seconds)
    return Self.answer(of: child.run())
  }

  private func problem(with asked: Asked, of tool: Tool) -> String? {
    let known = Set(tool.parameters.map(\.name))
    if let unknown = asked.keys.sorted().first(where: { !known.contains($0) }) {
      return "\(tool.name): there is no parameter '\(unknown)'"
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && (asked[$0.name] ?? "").isEmpty }) {
      return "\(tool.name): '\(missing.name)' is missing"
    }
    if tool.name == "diff", sources.count > 1 {
      return "diff: it compares one folder, and the server has \(sources.count); start it with one"
    }
    return nil
  }

  private static func answer(of outcome: Child.Outcome) -> Answer {
    switch outcome.end {
    // 1 means that there are findings or differences.
    case .exited(0), .exited(1): Answer(text: text(of: outcome))
    case .exited, .tooLong: Answer(text: outcome.messages, isError: true)
    case .outOfTime: Answer(text: "stopped after \(Int(seconds)) s; ask for a smaller part", isError: true)
    case .notStarted: Answer(text: "coordviz could not be started", isError: true)
    }
  }

  /// The output of the command, followed by its messages, such as a warning about a file that could not be read.
  private static func text(of outcome: Child.Outcome) -> String {
    let parts = [bounded(outcome.output), bounded(Array(outcome.messages.utf8))].filter { !$0.isEmpty }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: "\n")
  }

  private static func bounded(_ output: [UInt8]) -> String {
    guard output.count > mostBytes else { return String(decoding: output, as: UTF8.self) }
    let end = output[..<mostBytes].lastIndex(of: 0x0A) ?? mostBytes
    return String(decoding: output[..<end], as: UTF8.self)
      + "\ncut after \(end) of \(output.count) bytes; ask for a smaller part\n"
  }

  private static let seconds = 120.0
  private static let mostBytes = 64_000
}
