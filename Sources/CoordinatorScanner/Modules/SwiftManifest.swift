import SwiftSyntax

/// A manifest that is written in Swift. It is read, never run.
struct SwiftManifest {
  private let tree: Syntax

  init(_ text: [UInt8]) { tree = Syntax(SyntaxReader.tree(of: DeepNesting(text))) }

  /// The outermost calls of functions with given names, in the order of the text.
  func calls(of names: Set<String>) -> [Call] {
    var calls: [Call] = []
    tree.visit { node in
      guard let call = node.as(FunctionCallExprSyntax.self).map(Call.init), names.contains(call.name) else {
        return true
      }
      calls.append(call)
      return false
    }
    return calls
  }

  /// The first text with a label: `name: "Home"`.
  func text(_ label: String) -> String? {
    var found: String?
    tree.visit { node in
      guard let argument = node.as(LabeledExprSyntax.self), argument.label?.text == label else {
        return found == nil
      }
      found = found ?? argument.expression.plainText
      return found == nil
    }
    return found
  }

  /// A call with its labelled arguments.
  struct Call {
    /// The name of the function, without the base before a dot.
    let name: String
    private let arguments: [String: ExprSyntax]

    fileprivate init(_ call: FunctionCallExprSyntax) {
      let callee = call.calledExpression
      let reference =
        callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
      name = reference?.baseName.text ?? ""
      arguments = Dictionary(
        call.arguments.map { ($0.label?.text ?? "", $0.expression) },
        uniquingKeysWith: { first, _ in first }
      )
    }

    func has(_ label: String) -> Bool { arguments[label] != nil }

    /// The text that an argument is; nil where it is anything else.
    func text(_ label: String) -> String? { arguments[label]?.plainText }

    /// The name of a static member that an argument is: `app` of `.app`.
    func member(_ label: String) -> String? {
      arguments[label]?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// All texts in an argument, such as the elements of a list, without excluded files.
    func texts(_ label: String) -> [String] {
      var texts: [String] = []
      arguments[label].map(Syntax.init)?.visit { node in
        if let label = node.as(LabeledExprSyntax.self)?.label?.text, Self.others.contains(label) {
          return false
        }
        texts += [node.as(ExprSyntax.self)?.plainText].compactMap(\.self)
        return true
      }
      return texts
    }

    /// The labels of texts that are no files of the target.
    private static let others: Set<String> = ["compilerFlags", "excluding", "exceptions"]
  }
}

extension Syntax {
  /// Visits itself and all nodes below, in the order of the text.
  ///
  /// Without recursion, because the tree of `a.b().c()…` is as deep as the chain is long.
  ///
  /// - Parameter enters: Says whether to visit the nodes below a node.
  fileprivate func visit(_ enters: (Syntax) -> Bool) {
    var open = [self]
    while let node = open.popLast() {
      if enters(node) { open += node.children(viewMode: .sourceAccurate).reversed() }
    }
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolations and escapes.
  fileprivate var plainText: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      case .stringSegment(let segment)? = literal.segments.first, !segment.content.text.contains("\\")
    else { return nil }
    return segment.content.text
  }
}
