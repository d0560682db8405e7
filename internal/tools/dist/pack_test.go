package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	spdxjson "github.com/spdx/tools-golang/json"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// madeUp is a release whose programs are a few bytes.
func madeUp(t *testing.T) *release {
	t.Helper()
	v, err := parseVersion("v1.2.3-rc.1")
	if err != nil {
		t.Fatal(err)
	}
	r := &release{version: v, made: time.Date(2026, 11, 23, 1, 2, 4, 0, time.UTC),
		licences: []entry{{"LICENSE", 0o644, []byte("licence\n")}, {"THIRD-PARTY.txt", 0o644, []byte("theirs\n")}},
		manuals:  []entry{{"man/man1/envsolve.1", 0o644, []byte(".TH\n")}},
		complete: []entry{{"completions/envsolve.bash", 0o644, []byte("# bash\n")}},
	}
	for _, p := range platforms() {
		b := build{platform: p}
		for _, name := range p.programs {
			b.programs = append(b.programs, program{name: name, data: []byte(name + " for " + p.String()), goLevel: "go1.26.8",
				linked: []debug.Module{{Path: "example.com/a/b", Version: "v1.0.0"}}})
		}
		r.builds = append(r.builds, b)
	}
	return r
}

func pack(t *testing.T) map[string][]byte {
	t.Helper()
	files, err := madeUp(t).pack()
	if err != nil {
		t.Fatal(err)
	}
	byName := map[string][]byte{}
	for _, f := range files {
		byName[f.name] = f.data
	}
	return byName
}

func TestPackingAgainGivesTheSameBytes(t *testing.T) {
	first := pack(t)
	for range 3 {
		if diff := cmp.Diff(first, pack(t)); diff != "" {
			t.Fatal(diff)
		}
	}
	var names []string
	for line := range strings.Lines(string(first["SHA256SUMS"])) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		names = append(names, name)
		if got := (entry{data: first[name]}).digest(); got != sum {
			t.Errorf("%s: SHA256SUMS has %s, and it is %s", name, sum, got)
		}
	}
	want := []string{
		"envsolve-1.2.3-rc.1-darwin-amd64.spdx.json", "envsolve-1.2.3-rc.1-darwin-amd64.tar.gz",
		"envsolve-1.2.3-rc.1-darwin-arm64.spdx.json", "envsolve-1.2.3-rc.1-darwin-arm64.tar.gz",
		"envsolve-1.2.3-rc.1-linux-amd64.spdx.json", "envsolve-1.2.3-rc.1-linux-amd64.tar.gz",
		"envsolve-1.2.3-rc.1-linux-arm64.spdx.json", "envsolve-1.2.3-rc.1-linux-arm64.tar.gz",
		"envsolve-1.2.3-rc.1-windows-amd64.spdx.json", "envsolve-1.2.3-rc.1-windows-amd64.zip",
		"envsolve-1.2.3rc1-py3-none-macosx_12_0_arm64.whl",
		"envsolve-1.2.3rc1-py3-none-macosx_12_0_x86_64.whl",
		"envsolve-1.2.3rc1-py3-none-manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl",
		"envsolve-1.2.3rc1-py3-none-manylinux2014_x86_64.manylinux_2_17_x86_64.musllinux_1_1_x86_64.whl",
		"envsolve-1.2.3rc1-py3-none-win_amd64.whl",
		"envsolve.rb", "envsolve_1.2.3~rc.1_amd64.deb", "envsolve_1.2.3~rc.1_arm64.deb",
	}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Error(diff)
	}
	if len(first) != len(names)+1 {
		t.Errorf("%d files, of which SHA256SUMS names %d", len(first), len(names))
	}
}

func TestWheelsAreWhatTheirRecordsSay(t *testing.T) {
	wheels := 0
	for name, data := range pack(t) {
		if !strings.HasSuffix(name, ".whl") {
			continue
		}
		wheels++
		inside := unzip(t, data)
		info := "envsolve-1.2.3rc1.dist-info/"
		var files []entry
		for line := range strings.Lines(string(inside[info+"RECORD"])) {
			path, _, _ := strings.Cut(line, ",")
			if path != info+"RECORD" {
				files = append(files, entry{name: path, data: inside[path]})
			}
		}
		if got := record(info+"RECORD", files); len(files) != len(inside)-1 || !bytes.Equal(got.data, inside[info+"RECORD"]) {
			t.Errorf("%s: its RECORD is\n%s, and should be\n%s", name, inside[info+"RECORD"], got.data)
		}
		program := "envsolve-1.2.3rc1.data/scripts/" + "envsolve"
		if strings.Contains(name, "win_") {
			program += ".exe"
		}
		if !strings.HasPrefix(string(inside[program]), "envsolve for ") {
			t.Errorf("%s lacks %s", name, program)
		}
	}
	if wheels != len(platforms()) {
		t.Errorf("%d wheels", wheels)
	}
}

