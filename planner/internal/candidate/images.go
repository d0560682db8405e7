package candidate

// OnAny reports whether an image is for one of the platforms; one whose
// platforms are not known is taken to be for Intel and Arm servers alike, as
// all of its time are.
func OnAny(has, platforms []string) bool {
	if len(has) == 0 {
		return true
	}
	for _, p := range platforms {
		for _, h := range has {
			if h == p {
				return true
			}
		}
	}
	return false
}
