package frontend

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"

	"github.com/moby/buildkit/frontend/dockerui"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
)

// overlays writes the user's own facts into the frontend's folder, from the build
// context, and returns where they are.
func (a *asked) overlays(ctx context.Context) ([]string, error) {
	state, err := a.ui.MainContext(ctx, contextOptions(a.file.Overlays, "facts")...)
	if err != nil {
		return nil, err
	}
	ref, err := a.solve(ctx, *state, true)
	if err != nil {
		return nil, err
	}
	var paths []string
	for _, name := range a.file.Overlays {
		if !filepath.IsLocal(name) {
			return nil, fmt.Errorf("facts of the user's own, %s: a build sees no file outside its context", name)
		}
		if err := a.writeOverlay(ctx, ref, name); err != nil {
			return nil, fmt.Errorf("facts of the user's own, %s: %w", name, err)
		}
		paths = append(paths, filepath.Join(a.dir, name))
	}
	return paths, nil
}

// writeOverlay writes one file, or the files of one folder.
func (a *asked) writeOverlay(ctx context.Context, ref gateway.Reference, name string) error {
	info, err := ref.StatFile(ctx, gateway.StatRequest{Path: name})
	if err != nil {
		return err
	}
	if !os.FileMode(info.Mode).IsDir() {
		content, err := dockerui.ReadFile(ctx, ref, name)
		if err != nil {
			return err
		}
		at := filepath.Join(a.dir, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			return err
		}
		return os.WriteFile(at, content, 0o644)
	}
	entries, err := ref.ReadDir(ctx, gateway.ReadDirRequest{Path: name, IncludePattern: "*.hcl"})
	if err != nil {
		return err
	}
	for _, e := range entries {
		if err := a.writeOverlay(ctx, ref, path.Join(name, path.Base(e.Path))); err != nil {
			return err
		}
	}
	return nil
}
