package inflate_test

import (
	"bytes"
	"compress/flate"
	"errors"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	fast "github.com/klauspost/compress/flate"

	"github.com/envsolve/envsolve/internal/inflate"
)

// samples are contents of different kinds: what compresses to literals, to matches
// near and far, to stored blocks, and to codes of every length.
func samples() map[string][]byte {
	random := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 300_000)
	skewed := make([]byte, 700_000)
	for i := range noise {
		noise[i] = byte(random.Uint32())
	}
	for i := range skewed {
		skewed[i] = byte(random.ExpFloat64() * 9)
	}
	var code []byte
	for len(code) < 900_000 {
		switch random.IntN(3) {
		case 0:
			at := random.IntN(len(noise) - 300)
			code = append(code, noise[at:at+random.IntN(300)]...)
		case 1:
			if len(code) > 0 {
				at := max(0, len(code)-1-random.IntN(40_000))
				code = append(code, code[at:min(len(code), at+random.IntN(500))]...)
			}
		default:
			code = append(code, bytes.Repeat(noise[:1+random.IntN(12)], 1+random.IntN(60))...)
		}
	}
	return map[string][]byte{
		"nothing": nil, "a byte": {7}, "noise": noise, "skewed": skewed, "code": code,
		"zeros": make([]byte, 1_000_000),
		"text":  []byte(strings.Repeat("the libraries that fill GPU wheels\n", 20_000)),
	}
}

func pack(t testing.TB, content []byte, level int) []byte {
	t.Helper()
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, level)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Bytes()
}

func TestReader(t *testing.T) {
	reader := inflate.NewReader(nil)
	for name, content := range samples() {
		for _, level := range []int{flate.HuffmanOnly, flate.NoCompression, 1, 6, 9} {
			packed := pack(t, content, level)
			for input, r := range map[string]io.Reader{
				"whole": bytes.NewReader(packed), "bytes": iotest.OneByteReader(bytes.NewReader(packed)),
				"data with its end": iotest.DataErrReader(bytes.NewReader(packed)),
				"more behind it":    bytes.NewReader(append(bytes.Clone(packed), 1, 2, 3)),
			} {
				reader.Reset(r)
				got, err := io.ReadAll(reader)
				if err != nil || !bytes.Equal(got, content) {
					t.Errorf("%s at level %d, input %s: %d bytes, %v; want %d", name, level, input, len(got), err, len(content))
				}
			}
		}
	}
}

// What ends too early is told from what is wrong, wherever it ends.
func TestTruncated(t *testing.T) {
	for name, content := range samples() {
		packed := pack(t, content, 6)
		for n := 0; n < len(packed); n += 1 + len(packed)/97 {
			got, err := io.ReadAll(inflate.NewReader(bytes.NewReader(packed[:n])))
			if !errors.Is(err, io.ErrUnexpectedEOF) || !bytes.HasPrefix(content, got) {
				t.Errorf("%s, %d of %d bytes: %d bytes out, %v", name, n, len(packed), len(got), err)
			}
		}
	}
}

func TestInputError(t *testing.T) {
	packed := pack(t, samples()["code"], 6)
	broken := errors.New("the disk is gone")
	r := io.MultiReader(bytes.NewReader(packed[:len(packed)/2]), iotest.ErrReader(broken))
	if _, err := io.ReadAll(inflate.NewReader(r)); !errors.Is(err, broken) {
		t.Errorf("the error of the input is %v", err)
	}
}

func TestCorrupt(t *testing.T) {
	for what, input := range map[string][]byte{
		"a block of kind 3":                             {0b111},
		"a stored block whose length is not confirmed":  {0b001, 1, 0, 1, 0},
		"a block of 288 codes for literals and lengths": {0b11111_10_1, 0, 0},
		"impossible code lengths for code lengths":      {0b00000_10_1, 0b111_00000, 0b111_111_11, 0xff, 0xff},
		"a match 1 bytes back where 0 are":              {0b00000_01_1, 0b00000_0_10, 0},
	} {
		_, err := io.ReadAll(inflate.NewReader(bytes.NewReader(append(input, make([]byte, 32)...))))
		if bad := (*inflate.CorruptError)(nil); !errors.As(err, &bad) || !strings.HasPrefix(bad.What, what) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// FuzzReader holds what comes out, and whether it comes out, against compress/flate.
func FuzzReader(f *testing.F) {
	for _, content := range samples() {
		for _, level := range []int{flate.HuffmanOnly, flate.NoCompression, 1, 9} {
			f.Add(pack(f, content[:min(len(content), 3000)], level))
		}
	}
	reader := inflate.NewReader(nil)
	f.Fuzz(func(t *testing.T, input []byte) {
		want, wantErr := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(input)), 1<<24))
		reader.Reset(bytes.NewReader(input))
		got, err := io.ReadAll(io.LimitReader(reader, 1<<24))
		if (err == nil) != (wantErr == nil) {
			t.Fatalf("error %v; compress/flate has %v", err, wantErr)
		}
		if err == nil && !bytes.Equal(got, want) {
			t.Fatalf("%d bytes that are not the %d of compress/flate", len(got), len(want))
		}
	})
}

// BenchmarkReader compares with the decoders that there are, by one name for each, so
// that their times are of one run.
func BenchmarkReader(b *testing.B) {
	type decoder interface {
		io.Reader
		Reset(io.Reader)
	}
	decoders := map[string]decoder{
		"inflate": inflate.NewReader(nil), "std": resetter{flate.NewReader(bytes.NewReader(nil))},
		"klauspost": resetter{fast.NewReader(bytes.NewReader(nil))},
	}
	contents := samples()
	for _, of := range []string{"skewed", "code", "text", "noise"} {
		packed := pack(b, contents[of], 6)
		for _, by := range slices.Sorted(maps.Keys(decoders)) {
			b.Run("of="+of+"/by="+by, func(b *testing.B) {
				b.SetBytes(int64(len(contents[of])))
				for b.Loop() {
					decoders[by].Reset(bytes.NewReader(packed))
					if _, err := io.Copy(io.Discard, decoders[by]); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

type resetter struct{ io.Reader }

func (r resetter) Reset(from io.Reader) {
	_ = r.Reader.(flate.Resetter).Reset(from, nil) // none of them has an error to give
}
