package rule

func Abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
