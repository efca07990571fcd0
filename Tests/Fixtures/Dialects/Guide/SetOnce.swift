/// A slot that keeps the first thing put into it.
@propertyWrapper
struct SetOnce<Value> {
  private var stored: Value?

  init(wrappedValue: Value?) {
    stored = wrappedValue
  }

  var wrappedValue: Value? {
    get { stored }
    set { stored = stored ?? newValue }
  }
}
