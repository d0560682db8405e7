package main

import (
	"archive/tar"
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// TestDoctorLooksIntoImages runs both programs as they are installed: the first has
// doctor, and the second reads images.
func TestDoctorLooksIntoImages(t *testing.T) {
	programs := install(t)
	commands := clitest.Commands()
	commands["image"], commands["layer"] = writeImage, writeLayer
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/doctor",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds:                commands,
		Setup: func(env *testscript.Env) error {
			if err := clitest.Setup(env); err != nil {
				return err
			}
			env.Setenv("PATH", programs+string(filepath.ListSeparator)+env.Getenv("PATH"))
			env.Setenv("TMPDIR", filepath.Join(env.WorkDir, "tmp"))
			env.Setenv("METADATA", "Metadata-Version: 2.1\nName: torch\nVersion: 2.5.1+cpu\n")
			env.Setenv("ESCAPES", "PRETTY_NAME=\"\x1b]0;EVIL\a\x1b[2J\"\n")
			env.Setenv("SOURCE_DATE_EPOCH", "1795305600") // 2026-11-22, on which the facts were new
			return os.Mkdir(filepath.Join(env.WorkDir, "tmp"), 0o755)
		},
	})
}

// writeImage writes a folder with the OCI layout of an image: of each folder a layer, the lowest first,
// and of each file one that is a tar already.
func writeImage(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: image DIR PLATFORM [NAME=VALUE...] [FOLDER|LAYER.tar...]")
	}
	config := &v1.ConfigFile{OS: "linux", Architecture: strings.TrimPrefix(args[1], "linux/"),
		RootFS: v1.RootFS{Type: "layers"}}
	var layers []v1.Layer
	for _, arg := range args[2:] {
		if strings.Contains(arg, "=") {
			config.Config.Env = append(config.Config.Env, arg)
			continue
		}
		text := folderLayer(ts, ts.MkAbs(arg))
		l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(text)), nil })
		ts.Check(err)
		layers = append(layers, l)
	}
	img, err := mutate.ConfigFile(empty.Image, config)
	ts.Check(err)
	img, err = mutate.AppendLayers(img, layers...)
	ts.Check(err)
	index, err := layout.Write(ts.MkAbs(args[0]), empty.Index)
	ts.Check(err)
	ts.Check(index.AppendImage(img))
}

// folderLayer returns a layer with the files and the links of a folder, or one that is a
// tar already.
func folderLayer(ts *testscript.TestScript, folder string) []byte {
	if strings.HasSuffix(folder, ".tar") {
		text, err := os.ReadFile(folder)
		ts.Check(err)
		return text
	}
	text, err := tarOfFolder(folder)
	ts.Check(err)
	return text
}

func tarOfFolder(folder string) ([]byte, error) {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	err := filepath.WalkDir(folder, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || name == folder {
			return err
		}
		info, err := entry.Info()
		if err != nil {
			return err
		}
		target := ""
		if info.Mode()&fs.ModeSymlink != 0 {
			if target, err = os.Readlink(name); err != nil {
				return err
			}
		}
		h, err := tar.FileInfoHeader(info, target)
		if err != nil {
			return err
		}
		if h.Name, err = filepath.Rel(folder, name); err != nil {
			return err
		}
		h.Format, h.ModTime = tar.FormatPAX, time.Unix(0, 0) // of the same files the same bytes
		if err := w.WriteHeader(h); err != nil || !info.Mode().IsRegular() {
			return err
		}
		text, err := os.ReadFile(name)
		if err == nil {
			_, err = w.Write(text)
		}
		return err
	})
	return b.Bytes(), errors.Join(err, w.Close())
}

// writeLayer writes a tar whose entries no folder can hold.
func writeLayer(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: layer FILE.tar NAME=TEXT|NAME->TARGET|NAME=>HARDLINK...")
	}
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for _, arg := range args[1:] {
		h := &tar.Header{Typeflag: tar.TypeReg, Mode: 0o644}
		text := ""
		if name, target, ok := strings.Cut(arg, "->"); ok {
			h.Typeflag, h.Name, h.Linkname = tar.TypeSymlink, name, target
		} else if name, target, ok := strings.Cut(arg, "=>"); ok {
			h.Typeflag, h.Name, h.Linkname = tar.TypeLink, name, target
		} else {
			h.Name, text, _ = strings.Cut(arg, "=")
			h.Size = int64(len(text))
		}
		ts.Check(w.WriteHeader(h))
		_, err := io.WriteString(w, text)
		ts.Check(err)
	}
	ts.Check(w.Close())
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), b.Bytes(), 0o644))
}
