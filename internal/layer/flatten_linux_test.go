package layer

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/containerd/containerd/v2/pkg/archive"
	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"

	"github.com/envsolve/envsolve/internal/wheel"
)

var images = flag.Int("images", 40, "random images that TestRuntimesUnpackWhatWasPlanned unpacks")

// TestRuntimesUnpackWhatWasPlanned makes images of random wheels and files and
// unpacks them with go-containerregistry and with containerd's own code: what
// lies there then is what the layer engine planned to write, neither more nor
// less. A wheel or file that would break this must be refused.
func TestRuntimesUnpackWhatWasPlanned(t *testing.T) {
	unpacked := 0
	for seed := range *images {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		planned, layers, err := randomImage(t, r)
		if bad := (*wheel.Error)(nil); errors.As(err, &bad) || err != nil && strings.HasPrefix(err.Error(), "layer: path") {
			continue
		}
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		unpacked++
		if diff := cmp.Diff(planned, flattened(t, layers)); diff != "" {
			t.Errorf("seed %d: go-containerregistry (-planned +unpacked):\n%s", seed, diff)
		}
		if diff := cmp.Diff(planned, applied(t, layers)); diff != "" {
			t.Errorf("seed %d: containerd (-planned +unpacked):\n%s", seed, diff)
		}
	}
	if unpacked < *images/4 {
		t.Errorf("only %d of %d random images were made: the test sees too little", unpacked, *images)
	}
}

// leaf is a file or link of an unpacked image, to compare by.
type leaf struct {
	Mode fs.FileMode
	Sum  string // SHA-256 of the content
	Link string
}

// randomImage makes the layers of a virtual environment, of two random wheels
// and of random files, as plain tars, and lists the files that they are to hold.
func randomImage(t *testing.T, r *rand.Rand) (map[string]leaf, [][]byte, error) {
	t.Helper()
	planned, layers := map[string]leaf{}, [][]byte{}
	opt := Options{Python: "3.12", Level: 1}
	venv, err := VirtualEnv(opt, "/usr/local/bin/python3.12")
	if err != nil {
		t.Fatal(err)
	}
	others := []File{}
	for i := range r.IntN(6) {
		at := fmt.Sprintf("/app/%d/%s", i, randomPath(r))
		others = append(others, File{Path: at, Mode: 0o644, Content: []byte(randomText(r))})
	}
	keep := func(items []item, l Layer, data []byte) {
		for _, it := range items {
			if !it.dir {
				planned[it.path] = planOf(t, it)
			}
		}
		layers = append(layers, decompress(t, l, data))
	}
	for i, files := range [][]File{venv, nil, nil, others} {
		var out bytes.Buffer
		if files == nil {
			data := randomWheel(r, fmt.Sprintf("p%d", i)).bytes(t)
			source := Source{Reader: bytes.NewReader(data), Size: int64(len(data))}
			l, err := FromWheels(t.Context(), []Source{source}, opt, &out)
			if err != nil {
				return nil, nil, err
			}
			full, err := opt.normalize()
			if err != nil {
				t.Fatal(err)
			}
			items, err := planWheels([]Source{source}, full)
			if err != nil {
				t.Fatal(err)
			}
			keep(items, l, out.Bytes())
			continue
		}
		l, err := FromFiles(t.Context(), files, opt, &out)
		if err != nil {
			return nil, nil, err
		}
		items := make([]item, len(files))
		for i, f := range files {
			if items[i], err = f.item(); err != nil {
				t.Fatal(err)
			}
		}
		keep(items, l, out.Bytes())
	}
	return planned, layers, nil
}

