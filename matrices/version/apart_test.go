package version

import "testing"

func TestOneApartIsAnEditDistanceOf1(t *testing.T) {
	words := []string{"", "a", "b", "ab", "ba", "abc", "abd", "aab", "bab", "torch", "troch", "torchh", "tor", "torc",
		"xtorch"}
	for _, a := range words {
		for _, b := range words {
			if got, want := OneApart(a, b), EditDistance(a, b) == 1; got != want {
				t.Errorf("%q, %q: %t, want %t", a, b, got, want)
			}
		}
	}
}
