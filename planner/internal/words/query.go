package words

func Prefixed(prefix, text string) string {
	if text == "" {
		return ""
	}
	return prefix + text
}
