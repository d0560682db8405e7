package inspect

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
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

// packed is a compressed layer: a tar of what write writes, and so many times
// what comes after it. Layers of hundreds of megabytes are made of frames (RFC
// 8878) or members (RFC 1952) that are compressed once.
func packed(t *testing.T, compress func(io.Writer) io.WriteCloser, write func(*tar.Writer), more ...rest) []byte {
	t.Helper()
	var tarred bytes.Buffer
	w := tar.NewWriter(&tarred)
	write(w)
	if err := w.Flush(); err != nil && len(more) == 0 {
		t.Fatal(err)
	}
	out := compressed(t, compress, tarred.Bytes())
	for _, r := range more {
		out = append(out, bytes.Repeat(compressed(t, compress, r.unit), r.times)...)
	}
	return append(out, compressed(t, compress, make([]byte, 1024))...) // the end of a tar
}

// rest is what comes after the beginning of a layer, so many times.
type rest struct {
	unit  []byte
	times int
}

func compressed(t *testing.T, compress func(io.Writer) io.WriteCloser, plain []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	z := compress(&out)
	if _, err := z.Write(plain); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func zstandard(w io.Writer) io.WriteCloser {
	z, err := zstd.NewWriter(w, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(32<<20),
		zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		panic(err)
	}
	return z
}

func gzipped(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) }

// unitSize is larger than the window of a frame: what unpacks it has to hold as
// much as for any layer.
const unitSize = 64 << 20

// library is a layer with a file that begins like a library, and goes on with
// a part again and again, for so many units.
func library(t *testing.T, compress func(io.Writer) io.WriteCloser, part string, units int) []byte {
	t.Helper()
	unit := bytes.Repeat([]byte(part), unitSize/len(part)/512*512)
	head := "\x7fELF" + strings.Repeat("\x00", 508)
	return packed(t, compress, func(w *tar.Writer) {
		h := tar.Header{Name: "lib.so", Size: int64(len(head) + units*len(unit)), Mode: 0o644}
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, head); err != nil {
			t.Fatal(err)
		}
	}, rest{unit, units})
}

// TestWhatAnyImageCosts inspects archives of up to 10 MB that are made to take
// memory or time.
func TestWhatAnyImageCosts(t *testing.T) {
	one := func(layer func() []byte) func() [][]byte { return func() [][]byte { return [][]byte{layer()} } }
	files := func(n int, name, content string) func() [][]byte {
		return one(func() []byte {
			return packed(t, zstandard, func(w *tar.Writer) {
				for i := range n {
					add(t, w, strings.ReplaceAll(name, "#", fmt.Sprint(i)), []byte(content))
				}
			})
		})
	}
	lib := func(compress func(io.Writer) io.WriteCloser, part string, units int) func() [][]byte {
		return one(func() []byte { return library(t, compress, part, units) })
	}
	deep := strings.Repeat("d/", 1500)
	objects, release := strings.Repeat(`"cuda":{`, 100_000), "PRETTY_NAME="+strings.Repeat("x", 900_000)
	version := "Name: x\nVersion: " + strings.Repeat("1", 900_000)
	// The kinds that take the most are as large as the budget of layers allows; what
	// takes less than they do, and in proportion, is a part of that.
	for name, layers := range map[string]func() [][]byte{
		"zeros in zstd":           lib(zstandard, "\x00", 4),
		"zeros in gzip":           lib(gzipped, "\x00", 12),
		"magics of fat binaries":  lib(zstandard, string(fatbinMagic()), 10),
		"headers of fat binaries": lib(zstandard, string(fat()), 4),
		"entries of fat binaries": lib(zstandard, string(fat(entry(2, 80, 0))), 8),
		"files":                   files(130_000, "a/#", ""),
		"files of deep names":     files(5_000, deep+"#", ""),
		"libraries":               files(40_000, "#/libcudnn.so.9", ""),
		"drivers":                 files(40_000, "#/libcuda.so.1", ""),
		"libraries of deep names": files(5_000, deep+"#/libcudnn.so.9", ""),
		"wheels":                  files(40_000, "#.dist-info/METADATA", "Name: x\nVersion: 1\n"),
		"wheels of long versions": files(75, "#.dist-info/METADATA", version),
		"toolkits":                files(10_000, "usr/local/cuda#/version.txt", "CUDA Version 1"),
		"long toolkits":           files(75, "usr/local/cuda#/version.txt", objects),
		"builds":                  files(10_000, "#/torch/version.py", "cuda = '12.6'\n"),
		"whiteouts":               files(130_000, "a/.wh.#", ""),
		"releases":                files(75, "etc/os-release", release),
		"one layer a thousand times": func() [][]byte {
			l := library(t, zstandard, "\x00", 1)
			return slices.Repeat([][]byte{l}, 1000)
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
	unit := bytes.Repeat([]byte{0}, 256<<20)
	copy(unit, "\x7fELF")
	f, err := w.Create("lib.so")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Write(unit); err != nil {
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

// TestWhatAnyLibraryCosts inspects single files that begin like a library.
func TestWhatAnyLibraryCosts(t *testing.T) {
	const size = 10 << 20
	repeated := func(part []byte) []byte {
		return append([]byte("\x7fELF"), bytes.Repeat(part, size/len(part)-1)...)
	}
	for name, content := range map[string][]byte{
		"magics of fat binaries":  repeated(fatbinMagic()),
		"headers of fat binaries": repeated(fat()),
		"entries of fat binaries": repeated(fat(entry(2, 80, 0))),
		"one entry after another": append(fat(), bytes.Repeat(entry(1, 52, 0), size/64-1)...),
		"half a magic":            repeated(fatbinMagic()[:3]),
		"256 MB of zeros":         nil,
	} {
		t.Run(name, func(t *testing.T) {
			bounded.Run(t, bounded.Input(), content, func(file string) {
				f, err := os.OpenFile(file, os.O_RDWR, 0)
				if err != nil {
					t.Fatal(err)
				}
				defer f.Close()
				if content == nil {
					_, err = f.WriteString("\x7fELF")
					if err := errors.Join(err, f.Truncate(256<<20)); err != nil {
						t.Fatal(err)
					}
					if _, err := f.Seek(0, io.SeekStart); err != nil {
						t.Fatal(err)
					}
				}
				_, err = File("lib.so", f)
				t.Log(err)
			})
		})
	}
}
