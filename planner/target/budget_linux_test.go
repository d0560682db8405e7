package target

import (
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestWhatCostsTooMuchIsSaidWhereItStands(t *testing.T) {
	for name, tt := range map[string]struct {
		src  string
		line int
		want string
	}{
		"a text": {"locals {\n  a = join(\"\", [for i in range(1000) : \"0123456789\"])\n" +
			"  b = \"${local.a}${local.a}${local.a}${local.a}${local.a}${local.a}\"\n" +
			"  c = [for i in range(1000) : local.b]\n}\n", 4, "Too much to compute"},
		"steps": {"locals {\n  a = " + loops("[for k in range(1000) : 1 if false]") + "\n}\n",
			2, "Too much to compute"},
		"try does not hide it": {"locals {\n  a = try(" + loops("range(1000)") + ", \"fine\")\n}\n",
			2, "Too much to compute"},
		"a format": {"locals {\n  a = format(\"%100000d\", 1)\n}\n", 2, "more than 4194304 bytes"},
	} {
		_, diags := Parse([]byte(tt.src+"target \"t\" {\n  framework \"pytorch\" {}\n}\n"), "envsolve.hcl", Options{})
		if !diags.HasErrors() {
			t.Errorf("%s: it is computed", name)
			continue
		}
		d := diags[0]
		if !strings.Contains(d.Summary+d.Detail, tt.want) || d.Subject == nil || d.Subject.Start.Line != tt.line {
			t.Errorf("%s: %v", name, d)
		}
	}
}

// loops evaluates an expression a million times.
func loops(body string) string {
	return "[for i in range(1000) : [for j in range(1000) : " + body + "]]"
}

func TestWhatPeopleWriteStaysWithinTheBudget(t *testing.T) {
	src := "target \"t\" {\n  framework \"pytorch\" {}\n}\n" +
		"locals {\n  gpus = [for i in range(1000) : \"gpu-${i}\"]\n  all = join(\",\", [for g in local.gpus : upper(g)])\n" +
		"  pairs = { for a in range(100) : \"a${a}\" => [for b in range(100) : a * b] }\n" +
		"  wide = format(\"%-200s|%0100d\", local.all, 7)\n  in = indent(80, join(\"\\n\", local.gpus))\n}\n"
	if _, diags := Parse([]byte(src), "envsolve.hcl", Options{}); diags.HasErrors() {
		t.Errorf("%v", diags)
	}
}

func TestPipesAndDevicesAreNoTargetFiles(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "envsolve.hcl")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{pipe, filepath.Dir(pipe), "/dev/zero", "/dev/null"} {
		done := make(chan string, 1)
		go func() {
			_, diags := Load(name, Options{})
			done <- diags.Error()
		}()
		select {
		case got := <-done:
			if !strings.Contains(got, "no regular file") {
				t.Errorf("%s: %s", name, got)
			}
		case <-time.After(time.Minute):
			t.Fatalf("%s is waited for", name)
		}
	}
}
