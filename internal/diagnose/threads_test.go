package diagnose

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

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
	if want := (score{right: 36, unknown: 20}); held != want {
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

// TestRootCauseOfALongLog puts errors and what follows of them into a log of 1 MB, as programs of many
// processes write it: the cause goes first, whatever came before it, and each error is told once.
func TestRootCauseOfALongLog(t *testing.T) {
	var file struct {
		Logs []struct{ Text string }
	}
	readJSON(t, "testdata/innocent.json", &file)
	var filler strings.Builder
	for filler.Len() < 500_000 {
		for _, log := range file.Logs {
			filler.WriteString(log.Text + "\n")
		}
	}
	for name, tt := range map[string]struct{ log, want string }{
		"the ranks that lost a peer write before the one whose memory was full": {
			strings.Repeat("[rank0]: ncclRemoteError: A call failed possibly due to a network error\n", 7) +
				"[rank3]: torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.\n",
			"torch-cuda-oom nccl-peer-lost",
		},
		"ranks that wait, before the one that broke off": {
			strings.Repeat("[rank0]:[E] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=9)\n", 7) +
				"[rank7]: RuntimeError: CUDA error: an illegal memory access was encountered\n",
			"illegal-memory-access nccl-watchdog-timeout",
		},
		"NCCL names what failed": {
			strings.Repeat("(EngineCore_0) DistBackendError: NCCL error in: NCCLUtils.cpp:77, unhandled cuda error\n"+
				"Last error:\nCuda failure 'CUDA driver version is insufficient for CUDA runtime version'\n", 8),
			"cuda-driver-insufficient nccl-unhandled-cuda-error",
		},
		"a watchdog alone": {
			"[rank0]:[E] Watchdog caught collective operation timeout: WorkNCCL(SeqNum=9)\n",
			"nccl-watchdog-timeout",
		},
	} {
		var got []string
		for _, f := range errorsOf(matrices.Embedded(), []byte(filler.String()+tt.log+filler.String())) {
			got = append(got, f.ID)
		}
		if diff := cmp.Diff(tt.want, strings.Join(got, " ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
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
