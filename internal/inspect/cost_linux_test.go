package inspect

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/bounded"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/matrices"
)

// streamed is an archive of an image whose layers are written without being held.
func streamed(t *testing.T, layers ...[]byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	written := map[string]bool{}
	blob := func(content []byte) string {
		sum := digest.FromBytes(content)
		if name := "blobs/sha256/" + sum.Encoded(); !written[name] {
			written[name] = true
			add(t, w, name, content)
		}
		return fmt.Sprintf(`"digest":%q,"size":%d`, sum, len(content))
	}
	var list, ids []string
	for _, l := range layers {
		list = append(list, `{"mediaType":"application/vnd.oci.image.layer.v1.tar+zstd",`+blob(l)+"}")
		ids = append(ids, fmt.Sprintf("%q", digest.FromBytes(nil)))
	}
	config := blob([]byte(`{"os":"linux","rootfs":{"type":"layers","diff_ids":[` + strings.Join(ids, ",") + `]}}`))
	manifest := `{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":{` +
		`"mediaType":"application/vnd.oci.image.config.v1+json",` + config + `},"layers":[` + strings.Join(list, ",") + `]}`
	index := `{"schemaVersion":2,"manifests":[{"mediaType":"application/vnd.oci.image.manifest.v1+json",` +
		blob([]byte(manifest)) + `}]}`
	add(t, w, "index.json", []byte(index))
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func add(t *testing.T, w *tar.Writer, name string, content []byte) {
	t.Helper()
	if err := w.WriteHeader(&tar.Header{Name: name, Size: int64(len(content)), Mode: 0o644}); err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
}

// packed is a compressed layer.
func packed(t *testing.T, compress func(io.Writer) io.WriteCloser, write func(*tar.Writer)) []byte {
	t.Helper()
	var out bytes.Buffer
	z := compress(&out)
	w := tar.NewWriter(z)
	write(w)
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func zstandard(w io.Writer) io.WriteCloser {
	z, err := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(32<<20))
	if err != nil {
		panic(err)
	}
	return z
}

func gzipped(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) }

// repeated reads the same bytes for ever.
type repeated struct {
	part []byte
	at   int
}

// Read implements io.Reader.
func (r *repeated) Read(p []byte) (n int, err error) {
	for n < len(p) {
		k := copy(p[n:], r.part[r.at:])
		n, r.at = n+k, (r.at+k)%len(r.part)
	}
	return n, nil
}

// large writes a file that begins like a library.
func large(t *testing.T, w *tar.Writer, name, part string, size int64) {
	t.Helper()
	if err := w.WriteHeader(&tar.Header{Name: name, Size: size, Mode: 0o644}); err != nil {
		t.Fatal(err)
	}
	head := strings.NewReader("\x7fELF")
	if _, err := io.CopyN(w, io.MultiReader(head, &repeated{part: []byte(part)}), size); err != nil {
		t.Fatal(err)
	}
}

