package sandbox

import (
	"context"
	"errors"
	"io"

	"github.com/opencontainers/go-digest"
)

// copied unpacks a layer while somebody makes it.
type copied struct {
	in     *io.PipeWriter
	failed bool
	done   <-chan struct{} // closed when the layer is unpacked, or nothing is left of it
}

// Copy returns what unpacks a layer of checked files, see Spec.Checked, that somebody is about
// to make, who writes its tar file here as well; nil where the layer is there already or
// somebody else unpacks it. It is a
// courtesy: neither Write nor Close fails, and a layer that is not whole by then is opened
// later, as if there were no copy.
func (s *Sandbox) Copy(ctx context.Context, layer digest.Digest) io.WriteCloser {
	boot, err := bootID()
	if err != nil || layer.Validate() != nil {
		return nil
	}
	l, err := s.lockFile(layer)
	if err != nil {
		return nil
	}
	held, err := l.TryLock()
	dir := s.layer(layer)
	if _, there := whole(dir, boot); err != nil || !held || there {
		_ = l.Close() // which has nothing to write
		return nil
	}
	out, in := io.Pipe()
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer l.Close()
		_, err := unpackInto(ctx, dir, boot, out, layer, true)
		out.CloseWithError(errors.Join(err, io.ErrClosedPipe))
	}()
	return &copied{in: in, done: done}
}

// Write takes a part of the tar file.
func (c *copied) Write(p []byte) (int, error) {
	if !c.failed {
		_, err := c.in.Write(p)
		c.failed = err != nil
	}
	return len(p), nil
}

// Close is called when the tar file is whole, or will not be.
func (c *copied) Close() error {
	_ = c.in.Close() // never fails
	<-c.done
	return nil
}
