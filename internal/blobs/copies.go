package blobs

import (
	"context"
	"fmt"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
)

// copies makes one layer for each copy block.
func (p *Provider) copies(ctx context.Context, t *lock.Target) ([]recipe.Layer, error) {
	var layers []recipe.Layer
	for _, c := range t.Image.Copy {
		files, err := layer.Copied(p.dir(), c.From, recipe.Destination(c.To, t.Image.Workdir.Value))
		if err != nil {
			return nil, fmt.Errorf("%s: copy from %q: %w", c.At, c.From, err)
		}
		l, err := p.filesLayer(ctx, t, "copy "+c.From, files)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", c.At, err)
		}
		layers = append(layers, l)
	}
	return layers, nil
}

func (p *Provider) dir() string {
	if p.Dir == "" {
		return "."
	}
	return p.Dir
}
