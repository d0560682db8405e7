package layer

import (
	"context"
	"io"

	"github.com/opencontainers/go-digest"
)

// TarOfModules writes the modules of wheels as a tar, as they will lie in the image:
// what a Compiler is given.
func TarOfModules(ctx context.Context, wheels []Source, opt Options, w io.Writer) error {
	opt, err := opt.normalize()
	if err != nil {
		return err
	}
	return writeModules(ctx, wheels, opt, w)
}

// TarOfFiles writes the tar of the layer that FromFiles makes of the same files, as
// it is without compression, and returns its diff ID.
func TarOfFiles(ctx context.Context, files []File, w io.Writer) (digest.Digest, error) {
	items, err := itemsOf(files)
	if err != nil {
		return "", err
	}
	return tarOf(ctx, items, Options{}, w)
}

func tarOf(ctx context.Context, items []item, opt Options, w io.Writer) (digest.Digest, error) {
	items, err := withParents(items)
	if err != nil {
		return "", err
	}
	var l Layer
	if err := l.writeTar(ctx, items, opt, w); err != nil {
		return "", err
	}
	return l.DiffID, ctx.Err()
}
