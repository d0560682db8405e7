package main

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// script is what pip makes of an entry point.
const script = "#!/opt/env/bin/python\nfrom a import b\n    sys.exit(b())\n"

// trees lays out an environment as an image and as pip have it, alike but for what is
// meant to differ, and puts further files into one of them.
func trees(t *testing.T, ours, pips map[string]string) *comparison {
	t.Helper()
	dir := t.TempDir()
	const info = "lib/python3.13/site-packages/demo-1.0.dist-info/"
	const record = "demo/__init__.py,sha256=a,6\n"
	both := map[string]string{"lib/python3.13/site-packages/demo/__init__.py": "x = 1\n", "bin/demo": script}
	for root, files := range map[string][]map[string]string{
		"ours": {both, {
			info + "INSTALLER": "envsolve\n",
			info + "RECORD":    record + "demo-1.0.dist-info/INSTALLER,sha256=b,9\n../../../bin/other,sha256=e,50\n",
			"bin/other":        script + "# in other words\n", "bin/envsolve-selftest": "#!\n",
			"pyvenv.cfg": "home = /usr/bin\n",
		}, ours},
		"pips": {both, {
			info + "INSTALLER": "pip\n", info + "REQUESTED": "",
			info + "RECORD": "demo-1.0.dist-info/INSTALLER,sha256=c,4\ndemo-1.0.dist-info/REQUESTED,sha256=d,0\n" + record,
			"bin/other":     script, "bin/activate": "deactivate\n",
			"pyvenv.cfg": "home = /usr/bin\ncommand = x\n",
		}, pips},
	} {
		for _, set := range files {
			for name, content := range set {
				file := filepath.Join(dir, root, name)
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	d := &comparison{ours: filepath.Join(dir, "ours"), pips: filepath.Join(dir, "pips"),
		venv: map[string]bool{"pyvenv.cfg": true, "bin/activate": true}}
	if err := d.compare(); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestWhatIsMeantToDifferFromPips(t *testing.T) {
	got, err := trees(t, nil, nil).verdict()
	want := "2 files, 0.00 GB, are those of pip; others: venv 2, INSTALLER 1, REQUESTED 1, RECORD 1, script 1, self-test 1"
	if err != nil || got != want {
		t.Errorf("got %q, %v; want %q", got, err, want)
	}
}

func TestWhatIsNotAsPipLeavesIt(t *testing.T) {
	const lib = "lib/python3.13/site-packages/"
	for _, tt := range []struct{ name, ours, pips, says string }{
		{lib + "demo/a.py", "x", "", "the image alone has it"},
		{lib + "demo/a.py", "", "x", "pip alone has it"},
		{lib + "demo/a.py", "x", "y", "its content is another"},
		{lib + "demo/a.py", "x", "xy", "its content is another"},
		{lib + "demo/INSTALLER", "x", "y", "its content is another"},
		{lib + "demo/REQUESTED", "", "x", "pip alone has it"},
		{lib + "demo-1.0.dist-info/REQUESTED", "x", "", "its content is another"},
		{"bin/tool", script + "#\n", "#!/usr/bin/python\nfrom a import b\nsys.exit(b())\n", "its content is another"},
		{"bin/tool", script + "#\n", "#!/opt/env/bin/python\nfrom a import c\nsys.exit(c())\n", "its content is another"},
		{"bin/tool", "#!/bin/sh\necho\n", "#!/bin/sh\necho 1\n", "its content is another"},
		{lib + "demo-1.0.dist-info/RECORD", "a,sha256=1,1\n", "a,sha256=2,1\n", "it has other rows: a,sha256="},
	} {
		only := func(content string) map[string]string {
			if content == "" {
				return nil
			}
			return map[string]string{tt.name: content}
		}
		said, err := trees(t, only(tt.ours), only(tt.pips)).verdict()
		if err == nil || !strings.Contains(err.Error(), tt.name+": "+tt.says) {
			t.Errorf("%s with %q and %q by pip: %q, %v; want %q", tt.name, tt.ours, tt.pips, said, err, tt.says)
		}
	}
}

// TestAFileOfTwoWheels is there as one of them has it.
func TestAFileOfTwoWheels(t *testing.T) {
	const lib = "lib/python3.13/site-packages/"
	records := map[string]string{lib + "one-1.0.dist-info/RECORD": "shared.py,sha256=a,2\n",
		lib + "two-1.0.dist-info/RECORD": "shared.py,sha256=b,2\n"}
	for content, want := range map[string]bool{"1\n": true, "2\n": false} {
		ours, pips := maps.Clone(records), maps.Clone(records)
		if !want {
			delete(ours, lib+"two-1.0.dist-info/RECORD")
			delete(pips, lib+"two-1.0.dist-info/RECORD")
		}
		ours[lib+"shared.py"], pips[lib+"shared.py"] = content, "3\n"
		said, err := trees(t, ours, pips).verdict()
		if (err == nil) != want || want && !strings.Contains(said, "of two wheels 1") {
			t.Errorf("%q, %v", said, err)
		}
	}
}

// TestARowThatWasWrong has a file that was altered after the wheel's RECORD was made.
func TestARowThatWasWrong(t *testing.T) {
	const lib, info = "lib/python3.13/site-packages/", "lib/python3.13/site-packages/other-1.0.dist-info/"
	for size, want := range map[string]string{"2": "", "3": "it has other rows"} {
		_, err := trees(t,
			map[string]string{lib + "other.so": "xy", info + "RECORD": "other.so,sha256=a," + size + "\n"},
			map[string]string{lib + "other.so": "xy", info + "RECORD": "other.so,sha256=b,4\n"}).verdict()
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("with a size of %s: %v, want %q", size, err, want)
		}
	}
}

func TestModesAndLinksAreCompared(t *testing.T) {
	for _, change := range []struct {
		do   func(name string) error
		says string
	}{
		{func(name string) error { return os.Chmod(name, 0o755) }, "its mode is -rwxr-xr-x, and -rw-r--r-- by pip"},
		{func(name string) error { return os.Remove(name) }, "pip alone has it"},
		{func(name string) error {
			if err := os.Remove(name); err != nil {
				return err
			}
			return os.Symlink("demo", name)
		}, "its mode is L"},
	} {
		d := trees(t, map[string]string{"bin/tool": "x"}, map[string]string{"bin/tool": "x"})
		if err := change.do(filepath.Join(d.ours, "bin/tool")); err != nil {
			t.Fatal(err)
		}
		if err := d.compare(); err != nil {
			t.Fatal(err)
		}
		if _, err := d.verdict(); err == nil || !strings.Contains(err.Error(), "bin/tool: "+change.says) {
			t.Errorf("got %v, want %q", err, change.says)
		}
	}
}

func TestRequirementsWithoutIndexes(t *testing.T) {
	got := withoutIndexes("# envsolve\n\n--index-url https://index.example/simple\n\nnumpy==2.0 \\\n    --hash=sha256:00\n")
	if want := "# envsolve\n\n\nnumpy==2.0 \\\n    --hash=sha256:00\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
