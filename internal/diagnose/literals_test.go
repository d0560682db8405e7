package diagnose

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

func TestWhatEveryMatchHolds(t *testing.T) {
	for expression, want := range map[string][][]string{
		"cuDNN":                      {{"cudnn"}},
		"CUDA (error|failure): (.*)": {{"cuda "}, {"error", "failure"}},
		"no kernel image( found)?":   {{"no kernel image"}},
		"(driver|libcuda) too old":   {{"driver", "libcuda"}, {" too old"}},
		"(abc|[0-9]+)":               nil, // a branch without a text that is certain
		"(?:failed){2}":              {{"failed"}},
		"(?:failed)*":                nil,
		"(?:failed)+":                {{"failed"}},
		"ab":                         nil, // too short to look for
		"größer":                     nil, // letter case is more than a byte's
		"(":                          nil,
		"":                           nil,
	} {
		var got [][]string
		for _, group := range mandatory(expression) {
			got = append(got, slices.Sorted(slices.Values(group)))
		}
		if expression == "(?:failed){2}" {
			got = slices.CompactFunc(got, slices.Equal)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", expression, diff)
		}
	}
}

// TestEveryMatchHoldsWhatItMust tries the expressions of the facts on their own
// examples: one that matches without the texts would never be looked for.
func TestEveryMatchHoldsWhatItMust(t *testing.T) {
	looked := 0
	for _, e := range matrices.Embedded().Errors() {
		for _, signature := range e.Signatures {
			match := strings.ToLower(regexp.MustCompile("(?m)" + signature).FindString(e.Example))
			if match == "" {
				continue
			}
			for _, group := range mandatory("(?m)" + signature) {
				looked++
				if !slices.ContainsFunc(group, func(text string) bool { return strings.Contains(match, text) }) {
					t.Errorf("%s: %q matches %q, which holds none of %q", e.ID, signature, match, group)
				}
			}
		}
	}
	if looked < 50 {
		t.Errorf("only %d texts were looked at", looked)
	}
}

// TestAnAutomatonFindsWhatASearchFinds, on texts of few letters, where words lie
// inside each other.
func TestAnAutomatonFindsWhatASearchFinds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	letters := func(alphabet string, n int) string {
		text := make([]byte, n)
		for i := range text {
			text[i] = alphabet[r.IntN(len(alphabet))]
		}
		return string(text)
	}
	for range 300 {
		var words []string
		for range 1 + r.IntN(6) {
			if word := letters("abc", 1+r.IntN(5)); !slices.Contains(words, word) {
				words = append(words, word)
			}
		}
		text := letters("aAbBcCd", r.IntN(60))
		got := make([]int, len(words))
		newAutomaton(words).each(text, func(literal uint16) { got[literal]++ })
		for i, word := range words {
			want := 0
			for at := range text {
				if strings.HasPrefix(strings.ToLower(text[at:]), word) {
					want++
				}
			}
			if got[i] != want {
				t.Fatalf("%q in %q beside %q: %d times, want %d", word, text, words, got[i], want)
			}
		}
	}
}
