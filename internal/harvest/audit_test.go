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

// TestLibrariesAreHeldAgainstWheels holds cells that libraries tell: of a package, and of
// a framework's builds.
func TestLibrariesAreHeldAgainstWheels(t *testing.T) {
	demo := &Measured{Metadata: "Requires-Dist: nvidia-cudnn-cu13==9.1\n", Libraries: map[string]Library{"demo.so": {
		Needed: []string{"libcublas.so.13", "libcudart.so.13"}, Glibc: "2.28", TorchABI: "cxx11",
		Code: []string{"sm_80", "sm_90", "compute_90"}, Pieces: map[string]int{"sm_80": 9, "sm_90": 9, "compute_90": 1}}}}
	linked := &Measured{Libraries: map[string]Library{"demo.so": {Needed: []string{"libcudart.so.13"},
		Pieces: map[string]int{"sm_61": 9, "sm_80": 9, "sm_90": 9}}}}
	bringing := &Measured{Libraries: map[string]Library{"demo/libnccl.so.2": {},
		"demo.so": {Needed: []string{"libcudart.so.13"}}}}
	bundling := &Measured{Libraries: map[string]Library{"a.libs/libcudart-0d3bb2d7.so.12.4": {}}}
	pkg, build := &inLibraries{platform: "linux/amd64"}, &inLibraries{platform: "linux/amd64", build: "cu130"}
	for _, tt := range []struct {
		in        *inLibraries
		cell, key string
		says      string
		of        *Measured
		want      Verdict
	}{
		{pkg, "sm", "linux/amd64", "8.0 9.0+PTX", demo, Right},
		{pkg, "sm", "linux/amd64", "8.0 8.6", demo, Wrong},
		{pkg, "sm", "linux/amd64", "8.0", bundling, Undecided},
		{pkg, "cuda", "", "13.0", demo, Right},
		{pkg, "cuda", "", "12.8", demo, Wrong},
		{pkg, "cudnn", "", "9", demo, Undecided},
		{pkg, "min_glibc", "", "2.28", demo, Right},
		{pkg, "min_glibc", "", "2.17", demo, Wrong},
		{pkg, "torch_abi", "", "cxx11", demo, Right},
		{pkg, "torch_abi", "", "stable", demo, Wrong},
		{pkg, "numpy_abi", "", "<2", demo, Undecided},
		{build, "sm", "linux/amd64", "8.0 9.0", demo, Right},
		{build, "sm", "linux/amd64", "8.0 9.0a", demo, Wrong},
		{build, "sm", "linux/amd64", "8.0 9.0", linked, Undecided},
		{build, "sm", "linux/amd64", "8.0 9.0a", linked, Undecided},
		{build, "sm", "linux/amd64", "5.0 8.0", linked, Wrong},
		{build, "delivery", "linux/amd64", matrices.DeliverySystem, bringing, Right},
		{build, "sm", "linux/amd64", "", demo, Wrong},
		{build, "sm", "linux/amd64", "", bundling, Right},
		{build, "ptx", "linux/amd64", "", demo, Right}, // of single kernels alone
		{build, "ptx", "linux/amd64", "9.0", demo, Wrong},
		{build, "cuda", "linux/amd64", "13.0", demo, Right},
		{build, "cuda", "linux/amd64", "12.4", bundling, Undecided},
		{build, "cudnn", "linux/amd64", "9.1", demo, Undecided},
		{build, "min_glibc", "linux/amd64", "2.28", demo, Right},
		{build, "delivery", "linux/amd64", matrices.DeliveryWheels, demo, Right},
		{build, "delivery", "linux/amd64", matrices.DeliverySystem, demo, Wrong},
		{build, "delivery", "linux/amd64", matrices.DeliveryBundled, bundling, Right},
	} {
		f := audited{cell: tt.cell, key: tt.key, says: tt.says, in: tt.in}
		if got := f.against(tt.of, "2.17"); got.Verdict != tt.want || got.Found == "" {
			t.Errorf("%s of %q: %s, %s; want %s", f.ref(), tt.says, got.Verdict, got.Found, tt.want)
		}
	}
}

// TestAnAuditSaysWhichLibrariesItDidNotRead names what the index does not have, and what
// the budget had no bytes for.
func TestAnAuditSaysWhichLibrariesItDidNotRead(t *testing.T) {
	s := demoServer(t)
	facts := matrices.New(matrices.Tables{
		PackageInfos: []matrices.PackageInfo{{Name: "demo", PyPI: "demo"}},
		Packages: map[string][]matrices.PackageRelease{"demo": {{Package: "demo", Version: "1.0",
			SM: map[string][]string{"linux/amd64": {"8.0"}, "docker": {"8.0"}, "linux/arm64": {"9.0"}}}}},
	})
	for _, tt := range []struct {
		budget int64
		want   []string
	}{
		{300_000, []string{"it is of docker, and not", "MB, and of the budget 300.0 kB are left",
			"it has no wheel for linux/arm64"}},
		{100 * megabyte, []string{"it is of docker, and not", "", "it has no wheel for linux/arm64"}},
	} {
		h := harvester(t, s, tt.budget)
		h.Facts = facts
		held, err := h.Audit(t.Context(), 10, 1)
		if err != nil || len(held) != len(tt.want) {
			t.Fatalf("%v, %v", held, err)
		}
		for i, a := range held {
			if (a.Verdict == Undecided) != (tt.want[i] != "") || !strings.Contains(a.Found, tt.want[i]) {
				t.Errorf("%s: %s, %s; want %q", a.Fact, a.Verdict, a.Found, tt.want[i])
			}
		}
	}
}