func planOf(t *testing.T, it item) leaf {
	t.Helper()
	if it.link != "" {
		return leaf{Link: it.link}
	}
	data := it.data
	if it.open != nil {
		r, err := it.open()
		if err != nil {
			t.Fatal(err)
		}
		defer r.Close()
		if data, err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
	return leaf{Mode: fs.FileMode(it.mode), Sum: sumOf(data)}
}

func sumOf(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// randomWheel has files in every scheme, scripts and entry points. Its project's
// name is in all of their places, so that two of them have none in common.
func randomWheel(r *rand.Rand, project string) sample {
	w := sample{project: project}
	data := w.stem() + ".data/"
	folders := []string{"", data + "purelib/", data + "platlib/", data + "scripts/", data + "headers/",
		data + "data/lib64/", data + "data/share/"}
	for i := range 1 + r.IntN(12) {
		name := fmt.Sprintf("%s%s_%d", folders[r.IntN(len(folders))], project, i)
		if r.IntN(3) > 0 {
			name = path.Join(name, randomPath(r))
		}
		attrs := []uint32{0, 0o100755, 0o100644, 0o100600, 0o104755, 0o100000}[r.IntN(6)]
		w.entries = append(w.entries, entry{name: name, content: randomText(r), attrs: attrs})
	}
	if r.IntN(2) == 0 {
		w.points = "[console_scripts]\n" + project + "-run = a.b:c\n[gui_scripts]\n" + project + ".window = a:b\n"
	}
	if r.IntN(25) == 0 {
		w.points += "[console_scripts]\n.wh.python = a:b\n"
	}
	return w
}

// randomPath is a relative path of names that some tool may treat in a way of
// its own; few of them are whiteouts.
func randomPath(r *rand.Rand) string {
	names := []string{"a", "b.py", "wh.x", ".wh", ".whx", "x.wh.y", "..wh.x", ".WH.x", ".hidden", "with space", "ä", "日本",
		"-dash", "a=b", "*", "#", "...", "..x", "x..", "~", "a'b", `a"b`, ".PURGE", ".opq", strings.Repeat("n", 200)}
	if r.IntN(40) == 0 {
		names = []string{".wh.a", ".wh.b.py", ".wh..wh..opq", ".wh..wh.plnk", ".wh."}
	}
	parts := make([]string, 1+r.IntN(4))
	for i := range parts {
		parts[i] = names[r.IntN(len(names))]
	}
	return strings.Join(parts, "/")
}

func randomText(r *rand.Rand) string {
	start := []string{"", "#!python\n", "#!pythonw -E\n", "import os\n"}[r.IntN(4)]
	return start + strings.Repeat(string(rune('a'+r.IntN(26))), r.IntN(1500))
}

// flattened reads the image as go-containerregistry flattens it.
func flattened(t *testing.T, layers [][]byte) map[string]leaf {
	t.Helper()
	all := make([]v1.Layer, len(layers))
	for i, data := range layers {
		var err error
		all[i], err = tarball.LayerFromOpener(func() (io.ReadCloser, error) {
			return io.NopCloser(bytes.NewReader(data)), nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	img, err := mutate.AppendLayers(empty.Image, all...)
	if err != nil {
		t.Fatal(err)
	}
	content := mutate.Extract(img)
	defer content.Close()
	got := map[string]leaf{}
	for r := tar.NewReader(content); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return got
		}
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		switch h.Typeflag {
		case tar.TypeDir:
		case tar.TypeSymlink:
			got[h.Name] = leaf{Link: h.Linkname}
		default:
			got[h.Name] = leaf{Mode: fs.FileMode(h.Mode), Sum: sumOf(data)}
		}
	}
}

// applied unpacks the layers with containerd's code and reads what lies there.
func applied(t *testing.T, layers [][]byte) map[string]leaf {
	t.Helper()
	dir := t.TempDir()
	for _, data := range layers {
		if _, err := archive.Apply(t.Context(), dir, bytes.NewReader(data), archive.WithNoSameOwner()); err != nil {
			t.Fatal(err)
		}
	}
	got := map[string]leaf{}
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		at := strings.TrimPrefix(name, dir+"/")
		if e.Type() == fs.ModeSymlink {
			link, err := os.Readlink(name)
			got[at] = leaf{Link: link}
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		data, err := os.ReadFile(name)
		got[at] = leaf{Mode: info.Mode(), Sum: sumOf(data)}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}
