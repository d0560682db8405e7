package machine_test

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/machine"
)

// tree writes files below a folder; a name that ends in ! is executable.
func tree(t *testing.T, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		name, executable := strings.CutSuffix(name, "!")
		file, mode := filepath.Join(root, name), os.FileMode(0o644)
		if executable {
			mode = 0o755
		}
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), mode); err != nil {
			t.Fatal(err)
		}
	}
}

func site(t *testing.T) string {
	t.Helper()
	env := t.TempDir()
	folder := filepath.Join(env, "lib/python3.12/site-packages")
	tree(t, folder, map[string]string{
		"net/__init__.py":                          "",
		"net/__pycache__/__init__.cpython-312.pyc": "code",
		"net/lib/libnet.so!":                       "ELF",
		"Net_Work-2.1+cu130.dist-info/WHEEL": "Tag: cp312-cp312-manylinux_2_17_x86_64\n" +
			"Tag: cp312-cp312-manylinux2014_x86_64\n",
		"Net_Work-2.1+cu130.dist-info/METADATA": "Name: Net_Work\nVersion: 2.1+cu130\nRequires-Python: >=3.10\n" +
			"Requires-Dist: sub.pack[x]>=1 ; extra == 'y'\nRequires-Dist: absent\n\nBody\n",
		"Net_Work-2.1+cu130.dist-info/INSTALLER":        "uv",
		"Net_Work-2.1+cu130.dist-info/entry_points.txt": "[console_scripts]\nnetrun = net:main\n[others]\nplain = net:x\n",
		"Net_Work-2.1+cu130.dist-info/RECORD": "net/__init__.py,sha256=a,0\nnet/__pycache__/__init__.cpython-312.pyc,,\n" +
			"net/lib/libnet.so,sha256=b,3\n../../../bin/netrun,sha256=c,1\n../../../bin/plain,sha256=d,1\n" +
			"../../../share/man/net.1,sha256=e,1\nNet_Work-2.1+cu130.dist-info/INSTALLER,sha256=f,2\n" +
			"Net_Work-2.1+cu130.dist-info/WHEEL,sha256=g,1\nNet_Work-2.1+cu130.dist-info/METADATA,sha256=h,1\n" +
			"Net_Work-2.1+cu130.dist-info/entry_points.txt,sha256=i,1\nNet_Work-2.1+cu130.dist-info/RECORD,,\n",
		"sub_pack-1.0.dist-info/WHEEL":    "Tag: py3-none-any\n",
		"sub_pack-1.0.dist-info/METADATA": "Name: sub-pack\nVersion: 1.0\n",
		"sub_pack-1.0.dist-info/RECORD":   "",
		"other-1.0.dist-info/METADATA":    "Name: other\nVersion: 1.0\n",
	})
	tree(t, env, map[string]string{"bin/netrun!": "n", "bin/plain!": "p", "share/man/net.1": "m"})
	return folder
}

