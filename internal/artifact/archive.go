package artifact

import (
	"archive/tar"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
)

// Attacher makes the artifacts of the image that a descriptor names.
type Attacher func(image v1.Descriptor) ([]*Artifact, error)

// maxIndex is more than any index of an archive takes.
const maxIndex = 4 << 20

// Archive passes an OCI archive on to w, as it comes, with the artifacts of its
// image added. The archive has arrived when Close returns without an error; w is
// not closed. Nothing but the index is held in memory.
func Archive(w io.Writer, attach Attacher) io.WriteCloser {
	r, pipe := io.Pipe()
	f := &archiveFilter{pipe: pipe, done: make(chan struct{})}
	go func() {
		defer close(f.done)
		f.err = pass(r, w, attach)
		// A writer that is still at it learns why it cannot go on.
		_ = r.CloseWithError(errors.Join(f.err, io.ErrClosedPipe))
	}()
	return f
}

type archiveFilter struct {
	pipe *io.PipeWriter
	done chan struct{}
	err  error // read it after done
}

// Write implements io.Writer.
func (f *archiveFilter) Write(p []byte) (int, error) { return f.pipe.Write(p) }

// Close waits until all has been written.
func (f *archiveFilter) Close() error {
	err := f.pipe.Close()
	<-f.done
	return errors.Join(err, f.err)
}

func pass(r io.Reader, w io.Writer, attach Attacher) error {
	in, out := tar.NewReader(r), tar.NewWriter(w)
	for {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fmt.Errorf("archive of the builder: %w", err)
		}
		if path.Clean(h.Name) == "index.json" {
			err = passIndex(in, out, h, attach)
		} else {
			err = passEntry(in, out, h)
		}
		if err != nil {
			return err
		}
	}
	if err := out.Close(); err != nil {
		return err
	}
	_, err := io.Copy(io.Discard, r) // what pads the archive
	return err
}

func passEntry(in io.Reader, out *tar.Writer, h *tar.Header) error {
	if err := out.WriteHeader(h); err != nil {
		return err
	}
	_, err := io.Copy(out, in)
	return err
}

// passIndex writes the artifacts, then the index that names them.
func passIndex(in io.Reader, out *tar.Writer, h *tar.Header, attach Attacher) error {
	if h.Size > maxIndex {
		return fmt.Errorf("archive of the builder: its index is %d bytes large", h.Size)
	}
	raw, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	blobs := map[string]bool{}
	raw, err = extend(raw, attach, func(d v1.Hash, content []byte) error {
		if name := path.Join("blobs", d.Algorithm, d.Hex); !blobs[name] {
			blobs[name] = true
			return writeEntry(out, name, content, h.ModTime)
		}
		return nil
	})
	if err != nil {
		return err
	}
	h.Size = int64(len(raw))
	if err := out.WriteHeader(h); err != nil {
		return err
	}
	_, err = out.Write(raw)
	return err
}

func writeEntry(out *tar.Writer, name string, content []byte, modified time.Time) error {
	err := out.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: name, Size: int64(len(content)), Mode: 0o444,
		ModTime: modified})
	if err != nil {
		return err
	}
	_, err = out.Write(content)
	return err
}

// extend puts the artifacts of an index's one image into the index, once each,
// and hands their blobs to put. An image may be in the index several times, once
// for each of its names.
func extend(raw []byte, attach Attacher, put func(v1.Hash, []byte) error) ([]byte, error) {
	var index v1.IndexManifest
	if err := json.Unmarshal(raw, &index); err != nil {
		return nil, fmt.Errorf("index of the builder: %w", err)
	}
	image, err := theImage(index.Manifests)
	if err != nil {
		return nil, err
	}
	artifacts, err := attach(image)
	if err != nil {
		return nil, err
	}
	for _, a := range artifacts {
		if err := a.each(put); err != nil {
			return nil, err
		}
		index.Manifests = append(index.Manifests, a.Descriptor)
	}
	return json.Marshal(index)
}

// each returns every blob of the artifact, the manifest last.
func (a *Artifact) each(put func(v1.Hash, []byte) error) error {
	for _, content := range append(a.Blobs[:len(a.Blobs):len(a.Blobs)], a.Manifest) {
		if err := put(describe("", content).Digest, content); err != nil {
			return err
		}
	}
	return nil
}

// theImage is the one image that all of an index's entries name.
func theImage(entries []v1.Descriptor) (v1.Descriptor, error) {
	if len(entries) == 0 || !entries[0].MediaType.IsImage() {
		return v1.Descriptor{}, errors.New("index of the builder: it names no image")
	}
	for _, d := range entries {
		if d.Digest != entries[0].Digest {
			return v1.Descriptor{}, errors.New("index of the builder: it names several images")
		}
	}
	first := entries[0]
	return v1.Descriptor{MediaType: first.MediaType, Size: first.Size, Digest: first.Digest}, nil
}

// IsArtifact tells what is attached to images from images, in an index. Some
// writers give an image the type of its config.
func IsArtifact(d v1.Descriptor) bool {
	return d.ArtifactType != "" && !types.MediaType(d.ArtifactType).IsConfig()
}
