package verify

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"reflect"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// FuzzConfig checks images whose config is any document. What is proven means the
// same to whoever reads it by the image specification.
func FuzzConfig(f *testing.F) {
	w := newWorld(f)
	good := imageOf(f, w.config, w.blobs()...)
	f.Add(good.raw)
	for _, change := range [][2]string{
		{`"User":"1000:1000"`, `"user":"1000:1000"`}, {`"User":"1000:1000"`, `"User":"1000:1000","User":"root"`},
		{`"Cmd":["python3"]`, `"Cmd":["python3",""]`}, {`"Cmd":["python3"]`, `"Cmd[0]":"python3"`},
		{`{"architecture"`, `{"config.User":"1000:1000","architecture"`},
		{`"80/tcp":{}`, `"80/tcp":{},"22/tcp":{}`}, {`"history":[`, `"history":[{},`}, {`"type":"layers"`, `"type":"x"`},
	} {
		f.Add(bytes.Replace(good.raw, []byte(change[0]), []byte(change[1]), 1))
	}
	var want ocispec.Image
	if err := json.Unmarshal(good.raw, &want); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		img := *good
		img.raw = raw
		img.manifest.Config = v1.Descriptor{Digest: v1.Hash{Algorithm: "sha256", Hex: digest.FromBytes(raw).Encoded()}}
		r, err := Check(t.Context(), Input{Recipe: w.recipe, Base: w.base, Image: &img})
		if err != nil || !r.OK() {
			return
		}
		var got ocispec.Image
		if err := json.Unmarshal(raw, &got); err != nil {
			t.Fatalf("proven, and not readable: %v", err)
		}
		if a, b := withoutEmpty(t, got), withoutEmpty(t, want); !reflect.DeepEqual(a, b) {
			t.Errorf("this is proven to be the locked config:\n%s\nit reads as\n%v\nand the locked one as\n%v", raw, a, b)
		}
	})
}

// withoutEmpty is a config as its document, without the fields that are empty.
func withoutEmpty(t *testing.T, config ocispec.Image) map[string]any {
	t.Helper()
	document := object(t, config)
	prune(document)
	if inner, ok := document["config"].(map[string]any); ok {
		prune(inner)
	}
	return document
}

func prune(document map[string]any) {
	for key, value := range document {
		switch v := value.(type) {
		case nil:
			delete(document, key)
		case string:
			if v == "" {
				delete(document, key)
			}
		case bool:
			if !v {
				delete(document, key)
			}
		case []any:
			if len(v) == 0 {
				delete(document, key)
			}
		case map[string]any:
			if len(v) == 0 {
				delete(document, key)
			}
		}
	}
}

// FuzzLayers checks images one of whose layers is any bytes, under the digest that
// it has or under the locked one. Proven is what unpacks to the locked content.
func FuzzLayers(f *testing.F) {
	w := newWorld(f)
	locked := w.blobs()
	for i, b := range locked {
		f.Add(uint(i), b.bytes, false)
		f.Add(uint(i), b.bytes[:len(b.bytes)-1], true)
	}
	f.Add(uint(2), gzipBlob(f, w.torchTar).bytes, false)
	f.Add(uint(2), append(bytes.Clone(w.torch.bytes), w.numpy.bytes...), false)
	f.Add(uint(4), zstdBlob(f, tarOf(f, "var/lib/dpkg/status", status("1"))).bytes, false)
	f.Fuzz(func(t *testing.T, place uint, raw []byte, forged bool) {
		i := int(place % uint(len(locked)))
		blobs := w.blobs()
		blobs[i].bytes = raw
		if !forged {
			blobs[i].digest = digest.FromBytes(raw)
		}
		r := check(t, w, imageOf(t, w.config, blobs...), true)
		if !r.OK() || i == 4 { // of the layer of apt the packages count, see TestLayersThatAreNotTheLockedOnes
			return
		}
		if digest.FromBytes(raw) != locked[i].digest && digest.FromBytes(unpacked(t, raw)) != locked[i].diffID {
			t.Errorf("layer %d is proven with other content: %q", i, raw)
		}
	})
}

// unpacked is the content of a layer, in either compression.
func unpacked(t *testing.T, raw []byte) []byte {
	t.Helper()
	if r, err := gzip.NewReader(bytes.NewReader(raw)); err == nil {
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		return content
	}
	r, err := zstd.NewReader(bytes.NewReader(raw), zstd.WithDecoderConcurrency(1))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	content, err := io.ReadAll(r)
	if err != nil {
		return raw // it is a plain tar
	}
	return content
}