// TestWhatAnyImageCosts inspects archives of up to 10 MB that are made to take
// memory or time.
func TestWhatAnyImageCosts(t *testing.T) {
	files := func(n int, name, content string) func(*tar.Writer) {
		return func(w *tar.Writer) {
			for i := range n {
				add(t, w, strings.ReplaceAll(name, "#", fmt.Sprint(i)), []byte(content))
			}
		}
	}
	one := func(compress func(io.Writer) io.WriteCloser, write func(*tar.Writer)) func() [][]byte {
		return func() [][]byte { return [][]byte{packed(t, compress, write)} }
	}
	file := func(part string, size int64) func(*tar.Writer) {
		return func(w *tar.Writer) { large(t, w, "lib.so", part, size) }
	}
	deep := strings.Repeat("d/", 1500)
	objects, release := strings.Repeat(`"cuda":{`, 100_000), "PRETTY_NAME="+strings.Repeat("x", 900_000)
	version := "Name: x\nVersion: " + strings.Repeat("1", 900_000)
	for name, layers := range map[string]func() [][]byte{
		"zeros in zstd":           one(zstandard, file("\x00", 768<<20)),
		"zeros in gzip":           one(gzipped, file("\x00", 768<<20)),
		"magics of fat binaries":  one(zstandard, file(string(fatbinMagic()), 640<<20)),
		"headers of fat binaries": one(zstandard, file(string(fat()), 640<<20)),
		"entries of fat binaries": one(zstandard, file(string(fat(entry(2, 80, 0))), 640<<20)),
		"files":                   one(zstandard, files(400_000, "a/#", "")),
		"files of deep names":     one(zstandard, files(15_000, deep+"#", "")),
		"libraries":               one(zstandard, files(200_000, "#/libcudnn.so.9", "")),
		"drivers":                 one(zstandard, files(200_000, "#/libcuda.so.1", "")),
		"libraries of deep names": one(zstandard, files(15_000, deep+"#/libcudnn.so.9", "")),
		"wheels":                  one(zstandard, files(200_000, "#.dist-info/METADATA", "Name: x\nVersion: 1\n")),
		"wheels of long versions": one(zstandard, files(700, "#.dist-info/METADATA", version)),
		"toolkits":                one(zstandard, files(200_000, "usr/local/cuda#/version.txt", "CUDA Version 1")),
		"long toolkits":           one(zstandard, files(500, "usr/local/cuda#/version.txt", objects)),
		"whiteouts":               one(zstandard, files(400_000, "a/.wh.#", "")),
		"releases":                one(zstandard, files(500, "etc/os-release", release)),
		"one layer a thousand times": func() [][]byte {
			l := packed(t, zstandard, file("\x00", 64<<20))
			var all [][]byte
			for range 1000 {
				all = append(all, l)
			}
			return all
		},
		"what is no layer": func() [][]byte { return [][]byte{bytes.Repeat([]byte("x"), 9<<20)} },
	} {
		t.Run(name, func(t *testing.T) {
			var data []byte
			if !bounded.Here() {
				data = streamed(t, layers()...)
			}
			if len(data) > 10<<20 {
				t.Fatalf("the archive is %d bytes large", len(data))
			}
			bounded.Run(t, bounded.Input(), data, func(file string) {
				img, closeImage, err := (&registry.Client{}).Open(context.Background(), file, "linux/amd64")
				if err != nil {
					t.Fatal(err)
				}
				defer closeImage()
				_, err = Image(context.Background(), matrices.Embedded(), img)
				t.Log(err)
			})
		})
	}
}

// TestWhatAnyZipCosts inspects archives whose entries share their bytes.
func TestWhatAnyZipCosts(t *testing.T) {
	var data []byte
	if !bounded.Here() {
		data = overlapping(t, 2000)
	}
	bounded.Run(t, bounded.Input(), data, func(file string) {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		info, err := f.Stat()
		if err != nil {
			t.Fatal(err)
		}
		_, err = Archive(matrices.Embedded(), f, info.Size())
		t.Log(err)
	})
}

// overlapping is a zip of which each entry unpacks to the same 256 MB of zeros.
func overlapping(t *testing.T, entries int) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	f, err := w.Create("lib.so")
	if err != nil {
		t.Fatal(err)
	}
	head := strings.NewReader("\x7fELF")
	if _, err := io.CopyN(f, io.MultiReader(head, &repeated{part: []byte{0}}), 256<<20); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	raw := out.Bytes()
	at, end := bytes.LastIndex(raw, []byte("PK\x01\x02")), bytes.LastIndex(raw, []byte("PK\x05\x06"))
	directory := bytes.Repeat(raw[at:end], entries)
	tail := bytes.Clone(raw[end:])
	for _, place := range []int{8, 10} { // how many entries there are
		tail[place], tail[place+1] = byte(entries), byte(entries>>8)
	}
	size := len(directory)
	tail[12], tail[13], tail[14], tail[15] = byte(size), byte(size>>8), byte(size>>16), byte(size>>24)
	return append(append(bytes.Clone(raw[:at]), directory...), tail...)
}
