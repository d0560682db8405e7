package main

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestCommandsAreTakenByPip runs a few of the commands that plans print, of
// packages that come from different places, against the indexes they name.
func TestCommandsAreTakenByPip(t *testing.T) {
	if testing.Short() {
		t.Skip("asks a package index")
	}
	commands, _, err := gather()
	if err != nil {
		t.Fatal(err)
	}
	p, err := newPip(t.Context())
	if err != nil {
		t.Skipf("needs python3 with pip, and a package index that answers: %v", err)
	}
	var few []*command
	for _, name := range []string{"vllm", "nvidia-dali", "cudf", "bitsandbytes", "cupy", "tensorflow"} {
		at := slices.IndexFunc(commands, func(c *command) bool {
			return len(c.hosts) == 0 && strings.Contains(c.text, name) && slices.Contains(c.by, name+" on a100")
		})
		if at < 0 {
			t.Errorf("no command of %s is served by the default index", name)
			continue
		}
		few = append(few, commands[at])
	}
	if err := p.runAll(t.Context(), few); err != nil {
		t.Fatal(err)
	}
	for _, c := range few {
		if !c.ok {
			t.Errorf("%s, for Python %s: %s", c.text, c.python, c.said)
		}
	}
	source := &command{file: "tensorrt==11.1.0.106\npackaging==24.0\n", python: "3.13", glibc: "2.41"}
	if err := p.runAll(t.Context(), []*command{source}); err != nil {
		t.Fatal(err)
	}
	if !source.ok || !strings.Contains(source.said, "no wheel of tensorrt fits") {
		t.Errorf("a package without wheels: %s", source.said)
	}
	wrong := &command{text: "wrong", words: []string{"packaging==0.0.0.1"}, python: "3.12"}
	if wrong.said, wrong.ok = p.run(t.Context(), wrong); wrong.ok {
		t.Error("a release that there is not is accepted")
	}
}

func TestEachCommandStandsOnce(t *testing.T) {
	commands, facts, err := gather()
	if err != nil || facts == "" {
		t.Fatalf("facts %q, %v", facts, err)
	}
	seen := map[string]bool{}
	for _, c := range commands {
		key := c.text + c.python + c.glibc
		if seen[key] || c.python == "" || len(c.by) == 0 || (c.file == "") == (len(c.words) == 0) {
			t.Errorf("%+v", c)
		}
		seen[key] = true
		if strings.Contains(c.file, "://") {
			t.Errorf("%s is no file of the default index alone:\n%s", c.text, c.file)
		}
	}
	of := func(text string) *command {
		at := slices.IndexFunc(commands, func(c *command) bool { return strings.HasPrefix(c.text, text) })
		if at < 0 {
			t.Fatalf("no command begins with %q", text)
		}
		return commands[at]
	}
	if c := of("pip install https://download.pytorch.org/"); !slices.Contains(c.hosts, "download.pytorch.org") {
		t.Errorf("%s asks %v", c.text, c.hosts)
	}
	if c := of("pip install https://github.com/Dao-AILab/"); !slices.Equal(c.hosts, []string{"github.com"}) {
		t.Errorf("%s asks %v", c.text, c.hosts)
	}
}

func TestPageTellsWhatWasNotRun(t *testing.T) {
	got := page([]*command{
		{text: "pip install a", by: []string{"a on t4"}, said: "accepted", ok: true, python: "3.12"},
		{text: "pip install b", by: []string{"4", "1", "3", "2"}, said: "No | such"},
		{text: "pip install c", by: []string{"c on t4"}, hosts: []string{"example.org"}},
	}, "2026-11-20", "26.3")
	for _, want := range []string{"3 commands: 1 accepted, 1 refused, 1 not run",
		"## Refused\n\n| command | what pip says | printed for |\n|---|---|---|\n| `pip install b` | No \\| such | 1, 2, 3, 1 more |",
		"## Not run\n\n| command | hosts | printed for |\n|---|---|---|\n| `pip install c` | example.org | c on t4 |",
		"| `pip install a` | accepted 3.12 | a on t4 |"} {
		if !strings.Contains(got, want) {
			t.Errorf("the page lacks %q:\n%s", want, got)
		}
	}
}

func TestWhatPipIsTold(t *testing.T) {
	if got := shellWords(`"numpy<2" torch==2.5.1 -f https://example.org/a.html`); !slices.Equal(got,
		[]string{"numpy<2", "torch==2.5.1", "-f", "https://example.org/a.html"}) {
		t.Errorf("words are %q", got)
	}
	if got := platformTags("2.17"); !slices.Contains(got, "manylinux_2_17_x86_64") ||
		slices.Contains(got, "manylinux_2_18_x86_64") {
		t.Errorf("glibc 2.17 loads %v", got)
	}
	if got := requirements(&command{words: []string{"torch==2.5.1", "-f", "https://example.org/a.html", "numpy<2"}}); !slices.Equal(
		got, []string{"torch==2.5.1", "numpy<2"}) {
		t.Errorf("requirements are %q", got)
	}
	if got := requirements(&command{words: []string{"--no-build-isolation", "mmcv-full==1.7.2"}}); !slices.Equal(
		got, []string{"mmcv-full==1.7.2"}) {
		t.Errorf("requirements are %q", got)
	}
	if got := nameOf("jax[cuda13]==0.11.2"); got != "jax" {
		t.Errorf("the name is %q", got)
	}
	if got := lastLine("a\nERROR: no such\nhint", errors.New("exit 1")); got != "no such" {
		t.Errorf("the reason is %q", got)
	}
	if got := lastLine("", errors.New("exit 1")); got != "exit 1" {
		t.Errorf("the reason is %q", got)
	}
}
