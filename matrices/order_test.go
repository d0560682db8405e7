package matrices

import "testing"

func TestCompareVersions(t *testing.T) {
	ordered := []string{"", "9", "9.0", "9.2", "9.10", "10.0.1", "10.0rc1", "11", "450.80.02", "450.80.10", "525.60.13",
		"525.105.17", "580"}
	for i, a := range ordered {
		for j, b := range ordered {
			got := CompareVersions(a, b)
			if (i < j) != (got < 0) || (i > j) != (got > 0) {
				t.Errorf("%q against %q: %d", a, b, got)
			}
		}
	}
}

func TestComparePEP440(t *testing.T) {
	ordered := []string{"not a version", "1.0", "2.10rc0", "2.10", "2.10.post1", "2.10.1+cu118", "2.10.1+cu121", "2.11"}
	for i, a := range ordered {
		for j, b := range ordered {
			got := ComparePEP440(a, b)
			if (i < j) != (got < 0) || (i > j) != (got > 0) {
				t.Errorf("%q against %q: %d", a, b, got)
			}
		}
	}
}

// FuzzCompareVersions holds the laws of a total order.
func FuzzCompareVersions(f *testing.F) {
	f.Add("12.4.1", "12.4", "12.10")
	f.Add("9.1.0.70", "8.9.7.29", "9.1.0.70rc1")
	f.Add("", "..", "a.b")
	f.Fuzz(func(t *testing.T, a, b, c string) {
		if CompareVersions(a, b) != -CompareVersions(b, a) {
			t.Errorf("%q and %q", a, b)
		}
		if CompareVersions(a, b) <= 0 && CompareVersions(b, c) <= 0 && CompareVersions(a, c) > 0 {
			t.Errorf("%q <= %q <= %q, but not the ends", a, b, c)
		}
	})
}

// FuzzFindGPU must never panic, and always either answer or explain.
func FuzzFindGPU(f *testing.F) {
	for _, seed := range []string{"h100", "aws:p5.48xlarge", "sm_90", "10de:2330", "rtx 6000", "", "::", "\xff",
		"GRID T4-16C"} {
		f.Add(seed)
	}
	s := Embedded()
	f.Fuzz(func(t *testing.T, text string) {
		boards, _, err := s.FindGPU(text)
		if (err == nil) != (len(boards) > 0) {
			t.Errorf("%q: %d boards and error %v", text, len(boards), err)
		}
		for _, b := range boards {
			if b.ID == "" || b.ComputeCapability == "" {
				t.Errorf("%q gives a board without id or capability: %+v", text, b)
			}
		}
	})
}
