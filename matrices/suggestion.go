package matrices

// DidYouMean returns a sentence that names the candidate nearest to a word, with
// a leading space, or nothing when none is near.
func DidYouMean(word string, candidates []string) string { return didYouMean(word, candidates) }
