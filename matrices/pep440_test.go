package matrices

import (
	"testing"

	pep440 "github.com/aquasecurity/go-pep440-version"
)

// FuzzComparePEP440 holds the order of final releases to the library's.
func FuzzComparePEP440(f *testing.F) {
	for _, pair := range [][2]string{
		{"2.5", "2.5.0"}, {"2.10", "2.9.1"}, {"0.4.9", "0.4.10"}, {"1", "1.0.1"}, {"2.05", "2.5"}, {"", "1"},
		{"1.0rc1", "1.0"}, {"1.", "1"}, {"1..2", "1.2"}, {"1!1.0", "2.0"}, {"00", "0.0"},
	} {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		got := ComparePEP440(a, b)
		if back := ComparePEP440(b, a); got != -back {
			t.Errorf("%q and %q: %d one way, %d the other", a, b, got, back)
		}
		va, errA := pep440.Parse(a)
		vb, errB := pep440.Parse(b)
		if errA == nil && errB == nil && len(a) < 18 && len(b) < 18 {
			if want := va.Compare(vb); got != want {
				t.Errorf("%q and %q: %d, the library says %d", a, b, got, want)
			}
		}
	})
}

func TestComparingFinalReleasesAllocatesNothing(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() { ComparePEP440("2.14.1", "2.14") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
