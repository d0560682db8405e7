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
var errUsage = errors.New("usage: wheels PYTHON DIFFID OUT WHEEL... | modules PYTHON TAR WHEEL... | " +
	"compiled PYTHON VERSION DIFFID COMPILED OUT WHEEL... | python ROOT PREFIX DIFFID ARCHIVE SCRATCH OUT | " +
	"apt DIFFID BASE INSTALLED DEBS OUT | files TAR OUT | copy FROM TO ROOT OUT")

// Run carries out one command.
func Run(ctx context.Context, args []string) error {
	switch {
	case len(args) > 4 && args[0] == "wheels":
		return wheels(ctx, layer.Options{Python: args[1]}, args[2], "", args[3], args[4:])
	case len(args) > 6 && args[0] == "compiled":
		return wheels(ctx, layer.Options{Python: args[1], Bytecode: args[2]}, args[3], args[4], args[5], args[6:])
	case len(args) > 3 && args[0] == "modules":
		return modules(ctx, layer.Options{Python: args[1]}, args[2], args[3:])
	case len(args) == 7 && args[0] == "python":
		p := layer.Python{Root: args[1], Prefix: args[2], Name: filepath.Base(args[4])}
		return python(ctx, p, args[3], args[4], args[5], args[6])
	case len(args) == 6 && args[0] == "apt":
		return apt(ctx, args[1], args[2], args[3], args[4], args[5])
	case len(args) == 3 && args[0] == "files":
		return files(args[1], args[2])
	case len(args) == 5 && args[0] == "copy":
		return copied(ctx, args[1], args[2], args[3], args[4])
	}
	return errUsage
}

// wheels writes the layer of some wheels into a folder, with the byte code in an archive if the
// options ask for that.
func wheels(ctx context.Context, opt layer.Options, want, archive, out string, names []string) error {
	sources, closeAll, err := open(names)
	if err != nil {
		return err
	}
	defer closeAll()
	var compiled *os.File
	if opt.Bytecode != "" {
		if compiled, err = os.Open(archive); err != nil {
			return err
		}
		defer compiled.Close()
	}
	to, err := openFolder(out)
	if err != nil {
		return err
	}
	defer to.root.Close()
	got, err := layer.WheelsInto(ctx, sources, opt, compiled, to)
	if err == nil {
		err = to.finish()
	}
	if err == nil && got.String() != want {
		err = fmt.Errorf("the layer of %s is %s, but the lock says %s: the lock was made by another version of envsolve "+
			`than this frontend; run "envsolve lock" with the frontend's version, or name the lock's frontend`,
			strings.Join(baseNames(names), ", "), got, want)
	}
	return err
}

// modules writes the tar that byte code is made of.
func modules(ctx context.Context, opt layer.Options, to string, names []string) error {
	sources, closeAll, err := open(names)
	if err != nil {
		return err
	}
	defer closeAll()
	f, err := os.Create(to)
	if err != nil {
		return err
	}
	return errors.Join(layer.TarOfModules(ctx, sources, opt, f), f.Close())
}

// open opens wheels.
func open(names []string) (sources []layer.Source, closeAll func(), err error) {
	var files []*os.File
	closeAll = func() {
		for _, f := range files {
			f.Close()
		}
	}
	for _, name := range names {
		f, err := os.Open(name)
		if err != nil {
			closeAll()
			return nil, nil, err
		}
		files = append(files, f)
		info, err := f.Stat()
		if err != nil {
			closeAll()
			return nil, nil, err
		}
		sources = append(sources, layer.Source{Name: filepath.Base(name), Reader: f, Size: info.Size()})
	}
	return sources, closeAll, nil
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
