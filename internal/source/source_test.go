package source

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

func readText(t *testing.T, text string) (observed.Environment, error) {
	t.Helper()
	return Read(context.Background(), []string{Stdin}, strings.NewReader(text))
}

func packages(env observed.Environment) (list []string) {
	for _, o := range env.Observations {
		if o.Kind == observed.Package {
			list = append(list, o.Name+"=="+o.Value)
		}
	}
	return list
}

func TestEncodingsAreToldApart(t *testing.T) {
	utf16 := func(text string, mark string, low int) string {
		b := []byte(mark)
		for _, c := range []byte(text) {
			pair := [2]byte{}
			pair[low] = c
			b = append(b, pair[:]...)
		}
		return string(b)
	}
	const text = "torch==2.5.1\r\nnumpy==1.26.4\r\n"
	for name, raw := range map[string]string{
		"UTF-8":                text,
		"a byte order mark":    "\xef\xbb\xbf" + text,
		"PowerShell":           utf16(text, "\xff\xfe", 0),
		"big-endian":           utf16(text, "\xfe\xff", 1),
		"UTF-16 with no mark":  utf16(text, "", 0),
		"Latin-1 in a comment": "# \xfcber\r\n" + text,
	} {
		t.Run(name, func(t *testing.T) {
			env, err := readText(t, raw)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff([]string{"torch==2.5.1", "numpy==1.26.4"}, packages(env)); diff != "" {
				t.Error(diff)
			}
			if at := env.Observations[0].At; at.Column != 1 {
				t.Errorf("torch stands at %s", at)
			}
		})
	}
}

func TestWhatIsNoTextIsRefused(t *testing.T) {
	for name, c := range map[string]struct{ raw, want string }{
		"a library": {"\x7fELF\x02\x01\x01\x00", `stdin: not a text but a program or library: "envsolve inspect" reads it`},
		"a wheel":   {"PK\x03\x04\x00\x00", `stdin: not a text but a zip archive: "envsolve inspect" reads wheels`},
		"an image":  {"\x1f\x8b\x08\x00", `stdin: not a text but a gzip archive: "envsolve inspect" reads images`},
		"noise":     {"torch==2\x00\x01\x02\x00\x00", "stdin: not a text but binary data"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := readText(t, c.raw); err == nil || err.Error() != c.want {
				t.Errorf("got %v, want %s", err, c.want)
			}
		})
	}
}

