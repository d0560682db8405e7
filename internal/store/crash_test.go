package store

import (
	"bufio"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"
)

// TestAKilledProcessLeavesOnlyWholeBlobs kills writers in the middle of their
// work, many times, and then reads all that is in the store.
func TestAKilledProcessLeavesOnlyWholeBlobs(t *testing.T) {
	if dir := os.Getenv("PUT_INTO"); dir != "" {
		putForever(t, dir)
	}
	dir := t.TempDir()
	for round := range 20 {
		cmd := exec.Command(os.Args[0], "-test.run=^TestAKilledProcessLeavesOnlyWholeBlobs$")
		cmd.Env = append(os.Environ(), "PUT_INTO="+dir, fmt.Sprintf("PUT_SEED=%d", round%5))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for lines := bufio.NewScanner(out); round >= 0 && lines.Scan(); round-- {
		}
		cmd.Process.Kill()
		cmd.Wait()
	}
	s := openAt(t, dir)
	if left := files(t, s, "tmp"); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
	n := 0
	err := walkFiles(filepath.Join(dir, "blobs"), func(path string, _ fs.FileInfo) error {
		n++
		data, err := os.ReadFile(path)
		if got := digest.FromBytes(data).Encoded(); err != nil || got != filepath.Base(path) {
			t.Errorf("%s holds %s, %v", path, got, err)
		}
		return nil
	})
	if err != nil || n == 0 {
		t.Errorf("%d blobs, %v", n, err)
	}
	if _, err := s.Prune(1 << 40); err != nil {
		t.Errorf("the killed ones still hold the store: %v", err)
	}
	var v string
	if err := s.Link("round", "last", &v); err != nil || !strings.HasPrefix(v, "written ") {
		t.Errorf("the record is %q, %v", v, err)
	}
}

// putForever writes blobs and records until it is killed, and tells each.
func putForever(t *testing.T, dir string) {
	s := openAt(t, dir)
	var seed uint64
	fmt.Sscan(os.Getenv("PUT_SEED"), &seed)
	r := rand.New(rand.NewPCG(seed, 0))
	for i := 0; ; i++ {
		_, err := s.Put(t.Context(), "", func(w io.Writer) error {
			for range 1 + r.IntN(20) {
				if _, err := fmt.Fprintln(w, strings.Repeat(fmt.Sprint(r.Uint64()), 1000)); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := s.SetLink("round", "last", fmt.Sprint("written ", i)); err != nil {
			t.Fatal(err)
		}
		fmt.Println(i)
	}
}
