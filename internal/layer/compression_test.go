package layer

import (
	"bytes"
	"testing"
)

func TestParseCompression(t *testing.T) {
	for text, want := range map[string]struct {
		c     Compression
		level int
	}{"gzip": {Gzip, 0}, "zstd": {Zstd, 0}, "zstd:19": {Zstd, 19}, "gzip:9": {Gzip, 9}} {
		if c, level, err := ParseCompression(text); err != nil || c != want.c || level != want.level {
			t.Errorf("%q: %s %d, %v", text, c, level, err)
		}
	}
	for _, text := range []string{"", "lz4", "zstd:", "zstd:0", "zstd:23", "gzip:10", "gzip:x", "gzip:-1", "zstd:3:4"} {
		if c, level, err := ParseCompression(text); err == nil {
			t.Errorf("%q is read as %s %d", text, c, level)
		}
	}
}

func TestCompressionDoesNotDependOnTheNumberOfWorkers(t *testing.T) {
	content := make([]byte, 9<<20) // several blocks and frames, and a part of one
	for i := range content {
		content[i] = byte(i>>9) ^ byte(i*i>>13)
	}
	for _, tt := range []struct {
		c     Compression
		level int
	}{{Gzip, 0}, {Gzip, 9}, {Zstd, 0}, {Zstd, 9}} {
		var first []byte
		for _, workers := range []int{1, 2, 3, 8} {
			var b bytes.Buffer
			z, err := newCompressor(&b, tt.c, tt.level, workers)
			if err != nil {
				t.Fatal(err)
			}
			for rest := content; len(rest) > 0; { // written in pieces of odd sizes
				n := min(len(rest), 100_001*workers)
				if _, err := z.Write(rest[:n]); err != nil {
					t.Fatal(err)
				}
				rest = rest[n:]
			}
			if err := z.Close(); err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = b.Bytes()
			}
			if !bytes.Equal(first, b.Bytes()) {
				t.Errorf("%s:%d gives other bytes with %d workers than with one", tt.c, tt.level, workers)
			}
		}
	}
}
