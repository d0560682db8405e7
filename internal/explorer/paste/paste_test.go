package paste

import (
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"

	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/matrices"
)

// ask asks, and returns the answer or the text of the error.
func ask(t *testing.T, j *Judger, question string) (Answer, string) {
	t.Helper()
	text, err := j.Call("check", question)
	if err != nil {
		return Answer{}, err.Error()
	}
	var a Answer
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		t.Fatal(err)
	}
	return a, a.Unjudged
}

func TestItJudgesAsTheCommandLine(t *testing.T) {
	program, j := explorertest.CommandLine(t), New(matrices.Embedded())
	judged := 0
	for _, p := range explorertest.Pastes(t, "../../source/testdata/*.txtar") {
		document, failure := p.Judged(t, program)
		got, failed := ask(t, j, p.Question)
		if diff := cmp.Diff(document, got.Document); diff != "" {
			t.Errorf("%s: (-command line +page)\n%s", p.Name, diff)
		}
		if failed != failure {
			t.Errorf("%s: the error is %q, and that of the command line %q", p.Name, failed, failure)
		}
		if failed == "" {
			judged++
		}
	}
	if judged < 20 {
		t.Errorf("only %d are judged", judged)
	}
}

func TestWhatIsLeftOutIsToldWhereNothingIsJudged(t *testing.T) {
	const question = `{"sources": ["Dockerfile"], "files": {"Dockerfile": "RlJPTSBleGFtcGxlLmNvbS9tZS90aGluZzoxCg=="},
		"flags": {"gpu": ["t4"]}}`
	got, failed := ask(t, New(matrices.Embedded()), question)
	if !strings.Contains(failed, "what example.com/me/thing:1 holds is not known") {
		t.Errorf("the error is %q", failed)
	}
	for _, want := range []string{`"at": "Dockerfile:1:6"`, `"name": "example.com/me/thing:1"`,
		`"taken": "Tesla T4 (sm_75)"`} {
		if !strings.Contains(got.Document, want) {
			t.Errorf("%q is not in %s", want, got.Document)
		}
	}
}

func TestAFileWithANameIsPatched(t *testing.T) {
	const question = `{"sources": ["requirements.txt"], "files": {"requirements.txt": "dG9yY2g9PTIuNS4xCg=="},
		"flags": {"gpu": ["rtx-5090"]}}`
	got, failed := ask(t, New(matrices.Embedded()), question)
	if failed != "" {
		t.Fatal(failed)
	}
	for _, want := range []string{`"verdict": "fails"`, `-torch==2.5.1\n`, `+torch==2.7.1\n`} {
		if !strings.Contains(got.Document, want) {
			t.Errorf("%q is not in %s", want, got.Document)
		}
	}
	if !strings.Contains(got.Markdown, "+torch==2.7.1") {
		t.Errorf("the patch is not in %s", got.Markdown)
	}
}

func TestWhatCannotBeJudged(t *testing.T) {
	j := New(matrices.Embedded())
	for question, want := range map[string]string{
		`{}`:                             "nothing to judge",
		`{"sources": ["a.txt"]}`:         "a.txt",
		`{"sources": ["../a.txt"]}`:      "a.txt",
		`{"source": []}`:                 `unknown field "source"`,
		`[`:                              "cannot be read",
		strings.Repeat(" ", 6<<20):       "more than 4 MB",
		`{"sources": ["-"]}`:             "nothing to judge",
		`{"flags": {"gpu": ["no GPU"]}}`: "nothing to judge",
	} {
		if _, failed := ask(t, j, question); !strings.Contains(failed, want) {
			t.Errorf("%.40s gives %q, want %q", question, failed, want)
		}
	}
	if _, err := j.Call("sing", ""); err == nil {
		t.Error("there is a function that sings")
	}
	if about, err := j.Call("about", ""); err != nil || !strings.Contains(about, matrices.Embedded().Digest()) {
		t.Errorf("about: %s, %v", about, err)
	}
}

func FuzzCheck(f *testing.F) {
	for _, p := range explorertest.Pastes(f, "../../source/testdata/*.txtar") {
		f.Add(p.Question)
	}
	j := New(matrices.Embedded())
	f.Fuzz(func(t *testing.T, question string) {
		if out, err := j.Call("check", question); err == nil && !json.Valid([]byte(out)) {
			t.Errorf("%q is no JSON: %s", question, out)
		}
	})
}

func TestALogIsExplained(t *testing.T) {
	log := strings.Repeat("epoch 1\n", 40_000) +
		"RuntimeError: CUDA error: no kernel image is available for execution on the device\n"
	for name, encode := range map[string]*encoding.Encoder{
		"UTF-8":                 encoding.Nop.NewEncoder(),
		"UTF-16, as PowerShell": unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder(),
		"UTF-16 without a mark": unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder(),
	} {
		raw, err := encode.Bytes([]byte(log))
		if err != nil {
			t.Fatal(err)
		}
		text, err := New(matrices.Embedded()).Call("explain", base64.StdEncoding.EncodeToString(raw))
		if err != nil {
			t.Fatal(err)
		}
		var doc struct {
			Findings []struct {
				ID   string
				Line int
			}
		}
		if err := json.Unmarshal([]byte(text), &doc); err != nil {
			t.Fatal(err)
		}
		if len(doc.Findings) == 0 || doc.Findings[0].ID != "no-kernel-image" || doc.Findings[0].Line != 40_001 {
			t.Errorf("%s: it finds %+v", name, doc.Findings)
		}
	}
	if _, err := New(matrices.Embedded()).Call("explain", "no base64"); err == nil {
		t.Error("what is no base64 is explained")
	}
}
