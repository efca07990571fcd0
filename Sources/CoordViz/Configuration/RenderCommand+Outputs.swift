import ArgumentParser
import CoordinatorDeclarations
import CoordinatorGraph

extension RenderCommand {
  /// The pictures of the configuration, for a command without input and output.
  func decided(by project: Project?) throws -> [RenderCommand] {
    guard let project, source.inputs.isEmpty, output.file == nil, output.format == nil, place.host == nil
    else {
      return []
    }
    return try project.configuration.outputs.map { try Self.command(for: $0, of: project) }
  }

  private static func command(for picture: Configuration.Picture, of project: Project) throws -> RenderCommand
  {
    let options = picture.options.flatMap { option in
      option.values.isEmpty ? ["--\(option.name)"] : option.values.map { "--\(option.name)=\($0)" }
    }
    let output = try project.resolved(picture.path)
    do {
      return try RenderCommand.parse(options + ["--output=\(output)"])
    } catch {
      let words = message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw CommandError.unreadableText(place: "\(project.path):\(picture.line)", problem: words)
    }
  }
}
