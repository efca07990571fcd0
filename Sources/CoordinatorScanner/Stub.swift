extension Program { public func explanation(of type: String) -> String { "\(type)\n" } }