func TestWheels(t *testing.T) {
	dir := t.TempDir()
	files, err := machine.Wheels(t.Context(), site(t), []string{"net.work"}, dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range files {
		names = append(names, f.Project+" "+f.Version+" "+f.Name+" "+f.RequiresPython)
	}
	want := []string{
		"net-work 2.1+cu130 Net_Work-2.1+cu130-cp312-cp312-manylinux_2_17_x86_64.manylinux2014_x86_64.whl >=3.10",
		"sub-pack 1.0 sub_pack-1.0-py3-none-any.whl ",
	}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Error(diff)
	}
	archive, err := zip.OpenReader(files[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	var members []string
	for _, m := range archive.File {
		members = append(members, m.Mode().String()+" "+m.Name)
	}
	if diff := cmp.Diff([]string{
		"-rw-r--r-- net/__init__.py",
		"-rwxr-xr-x net/lib/libnet.so",
		"-rwxr-xr-x Net_Work-2.1+cu130.data/scripts/plain",
		"-rw-r--r-- Net_Work-2.1+cu130.data/data/share/man/net.1",
		"-rw-r--r-- Net_Work-2.1+cu130.dist-info/WHEEL",
		"-rw-r--r-- Net_Work-2.1+cu130.dist-info/METADATA",
		"-rw-r--r-- Net_Work-2.1+cu130.dist-info/entry_points.txt",
		"-rw-r--r-- Net_Work-2.1+cu130.dist-info/RECORD",
	}, members); diff != "" {
		t.Error(diff)
	}
	record, err := archive.Open("Net_Work-2.1+cu130.dist-info/RECORD")
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(record)
	if err != nil || !strings.Contains(string(text), "Net_Work-2.1+cu130.data/scripts/plain,sha256=d,1\n") ||
		strings.Contains(string(text), "netrun") {
		t.Errorf("%v\n%s", err, text)
	}
}

func TestWheelsOfWhatIsNotThere(t *testing.T) {
	if _, err := machine.Wheels(t.Context(), site(t), []string{"absent"}, t.TempDir()); err == nil ||
		!strings.Contains(err.Error(), "absent is not installed") {
		t.Error(err)
	}
	if _, err := machine.Wheels(t.Context(), site(t), []string{"other"}, t.TempDir()); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}

func TestBase(t *testing.T) {
	root, blobs := t.TempDir(), t.TempDir()
	tree(t, root, map[string]string{
		"var/lib/dpkg/status": "Package: base\nEssential: yes\nStatus: install ok installed\nDepends: libc6 (>= 2)\n\n" +
			"Package: libc6\nArchitecture: amd64\nStatus: install ok installed\n\n" +
			"Package: python3\nStatus: install ok installed\nDepends: python3.12 | python3.11, awk\n\n" +
			"Package: python3.11\nStatus: install ok installed\n\n" +
			"Package: mawk\nStatus: install ok installed\nProvides: awk (= 1)\n\n" +
			"Package: gone\nEssential: yes\nStatus: deinstall ok config-files\n\n" +
			"Package: editor\nStatus: install ok installed\n",
		"var/lib/dpkg/info/base.list": "/.\n/bin\n/usr\n/usr/bin\n/usr/share/doc/base/copyright\n" +
			"/usr/share/doc/base/NEWS\n",
		"var/lib/dpkg/info/libc6:amd64.list": "/usr/lib/libc.so\n",
		"var/lib/dpkg/info/python3.list":     "/bin/python3\n",
		"var/lib/dpkg/info/python3.11.list":  "/usr/bin/python3.11\n/usr/bin/removed\n",
		"var/lib/dpkg/info/mawk.list":        "/usr/bin/mawk\n",
		"var/lib/dpkg/info/editor.list":      "/usr/bin/editor\n",
		"usr/bin/python3!":                   "p", "usr/bin/python3.11!": "p", "usr/bin/mawk!": "m", "usr/bin/editor!": "e",
		"usr/lib/libc.so": "c", "usr/share/doc/base/copyright": "free", "usr/share/doc/base/NEWS": "none",
		"etc/passwd": "root:x:0:0::/:\n", "etc/hostname": "mine",
	})
	if err := os.Symlink("usr/bin", filepath.Join(root, "bin")); err != nil {
		t.Fatal(err)
	}
	img, err := machine.Base(root, []string{"python3"}, blobs)
	if err != nil {
		t.Fatal(err)
	}
	in, err := os.Open(image.BlobPath(blobs, img.Layers[0].Digest))
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	plain, err := gzip.NewReader(in)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	status := ""
	for archive := tar.NewReader(plain); ; {
		h, err := archive.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, h.Name)
		if h.Name == "var/lib/dpkg/status" {
			text, err := io.ReadAll(archive)
			if err != nil {
				t.Fatal(err)
			}
			status = string(text)
		}
	}
	if diff := cmp.Diff([]string{
		"bin", "etc/passwd", "usr/", "usr/bin/", "usr/bin/mawk", "usr/bin/python3", "usr/bin/python3.11", "usr/lib/libc.so",
		"usr/share/doc/base/copyright", "var/lib/dpkg/info/base.list", "var/lib/dpkg/info/libc6:amd64.list",
		"var/lib/dpkg/info/mawk.list", "var/lib/dpkg/info/python3.11.list", "var/lib/dpkg/info/python3.list",
		"var/lib/dpkg/status",
	}, names); diff != "" {
		t.Error(diff)
	}
	if strings.Contains(status, "editor") || strings.Contains(status, "gone") || strings.Count(status, "Package: ") != 5 {
		t.Error(status)
	}
	if again, err := machine.Base(root, []string{"python3"}, blobs); err != nil || again.Layers[0] != img.Layers[0] {
		t.Errorf("%v: made again, the layer is %v and not %v", err, again.Layers, img.Layers)
	}
	if _, err := machine.Base(root, []string{"emacs"}, blobs); err == nil ||
		!strings.Contains(err.Error(), "emacs is not installed") {
		t.Error(err)
	}
}
