package wheel_test

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/csv"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

func example(t *testing.T) wheel.Wheel {
	t.Helper()
	onDisk := filepath.Join(t.TempDir(), "native.so")
	if err := os.WriteFile(onDisk, []byte("machine code"), 0o755); err != nil {
		t.Fatal(err)
	}
	return wheel.Wheel{
		Name: "Some.Example_Package", Version: "1.0+cpu", Tag: "py2.py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64",
		Metadata: wheel.Metadata{
			Fields: []wheel.Field{{Name: "Metadata-Version", Value: "2.1"}, {Name: "Name", Value: "Some.Example_Package"},
				{Name: "Version", Value: "1.0+cpu"}},
			Body: "Words.\n",
		},
		EntryPoints: "[console_scripts]\nexample = example:main\n",
		Members: map[string]wheel.Member{
			"example/__init__.py":     {Data: []byte("def main():\n    print('ran')\n")},
			"example/native.so":       {Path: onDisk, Executable: true},
			"example/a, \"quoted\".x": {Data: []byte("csv")},
			"zz_last.py":              {},
		},
	}
}

func TestNamesFollowTheStandard(t *testing.T) {
	w := example(t)
	if got, want := w.FileName(), "some_example_package-1.0+cpu-"+w.Tag+".whl"; got != want {
		t.Errorf("file is %s, want %s", got, want)
	}
	if got, want := w.DistInfo(), "some_example_package-1.0+cpu.dist-info"; got != want {
		t.Errorf("dist-info is %s, want %s", got, want)
	}
	for name, want := range map[string]string{"a--b": "a_b", "A.b_c-d": "a_b_c_d", "plain": "plain"} {
		if got := wheel.Escape(name); got != want {
			t.Errorf("%s becomes %s, want %s", name, got, want)
		}
	}
}

func TestArchiveIsAsTheStandardSays(t *testing.T) {
	dir := t.TempDir()
	written, err := example(t).WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.OpenReader(filepath.Join(dir, written.File))
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	info := "some_example_package-1.0+cpu.dist-info/"
	var names []string
	for _, f := range archive.File {
		names = append(names, f.Name)
		want := os.FileMode(0o644)
		if f.Name == "example/native.so" {
			want = 0o755
		}
		if f.Mode() != want {
			t.Errorf("%s has mode %v, want %v", f.Name, f.Mode(), want)
		}
	}
	want := []string{
		"example/__init__.py", "example/a, \"quoted\".x", "example/native.so", "zz_last.py",
		info + "METADATA", info + "WHEEL", info + "entry_points.txt", info + "RECORD",
	}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Error(diff)
	}
	tags := read(t, &archive.Reader, info+"WHEEL")
	for _, line := range []string{
		"Root-Is-Purelib: false\n", "Tag: py2-none-manylinux_2_17_x86_64\n", "Tag: py3-none-manylinux2014_x86_64\n",
	} {
		if !strings.Contains(tags, line) {
			t.Errorf("WHEEL lacks %q:\n%s", line, tags)
		}
	}
}

func read(t *testing.T, archive *zip.Reader, name string) string {
	t.Helper()
	f, err := archive.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	text, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestRecordHoldsEveryFile(t *testing.T) {
	dir := t.TempDir()
	written, err := example(t).WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := zip.OpenReader(filepath.Join(dir, written.File))
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	rows, err := csv.NewReader(strings.NewReader(read(t, &archive.Reader,
		"some_example_package-1.0+cpu.dist-info/RECORD"))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != len(archive.File) {
		t.Errorf("RECORD has %d rows for %d files", len(rows), len(archive.File))
	}
	for _, row := range rows {
		if strings.HasSuffix(row[0], "/RECORD") {
			continue
		}
		text := read(t, &archive.Reader, row[0])
		sum := sha256.Sum256([]byte(text))
		want := []string{row[0], "sha256=" + base64.RawURLEncoding.EncodeToString(sum[:]), fmt.Sprint(len(text))}
		if !slices.Equal(row, want) {
			t.Errorf("RECORD says %q, the file is %q", row, want)
		}
	}
}

func TestWrittenDescribesTheFile(t *testing.T) {
	dir := t.TempDir()
	written, err := example(t).WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{written.File: written.SHA256,
		written.File + ".metadata": written.MetadataSHA256} {
		content, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		if sum := sha256.Sum256(content); hex.EncodeToString(sum[:]) != want {
			t.Errorf("%s is not of the digest %s", file, want)
		}
		if file == written.File && int64(len(content)) != written.Size {
			t.Errorf("size is %d, want %d", written.Size, len(content))
		}
	}
	for range 20 {
		again, err := example(t).WriteTo(t.TempDir())
		if diff := cmp.Diff(written, again); err != nil || diff != "" {
			t.Fatalf("written again, it differs: %v %s", err, diff)
		}
	}
}

func TestCopyKeepsTheBytes(t *testing.T) {
	dir, into := t.TempDir(), t.TempDir()
	written, err := example(t).WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	in, err := os.Open(filepath.Join(dir, written.File))
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	copied, meta, err := wheel.Copy(in, written.File, into)
	if diff := cmp.Diff(written, copied); err != nil || diff != "" {
		t.Errorf("%v %s", err, diff)
	}
	if meta.Get("Version") != "1.0+cpu" || meta.Body != "Words.\n" {
		t.Errorf("metadata is %+v", meta)
	}
}

func TestCopyRefusesWhatIsNoWheel(t *testing.T) {
	var empty bytes.Buffer
	if err := zip.NewWriter(&empty).Close(); err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{"garbage": "garbage", "empty": empty.String()} {
		dir := t.TempDir()
		if _, _, err := wheel.Copy(strings.NewReader(content), name+".whl", dir); err == nil {
			t.Errorf("%s was taken for a wheel", name)
		}
		if left, _ := os.ReadDir(dir); len(left) != 0 {
			t.Errorf("%s left %v behind", name, left)
		}
	}
}

func TestMissingMemberLeavesNothingBehind(t *testing.T) {
	w := example(t)
	w.Members["gone.py"] = wheel.Member{Path: filepath.Join(t.TempDir(), "gone.py")}
	dir := t.TempDir()
	if _, err := w.WriteTo(dir); err == nil || !strings.Contains(err.Error(), "gone.py") {
		t.Errorf("got %v", err)
	}
	if left, _ := os.ReadDir(dir); len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestPipInstallsIt has pip check the format: it verifies RECORD on the way.
func TestPipInstallsIt(t *testing.T) {
	dir := t.TempDir()
	written, err := example(t).WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("python3", "-m", "pip", "--version").CombinedOutput(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("python3 has no pip: %v %s", err, out)
		}
		t.Skipf("python3 has no pip (apt-get install python3-pip): %v", err)
	}
	target := filepath.Join(dir, "target")
	out, err := exec.Command("python3", "-m", "pip", "install", "--quiet", "--no-index", "--no-deps",
		"--disable-pip-version-check",
		"--root-user-action", "ignore", "--target", target, filepath.Join(dir, written.File)).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	content, err := os.ReadFile(filepath.Join(target, "example", "native.so"))
	if err != nil || string(content) != "machine code" {
		t.Errorf("%v %q", err, content)
	}
}
