package imagetest

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"

	"github.com/google/go-containerregistry/pkg/name"
)

// firstZstd is the first Docker that loads layers compressed with zstd.
const firstZstd = 23

// give loads an image into the tool under a name of its own, and says how to
// take it away again.
func (t *Tool) give(ctx context.Context, offer Offer, spec Spec) (reference string, remove func(), err error) {
	id, err := spec.Image.ConfigName()
	if err != nil {
		return "", nil, fmt.Errorf("image %s: %w", spec.Reference, err)
	}
	tag, err := name.NewTag("envsolve.local/selftest:" + id.Hex[:16])
	if err != nil {
		return "", nil, err
	}
	a := archive{tag: tag.Name(), image: spec.Image}
	a.plain = t.name == "docker" && olderThan(strings.TrimPrefix(offer.Words, "docker "), firstZstd)
	if err := t.load(ctx, a); err != nil {
		return "", nil, err
	}
	return tag.Name(), func() { t.remove("rmi", tag.Name()) }, nil
}

func (t *Tool) load(ctx context.Context, a archive) error {
	in, out := io.Pipe()
	var said bytes.Buffer
	cmd := exec.CommandContext(ctx, t.name, "load", "--quiet")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = in, &said, &said
	if err := cmd.Start(); err != nil {
		return err
	}
	written := make(chan error, 1)
	go func() {
		err := a.write(out)
		_ = out.CloseWithError(err) // never fails
		written <- err
	}()
	loaded := cmd.Wait()
	_ = in.Close() // a tool that ended early reads no more
	err := <-written
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case loaded != nil:
		return fmt.Errorf("%s load: %w: %s", t.name, loaded, strings.TrimSpace(said.String()))
	case err != nil:
		return fmt.Errorf("reading the image: %w", err)
	}
	return nil
}

// olderThan compares a version's first number; one that is no number is new.
func olderThan(version string, major int) bool {
	first, _, _ := strings.Cut(version, ".")
	n, err := strconv.Atoi(first)
	return err == nil && n < major
}
