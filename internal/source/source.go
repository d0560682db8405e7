// Package source reads what people have of an environment (requirements, projects,
// lock files, Dockerfiles, manifests, reports, logs, folders) into observations
// with their places. Nothing is run and nothing is fetched.
package source

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/envsolve/envsolve/internal/source/container"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/folder"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// Stdin is the name of the source that is standard input.
const Stdin = "-"

// Read reads sources and lays them over one another in their order. A source is a
// file, a folder, or [Stdin]; what it is, its content says. One that is no file and has
// the form of an image's reference with a tag is taken for that. What is in it and
// cannot be judged is in the environment's notes. Errors name the source, and the
// place in it, that cannot be read at all.
func Read(ctx context.Context, names []string, stdin io.Reader) (observed.Environment, error) {
	return readAll(ctx, names, func(env *observed.Environment, name string) error {
		return read(ctx, env, name, stdin, nil, "")
	})
}

// ReadRewritten is as [Read] where the files that were rewritten hold that already,
// though nothing has been written, and where commands run on a platform, such as
// linux/arm64; empty where nobody says which.
func ReadRewritten(
	ctx context.Context, names []string, stdin io.Reader, rewritten []Rewritten, platform string,
) (observed.Environment, error) {
	instead := map[string][]byte{}
	for _, file := range rewritten {
		instead[file.Name] = file.After
	}
	return readAll(ctx, names, func(env *observed.Environment, name string) error {
		return read(ctx, env, name, stdin, instead, platform)
	})
}

// ReadIn is as [Read] where sources are files of a file system, which need not be
// this machine's, and where commands run on a platform; empty where nobody says
// which. Folders are none.
func ReadIn(
	ctx context.Context, files fs.FS, names []string, stdin io.Reader, platform string,
) (observed.Environment, error) {
	return readAll(ctx, names, func(env *observed.Environment, name string) error {
		if name == Stdin {
			return readStdin(env, stdin, platform)
		}
		raw, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		doc, err := document.Decode(name, raw)
		if err != nil {
			return err
		}
		return readDocument(&document.Reading{Document: doc, Env: env, Files: document.In(files),
			Machine: shell.MachineOf(platform)}, false)
	})
}

// ReadFolder is as [Read] of one folder, whose files are those of a file system and need
// not be this machine's. Places begin with its name.
func ReadFolder(ctx context.Context, files fs.FS, name string) (observed.Environment, error) {
	return readAll(ctx, []string{name}, func(env *observed.Environment, name string) error {
		return folder.ReadIn(ctx, env, files, name)
	})
}

// ReadsInFolder reports whether the text of a file says something to [ReadFolder], by its
// path.
func ReadsInFolder(name string) bool { return folder.Reads(name) }

// readAll reads sources one by one and lays them over one another.
func readAll(
	ctx context.Context, names []string, read func(env *observed.Environment, name string) error,
) (observed.Environment, error) {
	var env observed.Environment
	commands := 0 // numbers of commands that sources before may have
	for _, name := range names {
		if err := ctx.Err(); err != nil {
			return env, err
		}
		one := observed.Environment{Installer: env.Installer}
		if err := read(&one, name); err != nil {
			return env, err
		}
		if len(one.Observations) == 0 {
			one.Notes = append(one.Notes, nothingIn(name))
		}
		numberAfter(one, commands)
		commands += len(one.Observations) + len(one.Indexes)
		Over(&env, one.Observations)
		env.Installer = one.Installer
		env.Indexes, env.Notes = append(env.Indexes, one.Indexes...), append(env.Notes, one.Notes...)
		env.ByDriver = append(env.ByDriver, one.ByDriver...)
		env.UnreadIndex, env.Bound = env.UnreadIndex || one.UnreadIndex, env.Bound || one.Bound
		env.Settings = append(env.Settings, one.Settings...)
		env.Sources = append(env.Sources, shownName(name))
	}
	return env, nil
}

// numberAfter numbers the commands of an environment after those of others.
func numberAfter(env observed.Environment, others int) {
	for i := range env.Observations {
		if o := &env.Observations[i]; o.Command > 0 {
			o.Command += others
		}
	}
	for _, indexes := range [][]observed.Index{env.Indexes, env.ByDriver} {
		for i := range indexes {
			if x := &indexes[i]; x.Command > 0 {
				x.Command += others
			}
		}
	}
}

func nothingIn(name string) observed.Note {
	doc := document.New(shownName(name), "", document.UTF8)
	return observed.Note{At: doc.Position(0), Text: "nothing in it says what an environment holds"}
}

// shownName is what places in a source begin with.
func shownName(name string) string {
	if name == Stdin {
		return "stdin"
	}
	return name
}

// read reads one source. Files that instead names hold what it says.
func read(
	ctx context.Context, env *observed.Environment, name string, stdin io.Reader, instead map[string][]byte,
	platform string,
) error {
	if name == Stdin {
		return readStdin(env, stdin, platform)
	}
	info, err := os.Stat(name)
	if errors.Is(err, fs.ErrNotExist) && container.Tagged(name) {
		readImage(env, name)
		return nil
	}
	if err != nil {
		if unwrapped := errors.Unwrap(err); unwrapped != nil {
			err = unwrapped
		}
		return fmt.Errorf("%s: %w", name, err)
	}
	if info.IsDir() {
		if err := folder.Read(ctx, env, name); err != nil {
			return err
		}
		return withSystemHere(ctx, env, name)
	}
	if !info.Mode().IsRegular() {
		return fmt.Errorf("%s: not a file; \"-\" reads standard input", name)
	}
	doc, err := openOr(name, instead)
	if err != nil {
		return err
	}
	files, err := document.Below(name)
	if err != nil {
		return err
	}
	files.Instead(instead)
	defer files.Close()
	return readDocument(&document.Reading{Document: doc, Env: env, Files: files, Machine: shell.MachineOf(platform)},
		false)
}

// readImage reads what the reference of an image says of what it holds.
func readImage(env *observed.Environment, ref string) {
	r := observeImage(env, ref, ref, ref)
	r.NotJudged(0, len(ref), "what it holds besides what its name and tag say: \"envsolve inspect "+ref+"\" with --gpu "+
		"and --driver looks into it")
}

func readStdin(env *observed.Environment, stdin io.Reader, platform string) error {
	doc, err := document.Take(shownName(Stdin), stdin)
	if err != nil {
		return err
	}
	return readDocument(&document.Reading{Document: doc, Env: env, Machine: shell.MachineOf(platform)}, true)
}

// openOr reads a file as a document, or what stands in its place.
func openOr(name string, instead map[string][]byte) (*document.Document, error) {
	if text, ok := instead[name]; ok {
		return document.Decode(name, text)
	}
	return Open(name)
}

// Open reads a file as a document.
func Open(name string) (*document.Document, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return document.Take(name, f)
}
