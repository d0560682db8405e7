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
// a cache of Python's each, with files at the places of the modules.
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
	cache, maker := filepath.Join(j.Dir, "bytecode"), spec.Bytecode.maker()
	// The container's user may be any, and the umask, too.
	if errors.Join(os.Mkdir(cache, 0o755), os.Chmod(cache, 0o755)) != nil || linkBytecode(cache, layers, maker) != nil {
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
		_ = keepBytecode(cache, layers, maker) // see Bytecode
	}
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
	interpreter, packages := of(b.Interpreter), of(b.Packages)
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
func linkBytecode(cache string, layers []string, maker string) error {
	for _, files := range slices.Backward(layers) {
		from := filepath.Join(filepath.Dir(files), treeBytecode, maker)
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
func keepBytecode(cache string, layers []string, maker string) error {
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
		files := holder(layers, filepath.Join(filepath.Dir(name), stem+".py"))
		if files == "" {
			return nil
		}
		all := filepath.Join(filepath.Dir(files), treeBytecode)
		if !isThere(filepath.Join(all, maker)) {
			forgetBytecode(all)
		}
		to := filepath.Join(all, maker, name)
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

// forgetBytecode removes what was made for a layer and has not been used for some time: as a
// rule, by a Python of an older base image.
func forgetBytecode(all string) {
	entries, _ := os.ReadDir(all) // none is there at first
	for _, e := range entries {
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > inUse {
			_ = os.RemoveAll(filepath.Join(all, e.Name())) // it is in nobody's way
		}
	}
}

// holder is the uppermost of the layers with a path; empty for none.
func holder(layers []string, path string) string {
	for _, files := range slices.Backward(layers) {
		if isThere(filepath.Join(files, path)) {
			return files
		}
	}
	return ""
}
