package layer

import (
	"archive/zip"
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/klauspost/compress/flate"

	"github.com/envsolve/envsolve/internal/bounded"
)

// largeFile is a file of a wheel that is never in memory as a whole.
type largeFile struct {
	name   string
	size   int64
	random int // bytes in each 4 KiB that no compressor can shorten
}

// reader returns the file's content: like machine code, some of it repeats.
func (f largeFile) reader() io.Reader {
	r := rand.New(rand.NewPCG(uint64(f.size), uint64(f.random)))
	page := bytes.Repeat([]byte("mov rax, [rbp-8]; add rax, rcx; "), 4096/32)
	var b bytes.Buffer
	return io.LimitReader(readerFunc(func(p []byte) (int, error) {
		if b.Len() == 0 {
			for i := 0; i < f.random; i += 8 {
				v := r.Uint64()
				for j := range 8 {
					page[i+j] = byte(v >> (8 * j))
				}
			}
			b.Write(page)
		}
		return b.Read(p)
	}), f.size)
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// writeLarge writes a wheel of large files.
func writeLarge(t testing.TB, path, project string, level int, files []largeFile) {
	t.Helper()
	out, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	buffered := bufio.NewWriterSize(out, 1<<20)
	z := zip.NewWriter(buffered)
	add := func(name string, content io.Reader) string {
		h := &zip.FileHeader{Name: name, Method: zip.Deflate}
		h.ExternalAttrs = 0o100644 << 16
		f, err := z.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.New()
		n, err := io.Copy(io.MultiWriter(f, sum), content)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintf("%s,sha256=%s,%d\n", name, base64.RawURLEncoding.EncodeToString(sum.Sum(nil)), n)
	}
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, level) })
	record := ""
	for _, f := range files {
		record += add(f.name, f.reader())
	}
	for _, e := range (sample{project: project}).all() {
		if !strings.HasSuffix(e.name, "/RECORD") {
			record += add(e.name, strings.NewReader(e.content))
		}
	}
	add(project+"-1.0.dist-info/RECORD", strings.NewReader(record+project+"-1.0.dist-info/RECORD,,\n"))
	for _, end := range []func() error{z.Close, buffered.Flush, out.Close} {
		if err := end(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestMemoryIsBounded makes the layer of a large wheel in a process of its own,
// with as many workers as there can be, and looks at the most memory it had.
func TestMemoryIsBounded(t *testing.T) {
	if path := os.Getenv("LAYER_OF_LARGE"); path != "" {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		info, err := f.Stat()
		if err != nil {
			t.Fatal(err)
		}
		l, err := FromWheel(t.Context(), f, info.Size(),
			Options{Python: "3.12", Compression: Compression(os.Getenv("LAYER_AS"))}, io.Discard)
		if err != nil || l.UncompressedSize < 600<<20 {
			t.Fatalf("%+v, %v", l, err)
		}
		fmt.Printf("peak %d\n", bounded.Peak(t))
		return
	}
	path := filepath.Join(t.TempDir(), "large.whl")
	files := []largeFile{{"large/libone.so", 400 << 20, 1024}, {"large/libtwo.so", 150 << 20, 256}}
	for i := range 40 {
		files = append(files, largeFile{fmt.Sprintf("large/part%02d.so", i), 3 << 20, 512})
	}
	writeLarge(t, path, "large", flate.HuffmanOnly, files)
	for _, compression := range []Compression{Zstd, Gzip} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestMemoryIsBounded$")
		cmd.Env = append(os.Environ(), "LAYER_OF_LARGE="+path, "LAYER_AS="+string(compression), "GOMAXPROCS=16")
		start := time.Now()
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		var peak int64
		if _, err := fmt.Sscanf(string(out), "peak %d", &peak); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		t.Logf("%s: at most %d MB, %v", compression, peak>>20, time.Since(start).Round(time.Millisecond))
		if peak > 256<<20 {
			t.Errorf("%s: the process had %d MB, more than 256", compression, peak>>20)
		}
	}
}
