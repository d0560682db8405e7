package layer

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/wheel"
)

// Compiler compiles Python sources: it gets a tar in the store that holds them
// at their places in the image, and gives another, in the store too, with the
// byte code of each that compiles, at the place where Python looks for it (PEP
// 3147). The same interpreter and sources must give the same bytes.
type Compiler func(ctx context.Context, sources digest.Digest) (digest.Digest, error)

// maxCompiled bounds the byte code of one source file, in bytes.
const maxCompiled = 256 << 20

// bytecode is the byte code of a group of wheels, by the place it goes to.
type bytecode struct {
	file  *os.File
	parts map[string]span
}

type span struct{ offset, size int64 }

// compile has the modules of wheels compiled.
func (m *Maker) compile(ctx context.Context, wheels []Source, opt Options) (*bytecode, error) {
	if m.Compile == nil {
		return nil, fmt.Errorf("layer: byte code is asked for, and there is no interpreter at hand to make it")
	}
	write := func(w io.Writer) error { return writeModules(ctx, wheels, opt, w) }
	sources, err := m.Store.Put(ctx, "", write)
	if err != nil {
		return nil, err
	}
	// Layers with the same modules, for two Pythons say, take turns: each removes
	// what it is done with.
	unlock, err := m.Store.Lock(ctx, "modules "+sources.Digest.String())
	if err != nil {
		return nil, err
	}
	defer unlock()
	if _, err := m.Store.Put(ctx, sources.Digest, write); err != nil {
		return nil, err
	}
	compiled, err := m.Compile(ctx, sources.Digest)
	_ = m.Store.Discard(sources.Digest)
	if err != nil {
		return nil, err
	}
	defer func() { _ = m.Store.Discard(compiled) }() // its content stays while the file is open
	f, err := m.Store.Open(compiled)
	if err != nil {
		return nil, err
	}
	b, err := readBytecode(f)
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return b, nil
}

// writeModules writes the modules of wheels as a tar, as they will lie in the
// image.
func writeModules(ctx context.Context, wheels []Source, opt Options, w io.Writer) error {
	all, err := planWheels(wheels, opt)
	if err != nil {
		return err
	}
	t, buffer := tar.NewWriter(w), make([]byte, 32<<10)
	for i := range all {
		it := &all[i]
		if !opt.isModule(it) {
			continue
		}
		var content io.ReadCloser
		if it.open != nil {
			if content, err = it.open(); err != nil {
				return named(err, it.from)
			}
		}
		err := it.write(t, content, buffer)
		if content != nil {
			err = errors.Join(err, content.Close())
		}
		if err := errors.Join(err, ctx.Err()); err != nil {
			return named(err, it.from)
		}
	}
	return t.Close()
}

// isModule reports whether Python may import the file, and so look for byte code
// beside it.
func (o Options) isModule(it *item) bool {
	return !it.dir && it.link == "" && strings.HasPrefix(it.path, o.lib()+"/") && strings.HasSuffix(it.path, ".py")
}

// compiledPath is where the byte code of a module goes.
func (o Options) compiledPath(module string) string {
	tag := ".cpython-" + strings.ReplaceAll(o.Python, ".", "") + ".pyc"
	return path.Join(path.Dir(module), "__pycache__", strings.TrimSuffix(path.Base(module), ".py")+tag)
}

// readBytecode finds the files in a compiler's tar.
func readBytecode(f *os.File) (*bytecode, error) {
	b := &bytecode{file: f, parts: map[string]span{}}
	r := tar.NewReader(f)
	for {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return b, nil
		}
		if err != nil {
			return nil, fmt.Errorf("byte code: %w", err)
		}
		if h.Typeflag != tar.TypeReg || h.Size > maxCompiled || !strings.HasSuffix(h.Name, ".pyc") {
			return nil, fmt.Errorf("byte code: the compiler gave %q, which is none", h.Name)
		}
		offset, err := f.Seek(0, io.SeekCurrent)
		if err != nil {
			return nil, err
		}
		b.parts[h.Name] = span{offset, h.Size}
	}
}

// close lets go of the compiler's tar.
func (b *bytecode) close() {
	if b != nil {
		b.file.Close()
	}
}

// addCompiled adds the byte code of the wheel's modules. As with pip, their rows
// have neither hash nor size, and what a wheel brings itself stays.
func (in *install) addCompiled() {
	if in.opt.compiled == nil {
		return
	}
	for _, it := range in.items {
		if !in.opt.isModule(&it) {
			continue
		}
		to := in.opt.compiledPath(it.path)
		part, ok := in.opt.compiled.parts[to]
		if _, taken := in.places[to]; !ok || taken {
			continue
		}
		in.places[to] = len(in.items)
		in.items = append(in.items, item{path: to, mode: 0o644, size: part.size, open: func() (io.ReadCloser, error) {
			return io.NopCloser(io.NewSectionReader(in.opt.compiled.file, part.offset, part.size)), nil
		}})
		in.rows = append(in.rows, wheel.Row{Path: relative(in.opt.lib(), to)})
	}
}
