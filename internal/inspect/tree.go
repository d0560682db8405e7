package inspect

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"hash/maphash"
	"io"
	"path"
	"slices"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layertar"
)

// How a layer takes away what lies below it (OCI image specification, layer.md,
// "Whiteouts"): a file with the prefix takes away the path without it, and the
// opaque one all that lower layers have in its folder.
const (
	whiteout = ".wh."
	opaque   = ".wh..wh..opq"
)

// tree reads the layers of an image from the top, and shows what containers see.
type tree struct {
	seed maphash.Seed
	// hidden are the paths that no lower layer shows any more, and emptied the
	// folders of which none shows anything; both by hash, for there may be millions.
	hidden, emptied map[uint64]struct{}
}

// layers reads all layers of an image, each whole: its digest is that of all of
// its bytes.
func (c *collector) layers(ctx context.Context, img v1.Image) error {
	layers, err := img.Layers()
	if err != nil {
		return err
	}
	budget, err := budgetOf(layers)
	if err != nil {
		return err
	}
	c.budget = budget
	t := &tree{seed: maphash.MakeSeed(), hidden: map[uint64]struct{}{}, emptied: map[uint64]struct{}{}}
	for _, l := range slices.Backward(layers) {
		if err := t.layer(ctx, l, budget, c); err != nil {
			return err
		}
	}
	return nil
}

// budgetOf is that of all layers together; one that is there several times counts
// once.
func budgetOf(layers []v1.Layer) (*layertar.Budget, error) {
	known, total := map[v1.Hash]bool{}, int64(0)
	for _, l := range layers {
		hash, err := l.Digest()
		if err != nil {
			return nil, err
		}
		size, err := l.Size()
		if err != nil {
			return nil, err
		}
		if !known[hash] {
			known[hash] = true
			total += size
		}
	}
	return layertar.NewBudget(total), nil
}

func (t *tree) layer(ctx context.Context, l v1.Layer, budget *layertar.Budget, c *collector) error {
	hash, err := l.Digest()
	if err != nil {
		return err
	}
	blob, err := l.Compressed()
	if err != nil {
		return fmt.Errorf("layer %s: %w", hash, err)
	}
	here := &tree{seed: t.seed, hidden: map[uint64]struct{}{}, emptied: map[uint64]struct{}{}}
	_, err = layertar.Read(ctx, blob, digest.Digest(hash.String()), budget, func(h *tar.Header, r io.Reader) error {
		return t.entry(h, r, here, c)
	})
	if err := errors.Join(err, blob.Close()); err != nil {
		return fmt.Errorf("layer %s: %w", hash, err)
	}
	for key := range here.hidden {
		t.hidden[key] = struct{}{}
	}
	for key := range here.emptied {
		t.emptied[key] = struct{}{}
	}
	return nil
}

// entry shows one entry of a layer, unless an upper layer hides it. What it hides
// itself goes to here: it counts for the layers below.
func (t *tree) entry(h *tar.Header, r io.Reader, here *tree, c *collector) error {
	name := strings.TrimPrefix(path.Clean("/"+h.Name), "/")
	if len(name) > longestPath {
		return fmt.Errorf("a path is %d bytes long", len(name))
	}
	dir, base := path.Split(name)
	switch {
	case base == opaque:
		here.emptied[t.key(strings.TrimSuffix(dir, "/"))] = struct{}{}
		return nil
	case strings.HasPrefix(base, whiteout):
		here.hidden[t.key(dir+strings.TrimPrefix(base, whiteout))] = struct{}{}
		return nil
	case t.hides(name):
		return nil
	case h.Typeflag == tar.TypeDir:
		return nil
	}
	here.hidden[t.key(name)] = struct{}{}
	if h.Typeflag != tar.TypeReg && h.Typeflag != tar.TypeGNUSparse {
		return nil
	}
	return c.file(name, r)
}

// longestPath is the longest that Linux takes.
const longestPath = 4096

// hides reports whether a lower layer's path is out of sight: it, or a folder on
// the way to it, is gone, or such a folder is emptied.
func (t *tree) hides(name string) bool {
	if len(t.hidden)+len(t.emptied) == 0 {
		return false
	}
	var hash maphash.Hash
	hash.SetSeed(t.seed)
	if _, empty := t.emptied[hash.Sum64()]; empty {
		return true
	}
	for from, i := 0, 1; i <= len(name); i++ {
		if i < len(name) && name[i] != '/' {
			continue
		}
		_, _ = hash.WriteString(name[from:i])
		from = i
		key := hash.Sum64()
		if _, gone := t.hidden[key]; gone {
			return true
		}
		if _, empty := t.emptied[key]; empty && i < len(name) {
			return true
		}
	}
	return false
}

func (t *tree) key(name string) uint64 { return maphash.String(t.seed, name) }
