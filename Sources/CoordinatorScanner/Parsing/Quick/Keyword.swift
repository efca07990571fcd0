/// The words and operators of Swift that its grammar asks for. Those that can never be names come first.
enum Keyword: Int32, CaseIterable {
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`,
    `do`, `else`
  case `enum`, `extension`, `fallthrough`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`,
    initializer, `inout`
  case `internal`, `is`, `let`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`,
    `rethrows`
  case `return`, `static`, `struct`, `subscript`, `switch`, `throw`, `throws`, `try`, `typealias`, `var`,
    `where`
  case `while`, anyType, `false`, `nil`, selfValue, selfType, `super`, `true`, wildcard

  case actor, any, async, await, borrowing, compiler, consuming, convenience, copy, discard, distributed,
    dynamic, each
  case elseif, endif, final, get, indirect, infixModifier, isolated, lazy, macro, mutating, nonisolated,
    nonmutating
  case open, optional, override, package, postfixModifier, prefixModifier, required, safe, selector, sending,
    set, some, swift
  case then, unknown, unowned, unsafe, using, weak, yield, available, unavailable, objc, inline, didSet,
    willSet
  case error, hasSymbol, sourceLocation, warning
  case hiddenModify, hiddenRead, metatype, metaprotocol, unsafeAddress, unsafeMutableAddress

  case addAssign, ampersand, arrow, assign, coalesce, ellipsis, plus, tilde

  /// As source writes it.
  var text: Substring { Self.texts[Int(rawValue)] }

  /// The texts of all cases, in their order.
  private static let texts = """
    as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough fileprivate for func guard if import in init inout internal is let operator
    precedencegroup private protocol public repeat rethrows return static struct subscript switch throw
    throws try typealias var where while Any false nil self Self super true _ actor any async await
    borrowing compiler consuming convenience copy discard distributed dynamic each elseif endif final get
    indirect infix isolated lazy macro mutating nonisolated nonmutating open optional override package
    postfix prefix required safe selector sending set some swift then unknown unowned unsafe using weak
    yield available unavailable objc inline didSet willSet error hasSymbol sourceLocation warning _modify
    _read Type Protocol unsafeAddress unsafeMutableAddress += & -> = ?? ... + ~
    """.split { $0 == " " || $0 == "\n" }

  /// Whether what a name's number stands for can never be a name.
  static func isReserved(_ name: Int32) -> Bool { name >= 0 && name <= wildcard.rawValue }

  /// Whether it may stand before a declaration.
  var isModifier: Bool {
    switch self {
    case .class, .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infixModifier,
      .internal,
      .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override, .package,
      .postfixModifier, .prefixModifier, .private, .public, .required, .static, .unowned, .weak, .async:
      true
    default: false
    }
  }

  /// Whether it may stand before a type.
  var isSpecifier: Bool {
    switch self {
    case .borrowing, .consuming, .inout, .isolated, .sending: true
    default: false
    }
  }

  /// Whether an accessor starts with it.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .hiddenRead, .hiddenModify: true
    default: false
    }
  }

  /// Whether it declares what only members of a type are, or variables.
  var isMember: Bool {
    switch self {
    case .func, .initializer, .let, .subscript, .var: true
    default: false
    }
  }

  /// Whether it may stand behind `import`.
  var isImportable: Bool {
    switch self {
    case .class, .enum, .func, .let, .protocol, .struct, .typealias, .var: true
    default: false
    }
  }

  /// Whether it stands behind a number sign and is no macro.
  var isDirective: Bool {
    switch self {
    case .if, .elseif, .else, .endif, .error, .warning, .sourceLocation, .available, .unavailable, .hasSymbol:
      true
    default: false
    }
  }
}
