package planner

import (
	"slices"
	"strings"
)

// quote puts a user's text between double quotes, without escapes that only
// programmers read.
func quote(s string) string { return `"` + s + `"` }

// joinWords writes a list as people do: "a, b and c".
func joinWords(words []string, last string) string {
	switch len(words) {
	case 0:
		return ""
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " " + last + " " + words[len(words)-1]
}

// fewNames is how many names of boards a sentence spells out.
const fewNames = 4

// few keeps a list readable: the first n words, and how many more there are.
func few(words []string, n int) []string {
	if len(words) <= n {
		return words
	}
	return append(slices.Clone(words[:n]), "…")
}

// unique gives the words without repeats, in order of first appearance.
func unique(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// displayName gives a framework's name as its makers write it.
func displayName(framework string) string {
	switch framework {
	case "pytorch":
		return "PyTorch"
	case "tensorflow":
		return "TensorFlow"
	case "jax":
		return "JAX"
	case "onnxruntime":
		return "ONNX Runtime"
	case "cupy":
		return "CuPy"
	case "paddle":
		return "PaddlePaddle"
	default:
		return framework
	}
}

// joinList writes words with commas alone.
func joinList(words []string) string { return strings.Join(words, ", ") }
