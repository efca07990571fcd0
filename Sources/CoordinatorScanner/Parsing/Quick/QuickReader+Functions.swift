extension QuickReader {
  mutating func function() throws(NotPlain) -> FunctionFact {
    try enter()
    defer { leave() }
    let preamble = try preamble()
    try expect(.func)
    let line = line
    let name = token.isOperator ? try operatorName() : try self.name()
    var fact = function(name, preamble)
    fact.line = line
    fact.generics = try generics()
    fact.parameters = try parameters()
    try passEffects()
    if take(.arrow) { fact.returns = try type() }
    fact.generics += try requirements()
    if at(.leftBrace) { fact.body = try body() }
    return fact
  }

  private mutating func operatorName() throws(NotPlain) -> Name {
    place += 1
    guard tokens[place - 1].name >= 0 else { throw NotPlain() }
    return names[tokens[place - 1].name]
  }

  mutating func initializer() throws(NotPlain) -> FunctionFact {
    var fact = function(.initializer, try preamble())
    try expect(.initializer)
    if !take(.postfixQuestion) { _ = take(.exclamation) }
    fact.generics = try generics()
    fact.parameters = try parameters()
    try passEffects()
    _ = try requirements()
    if at(.leftBrace) { fact.body = try body() }
    return fact
  }

  mutating func deinitializer() throws(NotPlain) -> FunctionFact {
    var fact = function(.deinitializer, try preamble())
    try expect(.deinit)
    fact.body = try body()
    return fact
  }

  mutating func subscripting() throws(NotPlain) -> FunctionFact {
    var fact = function(.subscripting, try preamble())
    try expect(.subscript)
    _ = try generics()
    fact.parameters = try parameters()
    try expect(.arrow)
    fact.returns = try type()
    _ = try requirements()
    guard at(.leftBrace) else { return fact }
    if isAtAccessors {
      var other = PropertyFact(name: .empty, line: 1)
      try pass { (reader: inout QuickReader) throws(NotPlain) in try reader.readAccessors(into: &other) }
    } else {
      fact.body = try body()
    }
    return fact
  }

  private func function(_ name: Name, _ preamble: Preamble) -> FunctionFact {
    var fact = FunctionFact(name: name, line: preamble.line)
    fact.documentation = documentation(before: preamble.first)
    fact.condition = condition
    fact.attributes = preamble.attributes
    fact.isStatic = preamble.isStatic
    fact.isOverride = preamble.isOverride
    return fact
  }

  private mutating func parameters() throws(NotPlain) -> [Parameter] {
    try expect(.leftParen)
    var found: [Parameter] = []
    while !take(.rightParen) {
      try passAttributes()
      found.append(try parameter())
      if !at(.rightParen) { try expect(.comma) }
    }
    return found
  }

  private mutating func parameter() throws(NotPlain) -> Parameter {
    let label = try word()
    let name = at(.word) ? try word() : label
    try expect(.colon)
    let type = try type()
    var parameter = Parameter(label: label == .wildcard ? nil : label, name: name, type: type)
    if take(.ellipsis) { (parameter.type, parameter.takesSeveral) = (.list(type), true) }
    if take(.assign) {
      parameter.initial = try inside { (reader: inout QuickReader) throws(NotPlain) in try reader.expression()
      }
    }
    return parameter
  }
}
