package buildertest

import (
	"archive/tar"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/containerd/containerd/v2/core/images"
	imagearchive "github.com/containerd/containerd/v2/core/images/archive"
	diff "github.com/containerd/containerd/v2/pkg/archive"
	"github.com/containerd/containerd/v2/pkg/archive/compression"
	"github.com/containerd/containerd/v2/plugins/content/local"
	"github.com/containerd/platforms"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// Leaf is all that a program can see of one file, folder or link of a tree, but
// for times: BuildKit writes a tar of a tree with the image's own time on each file.
type Leaf struct {
	Kind     string // file, dir, link or another
	Mode     int64  // with the bits for set-user-ID and so on
	UID, GID int
	Link     string
	Sum      string // SHA-256 of the content
}

// Tree is the leaves of a tree by their paths.
type Tree map[string]Leaf

// Differences holds what runtimes unpack from an archive, as docker load takes it,
// to the tree that the builder had, which it wrote as a tar, and says where they
// differ: go-containerregistry, which goes by manifest.json, and containerd, which
// goes by index.json.
func Differences(t testing.TB, rootfs, image string) []string {
	t.Helper()
	f, err := os.Open(rootfs)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want := treeOf(t, f)
	if len(want) == 0 {
		t.Fatalf("%s holds nothing", rootfs)
	}
	img, err := tarball.ImageFromPath(image, nil)
	if err != nil {
		t.Fatal(err)
	}
	flat := mutate.Extract(img)
	defer flat.Close()
	return append(differ("go-containerregistry", want, treeOf(t, flat)),
		differ("containerd", want, imported(t, image))...)
}

// differ says which leaves two trees do not have in common.
func differ(who string, want, got Tree) []string {
	var said []string
	for name, w := range want {
		if g, ok := got[name]; !ok {
			said = append(said, fmt.Sprintf("%s unpacks no %s: %+v", who, name, w))
		} else if g != w {
			said = append(said, fmt.Sprintf("%s unpacks %s as %+v, and the builder had %+v", who, name, g, w))
		}
	}
	for name, g := range got {
		if _, ok := want[name]; !ok {
			said = append(said, fmt.Sprintf("%s unpacks %s besides: %+v", who, name, g))
		}
	}
	slices.Sort(said)
	return said
}

// treeOf reads a tar. A hard link is what it leads to.
func treeOf(t testing.TB, r io.Reader) Tree {
	t.Helper()
	tree := Tree{}
	for files := tar.NewReader(r); ; {
		h, err := files.Next()
		if errors.Is(err, io.EOF) {
			return tree
		}
		if err != nil {
			t.Fatal(err)
		}
		name := at(h.Name)
		if name == "." {
			continue
		}
		l := Leaf{Mode: h.Mode & 0o7777, UID: h.Uid, GID: h.Gid}
		switch h.Typeflag {
		case tar.TypeReg:
			l.Kind, l.Sum = "file", sumOf(t, files)
		case tar.TypeDir:
			l.Kind = "dir"
		case tar.TypeSymlink:
			l.Kind, l.Link, l.Mode = "link", h.Linkname, 0
		case tar.TypeLink:
			target, ok := tree[at(h.Linkname)]
			if !ok {
				t.Fatalf("%s is a hard link to %s, which is not there", h.Name, h.Linkname)
			}
			l = target
		default:
			l.Kind = fmt.Sprintf("%q", h.Typeflag)
		}
		tree[name] = l
	}
}

// at is a path of a tar, from the root.
func at(name string) string { return path.Clean(strings.TrimPrefix(path.Clean(name), "/")) }

func sumOf(t testing.TB, r io.Reader) string {
	t.Helper()
	hash := sha256.New()
	if _, err := io.Copy(hash, r); err != nil {
		t.Fatal(err)
	}
	return hex.EncodeToString(hash.Sum(nil))
}

// imported takes an archive into a store of containerd's, unpacks the image in it
// as its snapshotters do, as root, and reads what lies there.
func imported(t testing.TB, image string) Tree {
	t.Helper()
	blobs, err := local.NewStore(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(image)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	at, err := imagearchive.ImportIndex(context.Background(), blobs, f)
	if err != nil {
		t.Fatal(err)
	}
	manifest, err := images.Manifest(context.Background(), blobs, at, platforms.Only(platforms.MustParse(Platform)))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, l := range manifest.Layers {
		unpack(t, blobs, l, dir)
	}
	return treeBelow(t, dir)
}

// unpack applies one layer to a folder.
func unpack(t testing.TB, blobs content.Provider, layer ocispec.Descriptor, dir string) {
	t.Helper()
	blob, err := blobs.ReaderAt(context.Background(), layer)
	if err != nil {
		t.Fatal(err)
	}
	defer blob.Close()
	plain, err := compression.DecompressStream(content.NewReader(blob))
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	if _, err := diff.Apply(context.Background(), dir, plain); err != nil {
		t.Fatal(err)
	}
}

// treeBelow reads a folder.
func treeBelow(t testing.TB, dir string) Tree {
	t.Helper()
	tree := Tree{}
	err := filepath.WalkDir(dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || name == dir {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		tree[strings.TrimPrefix(name, dir+"/")] = lying(t, name, info)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return tree
}

// lying reads one file of a folder.
func lying(t testing.TB, name string, info fs.FileInfo) Leaf {
	t.Helper()
	stat := info.Sys().(*syscall.Stat_t)
	l := Leaf{Mode: int64(stat.Mode & 0o7777), UID: int(stat.Uid), GID: int(stat.Gid)}
	switch mode := info.Mode(); {
	case mode.IsDir():
		l.Kind = "dir"
	case mode.IsRegular():
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		l.Kind, l.Sum = "file", sumOf(t, f)
	case mode&fs.ModeSymlink != 0:
		link, err := os.Readlink(name)
		if err != nil {
			t.Fatal(err)
		}
		l.Kind, l.Link, l.Mode = "link", link, 0
	default:
		l.Kind = mode.Type().String()
	}
	return l
}
