package diagnose

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

func TestLogFindsWhatToMendFirst(t *testing.T) {
	for name, tt := range map[string]struct{ log, want string }{
		"the warning goes before the crash that follows": {
			"start\nNVIDIA GeForce RTX 3090 with CUDA capability sm_86 is not compatible with the current PyTorch installation.\nRuntimeError: CUDA error: no kernel image is available for execution on the device\n",
			"torch-arch-not-compatible 2, no-kernel-image 3",
		},
		"a line that means nothing goes last": {
			"cudart_stub.cc:28] Could not find cuda drivers on your machine, GPU will not be used.\nAssertionError: Torch not compiled with CUDA enabled\n",
			"torch-not-compiled-with-cuda 2, tf-could-not-find-cuda-drivers 1",
		},
		"of one line the longer signature": {
			"E cuda_dnn.cc:377] Could not create cudnn handle: CUDNN_STATUS_NOT_INITIALIZED\n",
			"tf-cudnn-handle-internal-error 1, cudnn-not-initialized 1",
		},
		"colours and the states of a progress bar": {
			"10%\r50%\r\x1b[31mRuntimeError: \x1b[1mTorch not compiled\x1b[0m with CUDA enabled\x1b]0;title\x07\r\n",
			"torch-not-compiled-with-cuda 3",
		},
		"anchors stand for lines": {"$ nvidia-smi\nNo devices were found\n", "rminitadapter-failed 2"},
		"what a self-test names goes before all": {
			"ImportError: libcudnn.so.9: cannot open shared object file\nCUDNN_STATUS_NOT_INITIALIZED\nRoot cause  [wheel-missing]\n  cause\nRoot cause  [no-such-id]\n",
			"wheel-missing 3, shared-lib-not-found 1, cudnn-not-initialized 2",
		},
		"nothing": {"epoch 1, loss 0.3\nall is well\n", ""},
		"empty":   {"", ""},
	} {
		var got []string
		for _, f := range errorsOf(matrices.Embedded(), []byte(tt.log)) {
			got = append(got, f.ID+" "+string(rune('0'+f.Line)))
			if len(f.Causes) == 0 || f.Text == "" || strings.ContainsAny(f.Text, "\x1b\r\n") {
				t.Errorf("%s: %+v", name, f)
			}
		}
		if diff := cmp.Diff(tt.want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestEveryExampleIsFoundInTheMiddleOfALog puts each error of the facts between
// lines of a program that works.
func TestEveryExampleIsFoundInTheMiddleOfALog(t *testing.T) {
	facts := matrices.Embedded()
	for _, e := range facts.Errors() {
		if e.Example == "" {
			continue
		}
		found := false
		for _, f := range errorsOf(facts, []byte("INFO epoch 1\nINFO loss 0.3\n"+e.Example+"\nbye\n")) {
			found = found || f.ID == e.ID && f.Line >= 3
		}
		if !found {
			t.Errorf("%s is not found by its example", e.ID)
		}
	}
}

func TestByID(t *testing.T) {
	facts := matrices.Embedded()
	if f, ok := ByID(facts, "no-kernel-image"); !ok || len(f.Causes) == 0 || len(f.Sources) == 0 ||
		!strings.HasPrefix(f.Sources[0], "https://") {
		t.Errorf("got %+v", f)
	}
	if f, ok := ByID(facts, "wheel-missing"); !ok || f.Layer != "python" || len(f.Causes) == 0 {
		t.Errorf("an error that only self-tests find: %+v", f)
	}
	if f, ok := ByID(facts, "nothing"); ok {
		t.Errorf("got %+v", f)
	}
}

// plain is a log without colours, each state of a progress bar on its own line,
// by expressions.
func plain(log string) string {
	const escapes = "\x1b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\x07\x1b\r\n]*(?:\x07|\x1b\\\\))"
	log = regexp.MustCompile(escapes).ReplaceAllString(log, "")
	return strings.ReplaceAll(strings.ReplaceAll(log, "\r\n", "\n"), "\r", "\n")
}

// slowly finds the errors of a log one expression after the other.
func slowly(facts *matrices.Set, log string) map[string]int {
	log = plain(log)
	found := map[string]int{}
	for _, e := range facts.Errors() {
		if start, _, ok := e.Find(log); ok {
			found[e.ID] = 1 + strings.Count(log[:start], "\n")
		}
	}
	return found
}

// TestOneReadingFindsWhatManyFind mixes lines of the facts, parts of them and
// noise, and compares with looking for each error by itself.
func TestOneReadingFindsWhatManyFind(t *testing.T) {
	facts := matrices.Embedded()
	lines := []string{
		"", "epoch 79, loss: 79, 0.3", "Xid nothing", "torch==2.5.1+cu124", "\x1b[1mNVRM\x1b[0m: x", "a\rb", "CUDNN_STATUS_",
	}
	for _, e := range facts.Errors() {
		lines = append(lines, e.Example, strings.ToUpper(e.Example), "\x1b[31m"+e.Example+"\x1b[0m\r")
		half := e.Example[:len(e.Example)/2]
		lines = append(lines, half, half+"\n"+e.Example[len(half):], strings.Replace(e.Example, " ", "\n", 1))
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		var log []string
		for range random.IntN(12) {
			log = append(log, lines[random.IntN(len(lines))])
		}
		text, got := strings.Join(log, "\n"), map[string]int{}
		for _, f := range errorsOf(facts, []byte(text)) {
			got[f.ID] = f.Line
		}
		if diff := cmp.Diff(slowly(facts, text), got); diff != "" {
			t.Errorf("%q (-one by one +at once):\n%s", text, diff)
		}
	}
}

func TestEveryErrorHasATextThatTellsItApart(t *testing.T) {
	for _, e := range matrices.Embedded().Errors() {
		for _, expression := range append(e.Signatures, e.Unless...) {
			if len(mandatory(expression)) == 0 {
				t.Errorf("%s: %q has no text of %d letters that is always there: it would be tried on every line",
					e.ID, expression, shortest)
			}
		}
	}
}

// TestALogThatNearlyMatchesEverywhereIsReadInOnePass counts what expressions are
// tried on, for each kind of text that made them slow.
func TestALogThatNearlyMatchesEverywhereIsReadInOnePass(t *testing.T) {
	facts := matrices.Embedded()
	for name, line := range nearly(facts) {
		e, l := &errorReader{facts: facts, asked: map[string]bool{}}, newLook(facts)
		s := newScanner(append(e.patterns(), l.patterns()...))
		_ = eachLine(bytes.NewReader(bytes.Repeat([]byte(line), 1+(1<<20)/len(line))), func(line string, number int) {
			s.read(line, number)
			l.line(line)
		})
		if s.left < 0 {
			t.Errorf("%s: expressions were tried on %d bytes, of %d", name, budgetOfAll-s.left, budgetOfAll)
		}
		if len(l.tried) > mostGPUNames || len(e.asked) > mostCauses {
			t.Errorf("%s: %d names of GPUs and %d of errors were looked up", name, len(l.tried), len(e.asked))
		}
	}
}

// nearly are texts that bear a lot of what is looked for, and match little.
func nearly(facts *matrices.Set) map[string]string {
	var literals []string
	for _, e := range facts.Errors() {
		for _, expression := range e.Signatures {
			for _, group := range mandatory(expression) {
				literals = append(literals, group[0])
			}
		}
	}
	all := map[string]string{
		"every literal": strings.Join(literals, " ") + "\n",
		"escapes":       strings.Repeat("\x1b[", 1000) + "\n",
		"links":         strings.Repeat("\x1b]8;;", 1000) + "\n",
		"returns":       "\r\r\r\n\r",
		"one line":      "name: x, pci bus id GPU 1: RTX 1 Tesla A1 ",
		"equals":        "torch==torchvision==1==",
	}
	var gpus, errors strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&gpus, "GPU %d: NVIDIA RTX %d\nNVIDIA H%d with CUDA capability sm_90 is not compatible\n", i, i, i)
		fmt.Fprintf(&errors, "Root cause  [no-such-%d]\n", i)
	}
	all["names of GPUs"], all["names of errors"] = gpus.String(), errors.String()
	return all
}

// FuzzLog holds what is found to the log that it was found in, and to looking
// for each error by itself.
func FuzzLog(f *testing.F) {
	facts := matrices.Embedded()
	for _, e := range facts.Errors()[:8] {
		f.Add("a\r\nb\x1b[1m" + e.Example + "\x1b[0m\rc")
	}
	f.Add("| 0  Tesla T4  On  |\nDriver Version: 535.1\ntorch==2.5.1+cu124\nRoot cause [wheel-missing]")
	f.Fuzz(func(t *testing.T, log string) {
		lines := strings.Split(plain(log), "\n")
		for _, found := range errorsOf(facts, []byte(log)) {
			if found.Line < 1 || found.Line > len(lines) || !strings.Contains(lines[found.Line-1], found.Text) {
				t.Errorf("%q: %+v", log, found)
			}
			if at, ok := slowly(facts, log)[found.ID]; found.Line != at && ok && !found.proven {
				t.Errorf("%q: %s on line %d, it is on %d", log, found.ID, found.Line, at)
			}
		}
		for _, id := range Look(facts, []byte(log)).GPUs {
			if _, _, err := facts.FindGPU(id); err != nil {
				t.Errorf("%q: %v", log, err)
			}
		}
	})
}

// errorsOf returns the errors that a log bears.
func errorsOf(facts *matrices.Set, log []byte) []Finding {
	findings, _ := Read(facts, log)
	return findings
}