func TestWhatCannotBeOpenedSaysWhy(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("project", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("project/uv.lock", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"absent.txt": "absent.txt: no such file or directory",
		"project": "project: neither a virtual environment, nor site-packages, nor a root folder: name a file in it, such as " +
			filepath.Join("project", "uv.lock"),
	} {
		if _, err := Read(context.Background(), []string{name}, nil); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Read(ctx, []string{"project"}, nil); err != context.Canceled {
		t.Errorf("after an interrupt: %v", err)
	}
}

func TestHugeSourcesAreRefused(t *testing.T) {
	endless := io.MultiReader(strings.NewReader("torch==2.5.1\n"), zeros{})
	_, err := Read(context.Background(), []string{Stdin}, endless)
	if err == nil || !strings.Contains(err.Error(), "larger than 64 MB") {
		t.Errorf("got %v", err)
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '\n'
	}
	return len(p), nil
}

func TestNoSecretIsTakenOver(t *testing.T) {
	env, err := readText(t, strings.Join([]string{
		"--index-url https://me:hunter2@pypi.example.com/simple",
		"--extra-index-url https://hunter2@pypi.example.com/simple",
		"torch @ https://me:hunter2@example.com/torch-2.5.1-cp311-cp311-linux_x86_64.whl",
		"git+https://hunter2@github.com/example/kernels.git",
		"nonsense https://me:hunter2@example.com",
	}, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	if got := describe(env, nil); strings.Contains(got, "hunter2") || len(env.Indexes) != 2 {
		t.Error(got)
	}
}

func TestDeepNestingIsRefused(t *testing.T) {
	const deep = 100_000
	for name, text := range map[string]string{
		"TOML":       "[project]\ndependencies = " + strings.Repeat("[", deep),
		"JSON":       strings.Repeat(`{"build":`, deep),
		"YAML":       "dependencies: " + strings.Repeat("[", deep),
		"YAML lists": "dependencies:\n  " + strings.Repeat("- ", deep),
		"TOML of 99": "[project]\ndependencies = " + strings.Repeat("[", 99) + strings.Repeat("]", 99),
		"shell":      "FROM a\nRUN " + strings.Repeat("(", deep),
		"quotes":     "FROM a\nRUN " + strings.Repeat("`", deep),
		"keywords":   "FROM a\nRUN " + strings.Repeat("if ", deep),
	} {
		t.Run(name, func(t *testing.T) {
			env, err := readText(t, text)
			if err == nil && len(env.Notes) == 0 {
				t.Error("it was read without a word")
			}
			if err != nil && !strings.HasPrefix(err.Error(), "stdin: ") {
				t.Errorf("the error does not name the source: %v", err)
			}
		})
	}
}

func TestAFolderIsReadByItsMetadata(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const site = "env/lib/python3.11/site-packages/"
	write("env/pyvenv.cfg", "home = /usr/bin\nversion_info = 3.11.9.final.0\n")
	write(site+"torch-2.5.1.dist-info/METADATA", "Metadata-Version: 2.1\nName: torch\nVersion: 2.5.1\n\nVersion: 9\n")
	write(site+"torch/version.py", "from typing import Optional\n__version__ = '2.5.1+cu124'\ncuda: Optional[str] = '12.4'\n")
	write(site+"flash_attn-2.7.0.dist-info/METADATA", "Name: flash_attn\nVersion: 2.7.0\n")
	write(site+"flash_attn-2.7.0.dist-info/direct_url.json", `{"url": "https://me:hunter2@example.com/f.git", "vcs_info": {"vcs": "git"}}`)
	write(site+"broken-1.0.dist-info/RECORD", "")
	write(site+"~orch-2.4.0.dist-info/METADATA", "Name: torch\nVersion: 2.4.0\n")
	env, err := Read(context.Background(), []string{"env"}, nil)
	want := strings.ReplaceAll(`env/pyvenv.cfg:2:16: python 3.11.9 installed  | 3.11.9.final.0
S/flash_attn-2.7.0.dist-info/METADATA:2:10: package flash-attn 2.7.0 from https://example.com/f.git installed from-source  | 2.7.0
S/torch-2.5.1.dist-info/METADATA:3:10: package torch 2.5.1 installed  | 2.5.1
S/torch/version.py:3:24: build torch 12.4 installed  | 12.4
S/broken-1.0.dist-info:1:1: note not judged: no METADATA: the installation of "broken-1.0" is not whole
S/~orch-2.4.0.dist-info:1:1: note not judged: what an uninstall has left behind; it can be deleted
`, "S/", site)
	if diff := cmp.Diff(want, describe(env, err)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	env, err = Read(context.Background(), []string{strings.TrimSuffix(site, "/")}, nil)
	if err != nil || len(packages(env)) != 2 {
		t.Errorf("site-packages by itself: %v, %v", packages(env), err)
	}
}

func TestARootFolderIsRead(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"etc/os-release":                             "NAME=\"Ubuntu\"\nPRETTY_NAME=\"Ubuntu 22.04.5 LTS\"\n",
		"var/lib/dpkg/status":                        "Package: adduser\nVersion: 3.1\n\nPackage: libc6\nVersion: 2.35-0ubuntu3.8\n",
		"usr/local/cuda/version.json":                `{"cuda": {"name": "CUDA SDK", "version": "12.4.1"}}`,
		"usr/lib/x86_64-linux-gnu/libcudnn.so.9.1.0": "",
		"usr/local/lib/python3.10/dist-packages/torch-2.5.1+cu124.dist-info/METADATA": "Name: torch\nVersion: 2.5.1+cu124\n",
	} {
		if err := os.MkdirAll(filepath.Dir("root/"+name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("root/"+name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got := describe(Read(context.Background(), []string{"root"}, nil))
	want := `root/etc/os-release:2:14: os Ubuntu 22.04.5 LTS installed  | Ubuntu 22.04.5 LTS
root/var/lib/dpkg/status:5:10: glibc 2.35 installed  | 2.35
root/usr/local/cuda/version.json:1:43: toolkit 12.4.1 installed  | 12.4.1
root/usr/lib/x86_64-linux-gnu/libcudnn.so.9.1.0:1:1: cudnn 9.1.0 in system installed  | 
root/usr/local/lib/python3.10/dist-packages/torch-2.5.1+cu124.dist-info/METADATA:2:10: package torch 2.5.1+cu124 installed  | 2.5.1+cu124
`
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// BenchmarkSources reads 5,000 packages in the formats that hold so many, and a
// log of 20 MB with reports in it.
func BenchmarkSources(b *testing.B) {
	for name, entry := range map[string]string{
		"requirements.txt": "package-%d==1.%[1]d.0 \\\n    --hash=sha256:0123456789012345678901234567890123456789012345678901234567890123\n",
		"uv.lock":          "[[package]]\nname = \"package-%d\"\nversion = \"1.%[1]d.0\"\nsource = { registry = \"https://pypi.org/simple\" }\n",
		"poetry.lock":      "[[package]]\nname = \"package-%d\"\nversion = \"1.%[1]d.0\"\nfiles = []\n",
		"freeze":           "package-%d==1.%[1]d.0\n",
	} {
		var text bytes.Buffer
		if name == "uv.lock" {
			text.WriteString("version = 1\n")
		}
		for i := range 5000 {
			fmt.Fprintf(&text, entry, i)
		}
		if name == "poetry.lock" {
			text.WriteString("[metadata]\npython-versions = \">=3.10\"\n")
		}
		b.Run(name, func(b *testing.B) { readBytes(b, text.Bytes(), 5000) })
	}
	log := bytes.Repeat(append(bytes.Repeat([]byte("step 12345: loss=0.1234 lr: 1e-4 tokens/s = 5678.9 [rank 3]\n"), 500),
		seeds(b, "issue.md")[0]...), 1+(20<<20)/30000)[:20<<20]
	b.Run("log", func(b *testing.B) { readBytes(b, log, 5) })
}

// BenchmarkOver lays flags over 5,000 packages.
func BenchmarkOver(b *testing.B) {
	flags := observed.Flags{GPU: []string{"h100"}}
	many := make([]observed.Observation, 5000)
	for i := range many {
		many[i] = observed.Observation{Kind: observed.Package, Name: fmt.Sprint("package-", i), Value: "1.0"}
	}
	b.ReportAllocs()
	for b.Loop() {
		env := observed.Environment{Observations: many}
		Over(&env, nil)
		OverFlags(&env, &flags)
	}
}

func readBytes(b *testing.B, text []byte, least int) {
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		env, err := Read(context.Background(), []string{Stdin}, bytes.NewReader(text))
		if err != nil || len(env.Observations) < least {
			b.Fatal(len(env.Observations), err)
		}
	}
}
