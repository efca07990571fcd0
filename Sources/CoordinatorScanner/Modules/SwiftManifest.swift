import SwiftSyntax

/// A manifest that is written in Swift. It is read, never run.
struct SwiftManifest {
  private let tree: Syntax
  /// The texts of constants: `let app = "Harbor"`. Those that several have are not known.
  private let constants: [String: String]
  /// The functions of the manifest itself, by name.
  private let functions: [String: FunctionDeclSyntax]

  /// Functions that call functions are followed so many levels deep, and so many calls in all.
  private static let (mostLevels, mostCalls) = (4, 2000)

  init(_ text: [UInt8]) {
    tree = Syntax(SyntaxReader.tree(of: DeepNesting(text)))
    var (texts, functions) = ([String: Set<String>](), [String: FunctionDeclSyntax]())
    tree.visit { node in
      if let constant = node.as(PatternBindingSyntax.self), let value = constant.initializer?.value.text([:])
      {
        texts[constant.pattern.trimmedDescription, default: []].insert(value)
      } else if let choice = node.as(EnumCaseElementSyntax.self) {
        let name = choice.name.text
        texts[name, default: []].insert(choice.rawValue?.value.text([:]) ?? name)
      } else if let function = node.as(FunctionDeclSyntax.self) {
        functions[function.name.text] = function
      }
      return true
    }
    constants = texts.compactMapValues { $0.count == 1 ? $0.first : nil }
    self.functions = functions
  }

  /// The outermost calls of functions with given names, in the order of the text. A function of the manifest that is
  /// called with texts stands for the calls in it.
  func calls(of names: Set<String>) -> [Call] {
    var calls: [Call] = []
    add(to: &calls, of: names, in: tree, constants, level: 0)
    return calls
  }

  private func add(
    to calls: inout [Call],
    of names: Set<String>,
    in tree: Syntax,
    _ texts: [String: String],
    level: Int
  ) {
    tree.visit { node in
      if level == 0, node.is(FunctionDeclSyntax.self) { return false }
      guard let call = node.as(FunctionCallExprSyntax.self).map({ Call($0, texts) }),
        calls.count < Self.mostCalls
      else { return true }
      if names.contains(call.name), call.has("name") {
        calls.append(call)
        return false
      }
      guard level < Self.mostLevels, let function = functions[call.name], let body = function.body else {
        return true
      }
      let given = constants.merging(call.texts(for: function.signature.parameterClause)) { $1 }
      add(to: &calls, of: names, in: Syntax(body), given, level: level + 1)
      return false
    }
  }

  /// The first text with a label: `name: "Home"`.
  func text(_ label: String) -> String? {
    var found: String?
    tree.visit { node in
      guard let argument = node.as(LabeledExprSyntax.self), argument.label?.text == label else {
        return found == nil
      }
      found = found ?? argument.expression.text(constants)
      return found == nil
    }
    return found
  }

  /// A call with its labelled arguments.
  struct Call {
    /// The name of the function, without the base before a dot.
    let name: String
    private let arguments: [String: ExprSyntax]

    /// The texts of constants and parameters.
    private let known: [String: String]

    fileprivate init(_ call: FunctionCallExprSyntax, _ known: [String: String]) {
      self.known = known
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
    func text(_ label: String) -> String? { arguments[label]?.text(known) }

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
        // A part of `"a" + name` is no text by itself.
        guard node.parent?.is(ExprListSyntax.self) != true, let text = node.as(ExprSyntax.self)?.text(known)
        else { return true }
        texts.append(text)
        return false
      }
      return texts
    }

    /// The texts that the parameters of a function have in this call, by their names in the function.
    fileprivate func texts(for parameters: FunctionParameterClauseSyntax) -> [String: String] {
      parameters.parameters.reduce(into: [:]) { texts, parameter in
        let label = parameter.firstName.text
        let value = arguments[label == "_" ? "" : label] ?? parameter.defaultValue?.value
        texts[(parameter.secondName ?? parameter.firstName).text] = value?.text(known)
      }
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
  /// The text of a literal without escapes, or of a known name: `"\(name)Tests"`, `Names.app`, `Names.app.rawValue`.
  fileprivate func text(_ known: [String: String]) -> String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return known[name.baseName.text] }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return name == "rawValue" ? member.base?.text(known) : member.base == nil ? nil : known[name]
    }
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
    let parts = literal.segments.map { segment -> String? in
      switch segment {
      case .stringSegment(let text): text.content.text.contains("\\") ? nil : text.content.text
      case .expressionSegment(let value):
        value.expressions.count == 1 ? value.expressions.first?.expression.text(known) : nil
      }
    }
    return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
  }
}
