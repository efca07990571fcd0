// The app of this dialect.
