package harvest

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// TestTheTorchOfABuildIsRead harvests made-up wheels that say in one way or another what
// they were compiled against.
func TestTheTorchOfABuildIsRead(t *testing.T) {
	record := `{"version": {"cuda": 1208, "torch": "2.9.1+cu128", "python": "3.10.19"}, "env": {}}`
	tests := map[string]struct {
		file        string
		members     map[string]string // beside METADATA and the library
		requires    string
		undefined   []string
		torch, cuda string
	}{
		"a record of the build": {members: map[string]string{"demo/cpp_lib.json": record}, torch: "2.9.1", cuda: "12.8"},
		"a record of it without a number of CUDA": {members: map[string]string{
			"demo/build.json": `{"version": {"cuda": null, "torch": "2.9.0+cu130"}}`}, torch: "2.9.0", cuda: "13.0"},
		"a record after other JSON": {members: map[string]string{"demo/a.json": `["2.8"]`, "demo/b.json": `{"version": "1"}`,
			"demo/c.json": record}, torch: "2.9.1", cuda: "12.8"},
		"JSON that is none": {members: map[string]string{"demo/a.json": `{"version": {"torch": "a nightly"}}`,
			"demo/data/cpp_lib.json": record, "demo/b.json": "{"}},
		"too large a record": {members: map[string]string{"demo/a.json": strings.Repeat(" ", mostRecord) + record}},
		"a label": {file: "demo-1.0+cu12torch2.8cxx11abiTRUE-cp312-cp312-linux_x86_64.whl", torch: "2.8",
			cuda: "12"},
		"another label": {file: "demo-1.0+pt210cu128-cp312-cp312-linux_x86_64.whl", torch: "2.10", cuda: "12.8"},
		"a pin":         {requires: "torch==2.5.1", undefined: []string{newCheck}, torch: "2.5.1"},
		"a minor":       {requires: "torch>=2.9.0,<2.10.0", undefined: []string{oldCheck}, torch: "2.9"},
		"a range":       {requires: "torch>=2.9.0", undefined: []string{newCheck}},
		"of an extra":   {requires: `torch==2.5.1; extra == "all"`, undefined: []string{newCheck}},
		"a pin of C functions alone": {requires: "torch==2.5.1",
			undefined: []string{"aoti_torch_empty_strided"}},
		"a pin of no library": {requires: "torch==2.5.1"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			file := tt.file
			if file == "" {
				file = "demo-1.0-cp312-cp312-manylinux_2_28_x86_64.whl"
			}
			metadata := "Metadata-Version: 2.4\nName: demo\nVersion: 1.0\n"
			if tt.requires != "" {
				metadata += "Requires-Dist: " + tt.requires + "\n"
			}
			members := map[string][]byte{"demo/_C.so": sharedObject(t, tt.undefined),
				"demo-1.0.dist-info/METADATA": []byte(metadata)}
			order := []string{"demo/_C.so", "demo-1.0.dist-info/METADATA"}
			for name, text := range tt.members {
				members[name], order = []byte(text), append(order, name)
			}
			s := &server{files: map[string][]byte{file: wheelOf(t, members, order...)}}
			h := harvester(t, s, 100*megabyte)
			all, err := h.Releases(t.Context(), "demo")
			if err != nil || len(all) != 1 {
				t.Fatalf("%v, %v", all, err)
			}
			var first string
			for range 2 {
				row, err := h.Row(t.Context(), "demo", all[0], true)
				if err != nil || row.TorchBuilt != tt.torch || row.CUDA != tt.cuda {
					t.Errorf("got torch %q and CUDA %q (%v), want %q and %q", row.TorchBuilt, row.CUDA, err, tt.torch, tt.cuda)
				}
				if again := string(Block(&row)); first != "" && again != first {
					t.Errorf("the same bytes gave\n%s\nand then\n%s", first, again)
				} else {
					first = again
				}
			}
			asked := s.asked
			if _, err := h.Row(t.Context(), "demo", all[0], true); err != nil || s.asked != asked {
				t.Errorf("what was measured is asked for again: %d requests, %v", s.asked-asked, err)
			}
		})
	}
}

// TestARecordIsReadOffWheelsMeasuredBefore looks for the record alone in a wheel whose
// libraries were read by a program that knew of none.
func TestARecordIsReadOffWheelsMeasuredBefore(t *testing.T) {
	const file = "demo-1.0-cp312-cp312-manylinux_2_28_x86_64.whl"
	s := &server{files: map[string][]byte{file: wheelOf(t, map[string][]byte{
		"demo/_C.so": sharedObject(t, nil), "demo/cpp_lib.json": []byte(`{"version": {"torch": "2.9.1"}}`),
		"demo-1.0.dist-info/METADATA": []byte("Metadata-Version: 2.4\nName: demo\nVersion: 1.0\n")},
		"demo/_C.so", "demo/cpp_lib.json", "demo-1.0.dist-info/METADATA")}}
	h := harvester(t, s, 100*megabyte)
	all, err := h.Releases(t.Context(), "demo")
	if err != nil {
		t.Fatal(err)
	}
	m, err := h.measure(t.Context(), all[0].wheels[0].File, true)
	if err != nil || m.Built == nil || m.Built.Torch != "2.9.1" {
		t.Fatalf("%+v, %v", m, err)
	}
	m.Built, m.Libraries = nil, map[string]Library{"demo/_C.so": {Glibc: "2.99"}}
	if err := h.Store.SetLink(recordKind, all[0].wheels[0].SHA256, m); err != nil {
		t.Fatal(err)
	}
	again, err := h.measure(t.Context(), all[0].wheels[0].File, true)
	if err != nil || again.Built == nil || again.Built.Torch != "2.9.1" || again.Libraries["demo/_C.so"].Glibc != "2.99" {
		t.Errorf("%+v, %v", again, err)
	}
}

// TestTheTorchOfATableIsHeldAgainstItsWheel audits the cell.
func TestTheTorchOfATableIsHeldAgainstItsWheel(t *testing.T) {
	written := &Measured{Built: &Built{Torch: "2.9.1"}}
	for _, tt := range []struct {
		says, version string
		of            *Measured
		want          Verdict
	}{
		{"2.9.1", "1.0", written, Right},
		{"2.9", "1.0", written, Right},
		{"2.9.0", "1.0", written, Wrong},
		{"2.8.0", "1.0+cu12torch2.8cxx11abiTRUE", &Measured{}, Right},
		{"2.9.1", "1.0+pt28cu128", &Measured{}, Wrong},
		{"2.9.1", "1.0", &Measured{}, Undecided},
	} {
		f := audited{cell: "torch_built", says: tt.says, in: &inLibraries{platform: "linux/amd64"}}
		if got := f.againstBuild(tt.of, wheel.Name{Version: tt.version}); got.Verdict != tt.want || got.Found == "" {
			t.Errorf("%s of %+v: %+v, want %s", tt.says, tt.of, got, tt.want)
		}
	}
	of := audited{table: "demo", version: "1.0"}
	if list := libraryFacts(of, &matrices.PackageRelease{TorchBuilt: "2.9.1"}); len(list) != 1 ||
		list[0].ref() != "demo/1.0#torch-built" {
		t.Errorf("audited are %+v", list)
	}
}
