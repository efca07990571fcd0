/// A box that lets go.
struct Weak<Value: AnyObject> {
  weak var value: Value?
}
