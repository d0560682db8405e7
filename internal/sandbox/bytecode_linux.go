package sandbox

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/opencontainers/go-digest"
)

// treeBytecode is the folder of a tree that holds byte code of its modules, by what made it:
// a cache of Python's each, with files at the places of the modules. There is such a folder
// beside the layers, too, for the modules of commands, by these and by what made it.
const treeBytecode = "bytecode"

// Where containers have things.
const (
	bytecodeFolder = "/run/envsolve-bytecode"
	serverFile     = "/run/envsolve-bytecode.py"
	packagesFolder = "/run/envsolve-packages"
)

// compileBeside gives a command the byte code that is there, and a server that makes what is
// not. The function that it returns ends that, and keeps what was made.
func (s *Sandbox) compileBeside(ctx context.Context, j *job, spec Spec, layers []string) (end func()) {
	cache := filepath.Join(j.Dir, "bytecode")
	places, err := s.bytecodePlaces(spec, layers)
	// The container's user may be any, and the umask, too.
	if errors.Join(err, os.Mkdir(cache, 0o755), os.Chmod(cache, 0o755)) != nil || linkBytecode(cache, places) != nil {
		return func() {}
	}
	j.give(spec.Bytecode.Env, bind{Sources: []string{cache}, Dest: bytecodeFolder})
	server, err := spec.server(j, cache, layers)
	if err != nil {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = s.start(ctx, server, nil, nil) // see Bytecode
	}()
	return func() {
		cancel()
		<-done
		_ = keepBytecode(cache, places) // see Bytecode
	}
}

// bytecodePlace is where byte code of a layer's modules is kept.
type bytecodePlace struct {
	files string // the layer
	all   string // of all that made some
	name  string // in that folder
}

// bytecodePlaces are those of the layers, the lowest first.
func (s *Sandbox) bytecodePlaces(spec Spec, layers []string) ([]bytecodePlace, error) {
	maker := spec.Bytecode.maker()
	places := make([]bytecodePlace, len(layers))
	for i, files := range layers {
		places[i] = bytecodePlace{files, filepath.Join(filepath.Dir(files), treeBytecode), maker}
		if !slices.Contains(spec.Bytecode.Command, spec.Layers[i].DiffID) {
			continue
		}
		modules, err := modulesIn(files)
		if err != nil {
			return nil, err
		}
		places[i].all = filepath.Join(s.Dir, treeBytecode)
		places[i].name = digest.FromString(maker + " " + modules.String()).Encoded()
	}
	return places, nil
}

// modulesIn is a digest of all sources in a folder and of their places.
func modulesIn(dir string) (digest.Digest, error) {
	all := digest.Canonical.Digester()
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() || filepath.Ext(path) != ".py" {
			return err
		}
		text, err := os.ReadFile(path)
		if err == nil {
			_, err = fmt.Fprintf(all.Hash(), "%q %s\n", path[len(dir):], digest.FromBytes(text))
		}
		return err
	})
	return all.Digest(), err
}

// maker names all that byte code depends on besides the modules.
func (b *Bytecode) maker() string {
	return digest.FromString(fmt.Sprintf("%q %q %s", b.Interpreter, b.Python, digest.FromBytes(b.Server))).Encoded()
}

// server is the job that makes byte code.
func (spec Spec) server(j *job, cache string, layers []string) (*job, error) {
	b := spec.Bytecode
	of := func(wanted []digest.Digest) (folders []string) {
		for i, l := range spec.Layers {
			if slices.Contains(wanted, l.DiffID) {
				folders = append(folders, layers[i])
			}
		}
		return folders
	}
	dir := filepath.Join(j.Dir, "server")
	script := filepath.Join(dir, "serve.py")
	interpreter, packages := of(b.Interpreter), of(slices.Concat(b.Packages, b.Command))
	if len(interpreter) == 0 || len(packages) == 0 {
		return nil, errors.New("there is nothing to compile, or nothing that compiles")
	}
	if err := errors.Join(os.Mkdir(dir, 0o700), os.WriteFile(script, b.Server, 0o600)); err != nil {
		return nil, err
	}
	return &job{Dir: dir, Runtime: j.Runtime, Layers: interpreter, Env: spec.Config.Env, User: "0:0",
		Args: []string{b.Python, "-I", "-S", serverFile, bytecodeFolder, packagesFolder},
		Binds: []bind{
			{Sources: []string{script}, Dest: serverFile},
			{Sources: packages, Dest: packagesFolder},
			{Sources: []string{cache}, Dest: bytecodeFolder, Writable: true},
		}}, nil
}

// linkBytecode puts the byte code of layers into a cache, that of the uppermost where several
// have a module.
func linkBytecode(cache string, places []bytecodePlace) error {
	for _, p := range slices.Backward(places) {
		from := filepath.Join(p.all, p.name)
		now := time.Now()
		if err := os.Chtimes(from, now, now); errors.Is(err, fs.ErrNotExist) {
			continue
		}
		err := filepath.WalkDir(from, func(path string, e fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			to := cache + path[len(from):]
			if e.IsDir() {
				err = os.MkdirAll(to, 0o755)
			} else {
				err = os.Link(path, to)
			}
			if errors.Is(err, fs.ErrExist) {
				return nil
			}
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// keepBytecode puts what is new in a cache to the layers that have its modules.
func keepBytecode(cache string, places []bytecodePlace) error {
	return filepath.WalkDir(cache, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() || filepath.Ext(path) != ".pyc" {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		if stat, ok := info.Sys().(*syscall.Stat_t); !ok || stat.Nlink != 1 {
			return nil // of a layer already
		}
		name := path[len(cache):]
		stem, _, _ := strings.Cut(filepath.Base(name), ".")
		of, found := holder(places, filepath.Join(filepath.Dir(name), stem+".py"))
		if !found {
			return nil
		}
		if !isThere(filepath.Join(of.all, of.name)) {
			forgetBytecode(of.all)
		}
		to := filepath.Join(of.all, of.name, name)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return err
		}
		if err := os.Remove(to); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err // what is there is of another source
		}
		err = os.Link(path, to)
		if errors.Is(err, fs.ErrExist) {
			return nil // another run was faster
		}
		return err
	})
}

// forgetBytecode removes what was made in a folder and has not been used for some time: as a
// rule, by a Python of an older base image, or of the command of an older envsolve.
func forgetBytecode(all string) {
	entries, _ := os.ReadDir(all) // none is there at first
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > inUse {
			_ = os.RemoveAll(filepath.Join(all, e.Name())) // it is in nobody's way
		}
	}
}

// holder is the uppermost of the layers with a path.
func holder(places []bytecodePlace, path string) (of bytecodePlace, found bool) {
	for _, p := range slices.Backward(places) {
		if isThere(filepath.Join(p.files, path)) {
			return p, true
		}
	}
	return of, false
}
