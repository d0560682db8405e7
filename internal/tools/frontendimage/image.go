package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/internal/layer"
)

// labels tell BuildKit, before it runs the image, what it may do and what it can.
func labels() map[string]string {
	const prefix = "moby.buildkit.frontend."
	return map[string]string{
		prefix + "network.none":             "true",
		prefix + "caps":                     prefix + "inputs," + prefix + "subrequests," + prefix + "contexts",
		"org.opencontainers.image.title":    "envsolve frontend",
		"org.opencontainers.image.licenses": "Apache-2.0",
	}
}

// programs are the image's files: where each is, and the package that it is made of.
func programs() map[string]string {
	return map[string]string{"/frontend": "envsolve-frontend", "/unpack": "envsolve-unpack"}
}

func emptyIndex() v1.ImageIndex { return mutate.IndexMediaType(empty.Index, types.OCIImageIndex) }

// makeImage compiles and packs the image for every platform.
func makeImage(ctx context.Context, platforms []string) (v1.ImageIndex, error) {
	index := emptyIndex()
	for _, text := range platforms {
		platform, err := v1.ParsePlatform(text)
		if err != nil {
			return nil, err
		}
		img, err := imageFor(ctx, *platform)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", text, err)
		}
		index = mutate.AppendManifests(index,
			mutate.IndexAddendum{Add: img, Descriptor: v1.Descriptor{Platform: platform}})
	}
	return index, nil
}

func imageFor(ctx context.Context, platform v1.Platform) (v1.Image, error) {
	packed, made, err := pack(ctx, platform)
	if err != nil {
		return nil, err
	}
	img, err := mutate.Append(mutate.MediaType(mutate.ConfigMediaType(empty.Image, types.OCIConfigJSON),
		types.OCIManifestSchema1), mutate.Addendum{Layer: &blob{packed: packed,
		made: made}, MediaType: types.OCILayerZStd})
	if err != nil {
		return nil, err
	}
	config, err := img.ConfigFile()
	if err != nil {
		return nil, err
	}
	config = config.DeepCopy()
	config.OS, config.Architecture, config.History = platform.OS, platform.Architecture, nil
	config.Config = v1.Config{Entrypoint: []string{"/frontend"}, Labels: labels()}
	return mutate.ConfigFile(img, config)
}

// pack compiles the programs and makes one layer of them.
func pack(ctx context.Context, platform v1.Platform) ([]byte, layer.Layer, error) {
	dir, err := os.MkdirTemp("", "envsolve-frontend")
	if err != nil {
		return nil, layer.Layer{}, err
	}
	defer os.RemoveAll(dir)
	var files []layer.File
	for path, program := range programs() {
		content, err := compile(ctx, filepath.Join(dir, program), program, platform)
		if err != nil {
			return nil, layer.Layer{}, err
		}
		files = append(files, layer.File{Path: path, Mode: 0o755, Content: content})
	}
	var packed bytes.Buffer
	made, err := layer.FromFiles(ctx, files, layer.Options{Level: 19}, &packed)
	return packed.Bytes(), made, err
}

func compile(ctx context.Context, to, program string, platform v1.Platform) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", to,
		"github.com/envsolve/envsolve/cmd/"+program)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+platform.OS, "GOARCH="+platform.Architecture,
		"GOAMD64=v1", "GOARM64=v8.0", "GOFLAGS=")
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build %s: %w\n%s", program, err, strings.TrimSpace(string(out)))
	}
	return os.ReadFile(to)
}

// blob is a layer of the layer engine's as a registry client takes it.
type blob struct {
	packed []byte
	made   layer.Layer
}

func (b *blob) Digest() (v1.Hash, error) { return v1.NewHash(b.made.Digest.String()) }
func (b *blob) DiffID() (v1.Hash, error) { return v1.NewHash(b.made.DiffID.String()) }
func (b *blob) Compressed() (io.ReadCloser, error) {
	return io.NopCloser(bytes.NewReader(b.packed)), nil
}
func (b *blob) Uncompressed() (io.ReadCloser, error) {
	return nil, fmt.Errorf("it is there compressed alone")
}
func (b *blob) Size() (int64, error)                { return b.made.Size, nil }
func (b *blob) MediaType() (types.MediaType, error) { return types.OCILayerZStd, nil }
