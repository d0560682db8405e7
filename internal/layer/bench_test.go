package layer

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// BenchmarkAgainstUnzipAndZstd compares making a layer with what this machine
// does with the usual tools on the same bytes: unzip to a folder in memory, tar
// and zstd on all processors. "ratio" is their time divided by ours.
func BenchmarkAgainstUnzipAndZstd(b *testing.B) {
	dir := b.TempDir()
	if shm, err := os.MkdirTemp("/dev/shm", "layer"); err == nil {
		defer os.RemoveAll(shm)
		dir = shm
	}
	path := filepath.Join(dir, "large.whl")
	writeLarge(b, path, "large", 5, []largeFile{{"large/libone.so", 250 << 20, 1536}, {"large/libtwo.so", 150 << 20, 1024},
		{"large/libthree.so", 100 << 20, 512}})
	var ours, theirs time.Duration
	for b.Loop() {
		ours += timeOf(b, func() error { return layerFile(b, path, filepath.Join(dir, "layer")) })
		theirs += timeOf(b, func() error {
			return exec.Command("sh", "-c", `cd "$1" && unzip -q large.whl -d out && tar -c --sort=name out | zstd -q -T0 -3 -f -o out.zst && sha256sum out.zst >sum && rm -r out`, "sh", dir).Run()
		})
	}
	b.ReportMetric(float64(theirs)/float64(ours), "ratio")
	b.ReportMetric(500/(ours.Seconds()/float64(b.N)), "MB/s")
}

func timeOf(b *testing.B, f func() error) time.Duration {
	b.Helper()
	start := time.Now()
	if err := f(); err != nil {
		b.Fatal(err)
	}
	return time.Since(start)
}

func layerFile(b *testing.B, wheel, to string) error {
	f, err := os.Open(wheel)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	out, err := os.Create(to)
	if err != nil {
		return err
	}
	defer out.Close()
	_, err = FromWheel(b.Context(), f, info.Size(), Options{Python: "3.12"}, out)
	return err
}
