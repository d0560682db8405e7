package harvest

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

// auditFacts are facts of the package demo, of which the index has release 1.0.
func auditFacts(released, torch string) *matrices.Set {
	return matrices.New(matrices.Tables{
		FrameworkInfos: []matrices.FrameworkInfo{{ID: "pytorch", Packages: []string{"torch"}}},
		PackageInfos:   []matrices.PackageInfo{{Name: "demo", PyPI: "Demo"}},
		Packages: map[string][]matrices.PackageRelease{"demo": {
			{Package: "demo", Version: "1.0", Released: released, PythonRequires: "<3.15,>=3.11",
				Platforms: []string{"linux/amd64"}, Requires: map[string]string{"torch": torch, "scipy": ">=1", "numpy": "*", "regex": ">=2"}},
			{Package: "demo", Version: "0.5", Released: "2026-01-01"},
			{Package: "demo", Version: "main", Unreleased: true, Released: "2026-01-01"},
		}},
	})
}

// audits holds all facts of a set against the demo server.
func audits(t *testing.T, facts *matrices.Set, n int, seed uint64) []string {
	t.Helper()
	h := harvester(t, demoServer(t), 100*megabyte)
	h.Facts = facts
	held, err := h.Audit(t.Context(), n, seed)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, a := range held {
		lines = append(lines, fmt.Sprintf("%s %s: %s, %s", a.Verdict, a.Fact, a.Says, a.Found))
	}
	return lines
}

func TestAuditTellsRightFromWrongAndFromUnknown(t *testing.T) {
	want := []string{
		"cannot be measured demo/0.5#released: 2026-01-01, demo 0.5 is not on the index",
		"right demo/1.0#platforms: linux/amd64, linux/amd64",
		"right demo/1.0#python-requires: >=3.11,<3.15, >=3.11,<3.15",
		"right demo/1.0#released: 2026-11, 2026-11-02",
		"right demo/1.0#requires.numpy: *, *",
		"wrong demo/1.0#requires.regex: >=2, >=1",
		"cannot be measured demo/1.0#requires.scipy: >=1, METADATA requires no scipy: the table has it from elsewhere",
		"wrong demo/1.0#requires.torch: ==2.13.0, ==2.14.0",
	}
	if diff := cmp.Diff(want, audits(t, auditFacts("2026-11", "==2.13.0"), 100, 1)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := audits(t, auditFacts("2026-11-03", "==2.14.0"), 100, 1); got[3] != "wrong demo/1.0#released: 2026-11-03, 2026-11-02" {
		t.Errorf("another day: %s", got[3])
	}
}

func TestPlatformsOfWheels(t *testing.T) {
	const some, all = "linux/amd64 windows/amd64", "linux/amd64 linux/arm64 windows/amd64"
	onCPU := []string{"wheels for linux/arm64 exist and run on the CPU only"}
	for _, tt := range []struct {
		says, found string
		notes       []string
		want        bool
	}{
		{some, some, nil, true}, {some, all, nil, false}, {some, all, onCPU, true}, {some, "linux/amd64", onCPU, false},
		{"any", all, nil, true}, {"any", some, nil, false},
	} {
		f := audited{cell: "platforms", says: tt.says, notes: tt.notes}
		if got := (&measuredRow{}).agrees(f, tt.found); got != tt.want {
			t.Errorf("%s, with wheels for %s and notes %q, is right: %t", tt.says, tt.found, tt.notes, got)
		}
	}
}

func TestPythonsOfWheelsForAny(t *testing.T) {
	m := &measuredRow{wheels: true, classified: []string{"3.11", "3.12"},
		row: matrices.PackageRelease{PythonRequires: ">=3.11,<3.15"}}
	for says, want := range map[string]Verdict{
		"3.11 3.12": Right, "3.11 3.12 3.13": Undecided, "3.10 3.11": Wrong, "3.14 3.15": Wrong,
	} {
		if got := m.besides(audited{cell: "python", says: says}); got.Verdict != want {
			t.Errorf("%s: %s, %s", says, got.Verdict, got.Found)
		}
	}
	for cell, want := range map[string]string{"released": "no day", "platforms": "no wheel", "requires": "no wheel"} {
		if got := (&measuredRow{}).besides(audited{cell: cell, key: "torch", says: "x"}); !strings.Contains(got.Found, want) {
			t.Errorf("%s of a release without wheels: %s", cell, got.Found)
		}
	}
}

func TestPython2IsOfWheelsAlone(t *testing.T) {
	for _, python2 := range []bool{true, false} {
		m := &measuredRow{python2: python2}
		if got := m.agrees(audited{cell: "python", says: "2.7 3.6 3.7"}, "3.6 3.7"); got != python2 {
			t.Errorf("with wheels for 2.7 %t, it is right: %t", python2, got)
		}
	}
}

func TestLacks(t *testing.T) {
	for _, tt := range []struct {
		found, says string
		want        bool
	}{
		{"linux/amd64", "linux/amd64 windows/amd64", true}, {"windows/amd64", "linux/amd64", false},
		{"linux/amd64", "linux/amd64", false}, {"linux/amd64 windows/amd64", "linux/amd64", false},
	} {
		if got := lacks(tt.found, tt.says); got != tt.want {
			t.Errorf("%q lacks what %q has: %t", tt.found, tt.says, got)
		}
	}
}

func TestASeedDrawsTheSameFacts(t *testing.T) {
	facts := auditFacts("2026-11-02", "==2.14.0")
	drawn := map[string]bool{}
	for seed := range uint64(12) {
		first := audits(t, facts, 2, seed)
		if diff := cmp.Diff(first, audits(t, facts, 2, seed)); diff != "" || len(first) != 2 {
			t.Errorf("seed %d: %s", seed, diff)
		}
		drawn[strings.Join(first, "\n")] = true
	}
	if len(drawn) < 2 {
		t.Error("all seeds draw the same facts")
	}
}

func TestAuditEndsWithItsBudget(t *testing.T) {
	h := harvester(t, demoServer(t), 1)
	h.Facts = auditFacts("2026-11-02", "==2.14.0")
	held, err := h.Audit(t.Context(), 100, 1)
	if !errors.Is(err, ErrBudget) || len(held) != 1 {
		t.Errorf("%d facts, %v", len(held), err)
	}
}

// TestASourceDistributionOfUnknownSizeIsRead reads one off an index whose pages say
// no sizes, as pages in HTML do.
func TestASourceDistributionOfUnknownSizeIsRead(t *testing.T) {
	for _, unsized := range []bool{false, true} {
		s := &server{unsized: unsized, files: map[string][]byte{"demo-1.0.tar.gz": sourceOf(t, "demo-1.0/PKG-INFO", demoMetadata)}}
		h := harvester(t, s, 100*megabyte)
		rows, err := h.Rows(t.Context(), Wanted{Name: "demo", Version: "1.0"}, "")
		if err != nil || rows[0].Requires["torch"] != "==2.14.0" {
			t.Errorf("unsized %t: %+v, %v", unsized, rows, err)
		}
	}
}

// sourceOf is a source distribution with one member.
func sourceOf(t *testing.T, name, content string) []byte {
	t.Helper()
	var out bytes.Buffer
	zipped := gzip.NewWriter(&out)
	archive := tar.NewWriter(zipped)
	err := archive.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(content))})
	if err == nil {
		_, err = archive.Write([]byte(content))
	}
	if err := errors.Join(err, archive.Close(), zipped.Close()); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
