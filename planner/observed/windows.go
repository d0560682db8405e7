package observed

import "strings"

// WindowsPath returns where a path of Windows stands in a line that a program printed: of a traceback, of a
// prompt, of an installed package; -1 for none. Paths that people write in passing say nothing.
func WindowsPath(line string) int {
	prompt, packages := strings.LastIndexByte(line, '>'), strings.LastIndex(line, `\site-packages`)
	for colon := 1; colon < len(line)-1; colon++ {
		n := strings.IndexByte(line[colon:len(line)-1], ':')
		if n < 0 {
			break
		}
		colon += n
		if !isDrive(line, colon) {
			continue
		}
		before := line[:colon-1]
		if strings.HasSuffix(before, `File "`) ||
			line[colon+1] == '\\' && (prompt > colon && isPrompt(before) || packages > colon) {
			return colon - 1
		}
	}
	return -1
}

// isDrive reports whether the colon at a place stands behind the letter of a drive, and before a path.
func isDrive(line string, colon int) bool {
	letter := func(c byte) bool { return 'a' <= c|' ' && c|' ' <= 'z' }
	alone := colon == 1 || !letter(line[colon-2]) && strings.IndexByte("0123456789_-.", line[colon-2]) < 0
	return letter(line[colon-1]) && alone && (line[colon+1] == '\\' || line[colon+1] == '/')
}

// isPrompt reports whether a text is what shells of Windows print before the folder: "(base) PS ".
func isPrompt(text string) bool {
	text = strings.TrimLeft(strings.TrimSuffix(text, "PS "), " ")
	return text == "" || text[0] == '(' && strings.HasSuffix(text, ") ")
}

// SaysWSL reports whether a line names the Windows Subsystem for Linux, as a word or in a kernel's release.
func SaysWSL(line string) bool {
	if strings.Contains(line, "microsoft-standard") || strings.Contains(line, "Subsystem for Linux") ||
		strings.Contains(line, "WSL") {
		return true
	}
	n := strings.Index(line, "wsl")
	return n == 0 || n > 0 && (line[n-1]|' ' < 'a' || 'z' < line[n-1]|' ')
}
