package unpack

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layer"
)

// python writes out the layer of a relocatable build, whose contents lie in a folder of
// their own meanwhile.
func python(ctx context.Context, p layer.Python, want, archive, scratch, out string) error {
	in, err := os.Open(archive)
	if err != nil {
		return err
	}
	defer in.Close()
	contents, err := os.CreateTemp(scratch, "contents")
	if err != nil {
		return err
	}
	defer contents.Close()
	got, err := writeOut(out, func(w io.Writer) (digest.Digest, error) {
		return layer.TarOfPython(ctx, in, p, contents, w)
	})
	if err == nil && got.String() != want {
		err = fmt.Errorf("the layer of Python is %s, but the lock says %s: the lock was made by another version of "+
			`envsolve than this frontend; run "envsolve lock" with the frontend's version, or name the lock's frontend`,
			got, want)
	}
	return err
}
