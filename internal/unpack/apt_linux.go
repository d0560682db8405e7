package unpack

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/aptinstall"
)

// aptAlone says where a layer comes from that cannot be written out as a tree.
const aptAlone = `"envsolve build" alone can make this layer: run "envsolve build --push --layers REPOSITORY", and build here ` +
	"with --build-arg ENVSOLVE_LAYERS=REPOSITORY"

// apt writes out what installing the packages in a folder has changed in a base image.
func apt(ctx context.Context, want, base, installed, debs, out string) error {
	newest, err := newestIn(debs)
	if err != nil {
		return err
	}
	paths, err := changes(ctx, base, installed)
	if err != nil {
		return err
	}
	headers, err := headersOf(installed, paths, newest)
	if err != nil {
		return err
	}
	got, err := writeOut(out, func(w io.Writer) (digest.Digest, error) { return tarOf(ctx, installed, headers, w) })
	if err == nil && got.String() != want {
		err = fmt.Errorf("apt packages: installed on this builder they make the layer %s, but the lock says %s: it was made by "+
			"another version of envsolve, or a package's installation depends on the machine; %s", got, want, aptAlone)
	}
	return err
}

// newestIn returns when the newest package of a folder was built.
func newestIn(debs string) (newest int64, err error) {
	entries, err := os.ReadDir(debs)
	if err != nil {
		return 0, err
	}
	for _, e := range entries {
		f, err := os.Open(filepath.Join(debs, e.Name()))
		if err != nil {
			return 0, err
		}
		built, err := aptinstall.BuiltAt(f)
		if err := errors.Join(err, f.Close()); err != nil {
			return 0, fmt.Errorf("%s: %w", e.Name(), err)
		}
		newest = max(newest, built)
	}
	return newest, nil
}

// headersOf are the headers of some paths of a tree, in the order of a layer. Of the
// names of one file the first has the content, and the others are links to it.
func headersOf(root string, paths []string, newest int64) ([]tar.Header, error) {
	type inode struct{ dev, ino uint64 }
	names := map[inode]string{}
	var headers []tar.Header
	for _, path := range paths {
		info, err := os.Lstat(filepath.Join(root, path))
		if err != nil {
			return nil, err
		}
		if info.Mode()&fs.ModeSocket != 0 {
			continue // no layer has any
		}
		h, err := headerOf(root, path, info)
		if err != nil {
			return nil, err
		}
		if s := statOf(info); info.Mode().IsRegular() && s.Nlink > 1 {
			first, known := names[inode{s.Dev, s.Ino}]
			if known {
				h.Typeflag, h.Linkname, h.Size = tar.TypeLink, first, 0
			} else {
				names[inode{s.Dev, s.Ino}] = path
			}
		}
		headers = append(headers, aptinstall.Header(h, newest))
	}
	return headers, nil
}

func headerOf(root, path string, info fs.FileInfo) (*tar.Header, error) {
	at := filepath.Join(root, path)
	var target string
	var err error
	if info.Mode()&fs.ModeSymlink != 0 {
		if target, err = os.Readlink(at); err != nil {
			return nil, err
		}
	}
	h, err := tar.FileInfoHeader(info, target)
	if err != nil {
		return nil, err
	}
	h.Name, h.PAXRecords = path, nil
	if info.IsDir() {
		h.Name += "/"
	}
	capability, err := capabilityOf(at)
	if capability != "" {
		h.PAXRecords = map[string]string{aptinstall.Capability: capability}
	}
	return h, err
}

// tarOf writes the tar of some files of a tree, and returns its digest.
func tarOf(ctx context.Context, root string, headers []tar.Header, w io.Writer) (digest.Digest, error) {
	digester := digest.Canonical.Digester()
	out := tar.NewWriter(io.MultiWriter(w, digester.Hash()))
	for _, h := range headers {
		if err := ctx.Err(); err != nil {
			return "", err
		}
		if err := out.WriteHeader(&h); err != nil {
			return "", fmt.Errorf("%s: %w", h.Name, err)
		}
		if h.Typeflag != tar.TypeReg {
			continue
		}
		if err := copyFile(out, filepath.Join(root, h.Name)); err != nil {
			return "", err
		}
	}
	err := out.Close() // which writes the end
	return digester.Digest(), err
}

func copyFile(w io.Writer, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = io.Copy(w, f)
	return err
}
