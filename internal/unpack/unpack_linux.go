package unpack

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layer"
)

// errUsage is for who calls the program by hand.
var errUsage = errors.New("usage: wheels PYTHON DIFFID OUT WHEEL... | files TAR OUT | copy FROM TO ROOT OUT")

// Run carries out one command.
func Run(ctx context.Context, args []string) error {
	switch {
	case len(args) > 4 && args[0] == "wheels":
		return wheels(ctx, args[1], digest.Digest(args[2]), args[3], args[4:])
	case len(args) == 3 && args[0] == "files":
		return files(args[1], args[2])
	case len(args) == 5 && args[0] == "copy":
		return copied(ctx, args[1], args[2], args[3], args[4])
	}
	return errUsage
}

func wheels(ctx context.Context, python string, want digest.Digest, out string, names []string) error {
	var sources []layer.Source
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			return err
		}
		sources = append(sources, layer.Source{Name: filepath.Base(name), Reader: f, Size: info.Size()})
	}
	got, err := writeOut(out, func(w io.Writer) (digest.Digest, error) {
		return layer.TarOfWheels(ctx, sources, layer.Options{Python: python}, w)
	})
	if err == nil && got != want {
		err = fmt.Errorf("the layer of %s is %s, but the lock says %s: the lock was made by another version of envsolve "+
			`than this frontend; run "envsolve lock" with the frontend's version, or name the lock's frontend`,
			strings.Join(baseNames(names), ", "), got, want)
	}
	return err
}

func baseNames(paths []string) []string {
	names := make([]string, len(paths))
	for i, p := range paths {
		names[i] = filepath.Base(p)
	}
	return names
}

func files(archive, out string) error {
	f, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer f.Close()
	return extract(f, out)
}

func copied(ctx context.Context, from, to, root, out string) error {
	list, err := layer.Copied(root, from, to)
	if err == nil {
		_, err = writeOut(out, func(w io.Writer) (digest.Digest, error) { return layer.TarOfFiles(ctx, list, w) })
	}
	if err != nil {
		return fmt.Errorf("copy from %q: %w", from, err)
	}
	return nil
}

// writeOut extracts a tar while it is made, and returns what its maker does.
func writeOut(out string, produce func(io.Writer) (digest.Digest, error)) (digest.Digest, error) {
	r, w := io.Pipe()
	extracted := make(chan error, 1)
	go func() {
		err := extract(r, out)
		r.CloseWithError(err) // the maker stops as soon as nothing takes what it makes
		extracted <- err
	}()
	made, err := produce(w)
	w.CloseWithError(err)
	if failed := <-extracted; err == nil {
		err = failed
	}
	return made, err
}