// unzip returns the files of a zip archive.
func unzip(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for _, f := range r.File {
		part, err := r.Open(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if files[f.Name], err = io.ReadAll(part); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

func TestPipKnowsTheTagsOfWheels(t *testing.T) {
	script := "import sys\nfrom pip._vendor.packaging.utils import parse_wheel_filename as p\n" +
		"for n in sys.argv[1:]:\n  name, version, build, tags = p(n)\n  print(name, version, *sorted(map(str, tags)))\n"
	args := []string{"-c", script}
	for name := range pack(t) {
		if strings.HasSuffix(name, ".whl") {
			args = append(args, name)
		}
	}
	out, err := exec.Command("python3", args...).CombinedOutput()
	if errors.Is(err, exec.ErrNotFound) || strings.Contains(string(out), "No module named") {
		worldtest.SkipUnlessCI(t, "the names of wheels are read by Python's pip: "+string(out))
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{
		"envsolve 1.2.3rc1 py3-none-macosx_12_0_arm64", "envsolve 1.2.3rc1 py3-none-win_amd64",
		"envsolve 1.2.3rc1 py3-none-manylinux2014_x86_64 py3-none-manylinux_2_17_x86_64 py3-none-musllinux_1_1_x86_64",
	} {
		if !strings.Contains(string(out), want+"\n") {
			t.Errorf("pip does not read %q:\n%s", want, out)
		}
	}
}

func TestArchiveHoldsProgramsAndLicences(t *testing.T) {
	packed, err := gzip.NewReader(bytes.NewReader(pack(t)["envsolve-1.2.3-rc.1-linux-amd64.tar.gz"]))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for r := tar.NewReader(packed); ; {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimPrefix(header.Name, "envsolve-1.2.3-rc.1-linux-amd64/")
		got = append(got, header.FileInfo().Mode().String()+" "+name)
	}
	want := []string{"-rwxr-xr-x envsolve", "-rwxr-xr-x envsolve-builder",
		"-rw-r--r-- LICENSE", "-rw-r--r-- THIRD-PARTY.txt",
		"-rw-r--r-- completions/envsolve.bash", "-rw-r--r-- man/man1/envsolve.1"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestBillOfMaterialsNamesWhatIsLinked(t *testing.T) {
	doc, err := spdxjson.Read(bytes.NewReader(pack(t)["envsolve-1.2.3-rc.1-windows-amd64.spdx.json"]))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range doc.Packages {
		got = append(got, p.PackageName+" "+p.PackageVersion+" "+p.PackageFileName)
	}
	want := []string{"envsolve v1.2.3-rc.1 envsolve.exe", "stdlib 1.26.8 ", "example.com/a/b v1.0.0 "}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFormulaNamesTheArchives(t *testing.T) {
	files := pack(t)
	formula := string(files["envsolve.rb"])
	for _, name := range []string{"darwin-amd64", "darwin-arm64", "linux-amd64", "linux-arm64"} {
		archive := "envsolve-1.2.3-rc.1-" + name + ".tar.gz"
		want := "/releases/download/v1.2.3-rc.1/" + archive + "\"\n      sha256 \"" +
			entry{data: files[archive]}.digest() + "\"\n"
		if !strings.Contains(formula, want) {
			t.Errorf("%s is not in\n%s", archive, formula)
		}
	}
}

func TestDpkgReadsThePackage(t *testing.T) {
	if _, err := exec.LookPath("dpkg-deb"); err != nil {
		t.Skipf("only Debian's own tool reads its packages: %v", err)
	}
	path := filepath.Join(t.TempDir(), "envsolve.deb")
	if err := os.WriteFile(path, pack(t)["envsolve_1.2.3~rc.1_arm64.deb"], 0o644); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ flag, want string }{
		{"--field", "Version: 1.2.3~rc.1\nArchitecture: arm64\n"},
		{"--contents", "-rwxr-xr-x root/root"},
		{"--contents", "./usr/share/doc/envsolve/copyright"},
		{"--contents", "./usr/share/man/man1/envsolve.1.gz"},
	} {
		out, err := exec.Command("dpkg-deb", tt.flag, path).CombinedOutput()
		if err != nil || !strings.Contains(string(out), tt.want) {
			t.Errorf("dpkg-deb %s lacks %q: %v\n%s", tt.flag, tt.want, err, out)
		}
	}
}

func TestProgramsForOtherPlatformsAreRefused(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	refused := 0
	for _, p := range platforms() {
		if _, err := readProgram(p, "envsolve", self); err != nil {
			refused++
		}
	}
	if refused < len(platforms())-1 {
		t.Errorf("one file was taken for %d platforms", len(platforms())-refused)
	}
}

func TestCommandsOfBothProgramsAreInTheManual(t *testing.T) {
	one := cli.Manual{Use: "envsolve", Commands: []cli.Manual{
		{Use: "lock [FILE]", Short: "a", OtherKnows: true},
		{Use: "matrices", Commands: []cli.Manual{{Use: "list"}, {Use: "harvest", OtherKnows: true}}},
	}}
	other := cli.Manual{Use: "envsolve", Commands: []cli.Manual{
		{Use: "lock [FILE]", Short: "a", Runs: true, Flags: []cli.ManualFlag{{Name: "check", Type: "bool"}}},
		{Use: "matrices", Commands: []cli.Manual{
			{Use: "harvest", Runs: true, Flags: []cli.ManualFlag{{Name: "into", Type: "string"}}},
		}},
	}}
	pages, err := writePages(command(merge(one, other)), version{text: "v1.2.3"}, time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	text := map[string]string{}
	for _, p := range pages {
		text[p.name] = string(p.data)
	}
	for name, want := range map[string]string{
		"man/man1/envsolve-lock.1":             `\fB--check\fP`,
		"man/man1/envsolve-matrices-harvest.1": `\fB--into\fP`,
		"man/man1/envsolve.1":                  `envsolve 1.2.3`,
	} {
		if !strings.Contains(text[name], want) {
			t.Errorf("%s lacks %q:\n%s", name, want, text[name])
		}
	}
}
