package main

import (
	"archive/tar"
	"bytes"
	"errors"
	"io"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/rogpeppe/go-internal/testscript"
)

// tamper pushes a forged copy of an image:
//
//	tamper IMAGE NEW file PATH     with a byte more at the end of a file
//	tamper IMAGE NEW mode PATH     with another mode of a file
//	tamper IMAGE NEW layer         with one layer more
//	tamper IMAGE NEW drop          without its last layer
//	tamper IMAGE NEW base IMAGE2   on another base
//	tamper IMAGE NEW env|label|entrypoint|user
func tamper(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) < 3 {
		ts.Fatalf("usage: tamper IMAGE NEW KIND [ARGUMENT]")
	}
	img := pulled(ts, args[0])
	config, err := img.ConfigFile()
	ts.Check(err)
	config = config.DeepCopy()
	layers, err := img.Layers()
	ts.Check(err)
	switch kind := args[2]; kind {
	case "file", "mode":
		layers = rewritten(ts, layers, args[3], kind)
	case "layer":
		layers = append(layers, archived(ts, map[string]string{"opt/evil": "x"}))
		config.History = append(config.History, v1.History{CreatedBy: "evil"})
	case "drop":
		layers = layers[:len(layers)-1]
		config.History = config.History[:len(config.History)-1]
	case "base":
		other, err := pulled(ts, args[3]).Layers()
		ts.Check(err)
		layers[0] = other[0]
	case "env":
		config.Config.Env = append(config.Config.Env, "LD_PRELOAD=/opt/evil.so")
	case "label":
		config.Config.Labels["dev.envsolve.driver.floor"] = "1"
	case "entrypoint":
		config.Config.Entrypoint = []string{"/opt/evil"}
	case "user":
		config.Config.User = "0:0"
	default:
		ts.Fatalf("tamper: unknown kind %q", kind)
	}
	push(ts, args[1], config, layers)
}

func pulled(ts *testscript.TestScript, text string) v1.Image {
	ref, err := name.ParseReference(text)
	ts.Check(err)
	img, err := remote.Image(ref, remote.WithPlatform(v1.Platform{OS: "linux", Architecture: "amd64"}))
	ts.Check(err)
	return img
}

func push(ts *testscript.TestScript, to string, config *v1.ConfigFile, layers []v1.Layer) {
	img, err := mutate.AppendLayers(mutate.ConfigMediaType(mutate.MediaType(empty.Image, types.OCIManifestSchema1),
		types.OCIConfigJSON), layers...)
	ts.Check(err)
	made, err := img.ConfigFile()
	ts.Check(err)
	config.RootFS = made.RootFS
	img, err = mutate.ConfigFile(img, config)
	ts.Check(err)
	ref, err := name.ParseReference(to)
	ts.Check(err)
	ts.Check(remote.Write(ref, img))
}

// rewritten changes one file, in the layer that has it.
func rewritten(ts *testscript.TestScript, layers []v1.Layer, path, kind string) []v1.Layer {
	out := append([]v1.Layer(nil), layers...)
	for i, l := range layers {
		content, found := forge(ts, l, path, kind)
		if !found {
			continue
		}
		out[i] = layerOf(ts, content)
		return out
	}
	ts.Fatalf("tamper: no layer has %s", path)
	return nil
}

func forge(ts *testscript.TestScript, l v1.Layer, path, kind string) (content []byte, found bool) {
	r, err := l.Uncompressed()
	ts.Check(err)
	defer r.Close()
	var buf bytes.Buffer
	w := tar.NewWriter(&buf)
	for in := tar.NewReader(r); ; {
		h, err := in.Next()
		if errors.Is(err, io.EOF) {
			ts.Check(w.Close())
			return buf.Bytes(), found
		}
		ts.Check(err)
		file, err := io.ReadAll(in)
		ts.Check(err)
		if h.Name == path {
			found = true
			if kind == "mode" {
				h.Mode = 0o4755
			} else {
				file = append(file, '#')
				h.Size = int64(len(file))
			}
		}
		ts.Check(w.WriteHeader(h))
		_, err = w.Write(file)
		ts.Check(err)
	}
}

func archived(ts *testscript.TestScript, files map[string]string) v1.Layer {
	var buf bytes.Buffer
	w := tar.NewWriter(&buf)
	for n, content := range files {
		ts.Check(w.WriteHeader(&tar.Header{Name: n, Mode: 0o755, Size: int64(len(content)), Typeflag: tar.TypeReg}))
		_, err := io.WriteString(w, content)
		ts.Check(err)
	}
	ts.Check(w.Close())
	return layerOf(ts, buf.Bytes())
}

func layerOf(ts *testscript.TestScript, content []byte) v1.Layer {
	l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(content)), nil },
		tarball.WithMediaType(types.OCILayer))
	ts.Check(err)
	return l
}

// retag returns an image another tag in a registry: "retag IMAGE NEW".
func retag(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: retag IMAGE NEW")
	}
	ref, err := name.ParseReference(args[1])
	ts.Check(err)
	ts.Check(remote.Write(ref, pulled(ts, args[0])))
}
