// What the libraries for apps use of Objective-C, for type checks only.
open class NSObject {
  public init() {}
}
