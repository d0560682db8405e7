package verify

import (
	"archive/tar"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/internal/layertar"
)

// layer returns the verdict on one pair.
func (c *comparison) layer(ctx context.Context, p pair) (Layer, error) {
	switch {
	case p.want == nil:
		return Layer{
			Name: "layer", Proof: Unexpected, Got: p.got.desc.Digest.String(),
			Detail: "the lock asks for no such layer",
		}, nil
	case p.got == nil:
		return Layer{Kind: p.want.kind, Name: p.want.name, Proof: Missing, Want: p.want.digest}, nil
	}
	verdict := Layer{Kind: p.want.kind, Name: p.want.name, Want: p.want.digest, Got: p.got.desc.Digest.String()}
	switch {
	case p.want.digest == "":
		return c.apt(ctx, verdict, p.got)
	case p.want.digest == verdict.Got && !c.Content:
		verdict.Proof = ByDigest
		return verdict, nil
	case p.want.digest == verdict.Got || p.want.diffID == p.got.diffID:
		return c.content(ctx, verdict, p)
	}
	return c.different(ctx, verdict, p), nil
}

// content reads a layer whose bytes are to be proven.
func (c *comparison) content(ctx context.Context, verdict Layer, p pair) (Layer, error) {
	diffID, err := c.scan(ctx, p.got, nil)
	if err != nil {
		return broken(ctx, verdict, err)
	}
	switch {
	case diffID != p.want.diffID:
		return c.different(ctx, verdict, p), nil
	case p.want.digest == verdict.Got:
		verdict.Proof = ByDigest
	default:
		verdict.Proof, verdict.Detail = ByContent, "the locked content in another compression"
	}
	return verdict, nil
}

// broken words a layer that cannot be read: its bytes are not what the digest
// says, or it is no layer. Interruption is no verdict.
func broken(ctx context.Context, verdict Layer, err error) (Layer, error) {
	if ctx.Err() != nil {
		return verdict, ctx.Err()
	}
	verdict.Proof, verdict.Detail = Differs, err.Error()
	return verdict, nil
}

// scan reads a layer of the image.
func (c *comparison) scan(ctx context.Context, f *found, visit func(*tar.Header, io.Reader) error) (diffID string,
	err error) {
	l, err := c.Image.LayerByDigest(f.desc.Digest)
	if err != nil {
		return "", err
	}
	blob, err := l.Compressed()
	if err != nil {
		return "", fmt.Errorf("layer %s: %w", f.desc.Digest, err)
	}
	defer blob.Close()
	id, err := layertar.Read(ctx, blob, digest.Digest(f.desc.Digest.String()), layertar.NewBudget(f.desc.Size), visit)
	if err != nil {
		return "", fmt.Errorf("layer %s: %w", f.desc.Digest, err)
	}
	return id.String(), nil
}

// apt looks for the locked packages in dpkg's database.
func (c *comparison) apt(ctx context.Context, verdict Layer, f *found) (Layer, error) {
	var installed map[string]string // version by name:architecture
	id, err := c.scan(ctx, f, func(h *tar.Header, r io.Reader) error {
		if clean(h.Name) != dpkg.StatusFile {
			return nil
		}
		all, err := dpkg.Read(r)
		installed = map[string]string{}
		for _, p := range all {
			installed[p.Name+":"+p.Arch] = p.Version
		}
		return err
	})
	if err != nil {
		return broken(ctx, verdict, err)
	}
	var wrong []string
	for _, p := range c.Recipe.Apt {
		if got := installed[p.Name+":"+p.Arch]; got != p.Version {
			wrong = append(wrong, fmt.Sprintf("%s %s is locked, %s is there", p.Name, p.Version, or(got, "none")))
		}
	}
	switch {
	case id != f.diffID:
		wrong = append(wrong, fmt.Sprintf("its content is %s, the config says %s", id, f.diffID))
	case installed == nil:
		wrong = []string{"it holds no database of dpkg's"}
	}
	if len(wrong) > 0 {
		verdict.Proof, verdict.Detail = Differs, strings.Join(wrong, "; ")
		return verdict, nil
	}
	verdict.Proof = ByPackages
	verdict.Detail = fmt.Sprintf("%d packages in their locked versions by dpkg's database; the lock holds no digest of this layer", len(c.Recipe.Apt))
	return verdict, nil
}

func or(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return s
}

// different names the first file that differs, where both sides are at hand.
func (c *comparison) different(ctx context.Context, verdict Layer, p pair) Layer {
	verdict.Proof = Differs
	if c.AtHand == nil {
		return verdict
	}
	blob, ok := c.AtHand(digest.Digest(p.want.digest))
	if !ok {
		verdict.Detail = `the locked layer is not in this machine's cache; after an "envsolve build" here the files are compared too`
		return verdict
	}
	defer blob.Close()
	files := map[string]file{}
	budget := layertar.NewBudget(p.got.desc.Size)
	note := func(h *tar.Header, r io.Reader) (err error) {
		files[clean(h.Name)], err = describe(h, r)
		return err
	}
	if _, err := layertar.Read(ctx, blob, digest.Digest(p.want.digest), budget, note); err != nil {
		verdict.Detail = fmt.Sprintf("the locked layer in this machine's cache cannot be read: %v", err)
		return verdict
	}
	verdict.Detail = c.compare(ctx, p.got, files)
	return verdict
}

// compare returns the first file of the image's layer that is not as locked.
func (c *comparison) compare(ctx context.Context, f *found, files map[string]file) string {
	first := ""
	_, err := c.scan(ctx, f, func(h *tar.Header, r io.Reader) error {
		name := clean(h.Name)
		got, err := describe(h, r)
		locked, known := files[name]
		delete(files, name)
		switch {
		case err != nil || first != "":
		case !known:
			first = fmt.Sprintf("/%s is not in the locked layer", name)
		case got != locked:
			first = fmt.Sprintf("/%s: %s", name, got.unlike(locked))
		}
		return err
	})
	switch {
	case first != "":
		return first
	case err != nil:
		return err.Error()
	case len(files) > 0:
		var names []string
		for name := range files {
			names = append(names, name)
		}
		return fmt.Sprintf("/%s is missing", slices.Min(names))
	}
	return "the files are the same, the archive around them differs"
}
