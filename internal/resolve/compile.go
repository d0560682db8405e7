package resolve

import (
	"bytes"
	"context"
	"fmt"
	"io"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/bytecode"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
)

// Compiler makes byte code with the interpreter of a target's base image, and so
// with the very one that will load it.
type Compiler struct {
	Runner Runner
	Store  *store.Store
	Base   *registry.Image // with the layer of a relocatable build of Python, where it is one
	Target *lock.Target    // its base's Python and, where they bring it, its packages, in the store
}

// Compile implements layer.Compiler.
func (c *Compiler) Compile(ctx context.Context, sources digest.Digest) (digest.Digest, error) {
	blobs := map[string]digest.Digest{"sources.tar": sources}
	if locklayer.BringsPython(c.Target) {
		for _, p := range c.Target.Apt {
			blobs[p.SHA256+".deb"] = locklayer.DigestOf(p.SHA256)
		}
	}
	out, err := c.Runner.Run(ctx, Command{
		Name: "compile Python modules", Phase: progress.Layers, Image: c.Base, Platform: c.Target.Platform,
		Args:    []string{"/bin/sh", InputDir + "/python.sh", c.Target.Base.Python, "-I", InputDir + "/compile.py"},
		Env:     append(bytecode.Environment(), "DEBIAN_FRONTEND=noninteractive"),
		Files:   map[string][]byte{"python.sh": pythonScript, "compile.py": bytecode.Script},
		Blobs:   blobs,
		Outputs: []string{"compiled.tar"},
	})
	if err != nil {
		return "", fmt.Errorf("byte code by %s of the base image %s: %w", c.Target.Base.Python, c.Base.Reference, err)
	}
	kept, err := c.Store.Put(ctx, "", func(w io.Writer) error {
		_, err := io.Copy(w, bytes.NewReader(out["compiled.tar"]))
		return err
	})
	return kept.Digest, err
}
