package words_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/words"
)

func TestJoinWords(t *testing.T) {
	for want, terms := range map[string][]string{"": nil, "a": {"a"}, "a or b": {"a", "b"}, "a, b or c": {"a", "b", "c"}} {
		if got := words.JoinWords(terms, "or"); got != want {
			t.Errorf("joinWords(%v) = %q, want %q", terms, got, want)
		}
	}
	if got := words.Few([]string{"a", "b", "c"}, 2); !slices.Equal(got, []string{"a", "b", "…"}) {
		t.Errorf("few gives %v", got)
	}
	if got := words.Unique([]string{"b", "", "a", "b"}); !slices.Equal(got, []string{"b", "a"}) {
		t.Errorf("unique gives %v", got)
	}
	for want, versions := range map[string][]string{
		"": nil, "3.8": {"3.8"}, "3.8 and 3.9": {"3.8", "3.9"}, "3.8 to 3.10": {"3.8", "3.9", "3.10"},
		"2.7 and 3.5 to 3.7": {"2.7", "3.5", "3.6", "3.7"}, "2.1, 2.4 and 2.5": {"2.1", "2.4", "2.5"},
	} {
		if got := words.Runs(versions); got != want {
			t.Errorf("span3(%v) = %q, want %q", versions, got, want)
		}
	}
}

// TestWhatIsMissingIsLeftOut: what would introduce nothing is not written.
func TestWhatIsMissingIsLeftOut(t *testing.T) {
	for want, got := range map[string]string{
		"; it needs torch": words.Prefixed("; it needs ", "torch"),
		"":                 words.Prefixed("; it needs ", "") + words.DidYouMean(nil) + words.JoinList(nil),
		"did you mean t4?": words.DidYouMean([]string{"t4"}),
		"a, b":             words.JoinList([]string{"a", "b"}),
		`"t 4"`:            words.Quote("t 4"),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
