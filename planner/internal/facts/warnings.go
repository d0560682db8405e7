package facts

// Ended says since when a branch gets no fixes, where that is known.
func Ended(month string) string {
	if month == "" {
		return ""
	}
	return ", ended " + month
}
