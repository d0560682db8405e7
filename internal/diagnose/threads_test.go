package diagnose

import (
	"encoding/json"
	"os"
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// thread is what somebody posted, and what it is in truth.
type thread struct {
	Source string   `json:"src"`
	Cause  string   `json:"cause"`
	Right  []string `json:"right"` // errors, any of which says so
	Text   string   `json:"text"`
}

// score counts what is told of threads.
type score struct{ right, wrong, unknown int }

// TestThreadsAreExplained counts, of what people posted, how much is told for what it is. The texts at odd
// places are held back: they are counted and not listed. A count that gets worse is a step back, one that
// gets better belongs here.
func TestThreadsAreExplained(t *testing.T) {
	var file struct{ Texts []thread }
	readJSON(t, "testdata/threads.json", &file)
	var open, held score
	for i, posted := range file.Texts {
		of := &open
		if i%2 == 1 {
			of = &held
		}
		switch told := first(posted.Text); {
		case told == "":
			of.unknown++
		case slices.Contains(posted.Right, told):
			of.right++
			continue
		default:
			of.wrong++
		}
		if i%2 == 0 {
			t.Logf("%s is told as %q: %s", posted.Source, first(posted.Text), posted.Cause)
		}
	}
	if want := (score{right: 56}); open != want {
		t.Errorf("open: %+v, want %+v", open, want)
	}
	if want := (score{right: 35, unknown: 21}); held != want {
		t.Errorf("held back: %+v, want %+v", held, want)
	}
}

// TestInnocentLogsAreNotExplained holds what is told against ordinary words.
func TestInnocentLogsAreNotExplained(t *testing.T) {
	var file struct {
		Logs []struct{ Name, Text string }
	}
	readJSON(t, "testdata/innocent.json", &file)
	for _, log := range file.Logs {
		if told := first(log.Text); told != "" {
			t.Errorf("%s: told as %s", log.Name, told)
		}
	}
}

// first is the error that is told first of a text, if any.
func first(text string) string {
	if found, _ := Read(matrices.Embedded(), []byte(text)); len(found) > 0 {
		return found[0].ID
	}
	return ""
}

func readJSON(t *testing.T, path string, into any) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}
