package harvest

import (
	"strings"
	"testing"
)

func TestCodeIsWrittenAsTheTablesHaveIt(t *testing.T) {
	for code, want := range map[string]string{
		"sm_90 sm_80 compute_90":   "8.0 9.0+PTX",
		"sm_120 sm_75":             "7.5 12.0",
		"compute_52":               "5.2+PTX",
		"sm_90 sm_90a":             "9.0",       // which runs wherever 9.0a does
		"sm_90a sm_100a sm_100":    "9.0a 10.0", // what runs on one alone
		"sm_89 compute_90a":        "8.9 9.0a+PTX",
		"sm_90 compute_90a sm_80":  "8.0 9.0", // of which the PTX is no use elsewhere
		"sm_8 sm_x compute_ what?": "0.8",
	} {
		if got := strings.Join(codeCell(strings.Fields(code)), " "); got != want {
			t.Errorf("%s: %s, want %s", code, got, want)
		}
	}
}
