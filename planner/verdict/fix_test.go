package verdict

import "testing"

func TestCut(t *testing.T) {
	for _, test := range []struct{ change, behind string }{
		{"torch==2.8.0", ""},
		{"torch==2.8.0", " (cu128)"},
		{"torch==2.8.0", " (cu128, driver ≥ 570.26); unproven: who knows (nobody)"},
		{"--break-system-packages", "; unproven: no wheel of torch is taken (--no-binary): look it up"},
	} {
		fix := Fix{Text: test.change + test.behind}
		if change, behind := fix.Cut(); change != test.change || behind != test.behind {
			t.Errorf("%q: %q and %q", fix.Text, change, behind)
		}
	}
}
