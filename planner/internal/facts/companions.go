package facts

// CompanionKey tells the versions of a companion.
type CompanionKey struct{ Framework, Name string }
