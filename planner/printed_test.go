package planner

import (
	"slices"
	"strings"
)

// applyPrinted makes the changes of a way out as its text says them, flag by
// flag; not ok where the text sums up or speaks of a target file.
func applyPrinted(words []string, text string) (changed []string, ok bool) {
	inFile := func(w string) bool { return strings.HasPrefix(w, "with=") || strings.HasPrefix(w, "build=") }
	if strings.HasPrefix(text, "give up ") || strings.HasPrefix(text, "toolkit") || slices.ContainsFunc(words, inFile) {
		return nil, false
	}
	text = text[:strings.LastIndex(text, " (")]
	text, _, _ = strings.Cut(text, ", such as ")
	terms := strings.Fields(text)
	words, without := slices.Clone(words), false
	for i := 0; i < len(terms); i++ {
		term := strings.TrimSuffix(terms[i], ",")
		switch {
		case term == "without":
			without = true
			continue
		case term == "--forward-compat":
			words = append(words, "forward")
		case strings.HasPrefix(term, "--"):
			i++
			value, ended := strings.CutSuffix(terms[i], ",")
			value = strings.Trim(value, "'")
			if i+3 < len(terms) && terms[i+1] == "for" && terms[i+2] == term {
				old := strings.Trim(strings.TrimSuffix(terms[i+3], ","), "'")
				words = exchange(words, "driver="+old, "driver="+value)
				i += 3
				continue
			}
			words = changeFlag(words, strings.TrimPrefix(term, "--"), value, without)
			without = without && !ended
		default: // and
			without = false
		}
	}
	return words, true
}

// exchange puts one word in the place of another.
func exchange(words []string, from, to string) []string {
	if at := slices.Index(words, from); at >= 0 {
		words[at] = to
	}
	return words
}

// changeFlag returns a flag another value, or takes it away.
func changeFlag(words []string, flag, value string, without bool) []string {
	same := func(word string) bool { return strings.HasPrefix(word, flag+"=") }
	word := flag + "=" + value
	switch {
	case flag == "framework":
		word = value
		same = func(w string) bool { return nameOf(w) == nameOf(value) }
	case flag == "with":
		word = "package=" + value
		same = func(w string) bool { return nameOf(w) == nameOf(word) }
	case flag == "gpu" && without:
		same = func(w string) bool { return w == word }
	}
	at := slices.IndexFunc(words, same)
	words = slices.DeleteFunc(words, same)
	if !without {
		words = slices.Insert(words, max(at, 0), word)
	}
	return words
}

// nameOf returns what a word of a request asks a version of: package=torch.
func nameOf(word string) string {
	if rest, pkg := strings.CutPrefix(word, "package="); pkg {
		return "package=" + rest[:len(rest)-len(strings.TrimLeft(rest, "abcdefghijklmnopqrstuvwxyz0123456789-_."))]
	}
	end := strings.IndexAny(word, "=<>!~")
	if end < 0 {
		return word
	}
	return word[:end]
}
