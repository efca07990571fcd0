// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIColor: Sendable {
  public static let white = UIColor()
  public static let black = UIColor()
  public static let red = UIColor()
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right
}

public final class UITouch: Sendable, Hashable {
  public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) {}
}

public final class UIEvent: Sendable {}

@MainActor
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.left
}

@MainActor
open class UITextView: UIView {
  open var text: String! = ""
  open var isEditable = true
}
