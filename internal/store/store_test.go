package store

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/containerd/containerd/v2/plugins/content/local"
	"github.com/gofrs/flock"
	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

func open(t *testing.T) *Store {
	t.Helper()
	return openAt(t, t.TempDir())
}

func openAt(t *testing.T, dir string) *Store {
	t.Helper()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

func put(t *testing.T, s *Store, content string) digest.Digest {
	t.Helper()
	d, err := s.Put(t.Context(), "", text(content))
	if err != nil {
		t.Fatal(err)
	}
	return d.Digest
}

func text(content string) func(io.Writer) error {
	return func(w io.Writer) error {
		_, err := io.WriteString(w, content)
		return err
	}
}

// files lists what lies below a folder of the store.
func files(t *testing.T, s *Store, sub string) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(filepath.Join(s.Dir(), sub), func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			names = append(names, d.Name())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func TestPutNamesContentByItsHash(t *testing.T) {
	s := open(t)
	want := digest.FromString("hello")
	got, err := s.Put(t.Context(), want, text("hello"))
	if err != nil || got != (Descriptor{want, 5}) {
		t.Fatalf("Put = %v, %v", got, err)
	}
	f, err := s.Open(want)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if data, _ := io.ReadAll(f); string(data) != "hello" {
		t.Errorf("content = %q", data)
	}
}

func TestPutDoesNotWriteWhatItHas(t *testing.T) {
	s := open(t)
	d := put(t, s, "hello")
	_, err := s.Put(t.Context(), d, func(io.Writer) error { return errors.New("written again") })
	if err != nil {
		t.Error(err)
	}
}

func TestPutRefusesOtherContent(t *testing.T) {
	s := open(t)
	want := digest.FromString("hello")
	_, err := s.Put(t.Context(), want, text("jello"))
	var mismatch *MismatchError
	if !errors.As(err, &mismatch) || mismatch.Want != want || mismatch.Got != digest.FromString("jello") {
		t.Fatalf("err = %v", err)
	}
	for _, part := range []string{want.String(), digest.FromString("jello").String()} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not name %s", err, part)
		}
	}
	if left := append(files(t, s, "tmp"), files(t, s, "blobs")...); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestPutLeavesNothingOnError(t *testing.T) {
	cancelled, cancel := context.WithCancel(t.Context())
	for name, write := range map[string]func(io.Writer) error{
		"writer fails": func(w io.Writer) error {
			return errors.Join(text("half")(w), errors.New("no space left on device"))
		},
		"context ends": func(w io.Writer) error {
			cancel()
			return text("half")(w)
		},
		"context ends after the last write": func(io.Writer) error {
			cancel()
			return nil
		},
	} {
		s := open(t)
		if _, err := s.Put(cancelled, "", write); err == nil {
			t.Errorf("%s: no error", name)
		}
		if left := append(files(t, s, "tmp"), files(t, s, "blobs")...); len(left) > 0 {
			t.Errorf("%s: left behind: %v", name, left)
		}
	}
}

// TestAFullDisk puts content into a file system of a few pages.
func TestAFullDisk(t *testing.T) {
	dir := t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", dir).CombinedOutput(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("mount: %v: %s", err, out)
		}
		t.Skipf("needs root to mount a small file system: %s", out)
	}
	t.Cleanup(func() { exec.Command("umount", dir).Run() })
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	_, err = s.Put(t.Context(), "", text(strings.Repeat("x", 1<<20)))
	if !errors.Is(err, syscall.ENOSPC) || !strings.Contains(err.Error(), dir) || !strings.Contains(err.Error(), "prune") {
		t.Errorf("err = %v", err)
	}
	if left := append(files(t, s, "tmp"), files(t, s, "blobs")...); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
	put(t, s, "what fits")
}

func TestADigestNeverNamesAFileOutside(t *testing.T) {
	s := open(t)
	for _, d := range []digest.Digest{"", "sha256:../../x", "sha256:abc", "md5:d41d8cd98f00b204e9800998ecf8427e",
		digest.Digest("sha512:" + strings.Repeat("a", 128))} {
		if path, ok := s.Path(d); ok {
			t.Errorf("Path(%q) = %s", d, path)
		}
		if _, err := s.Open(d); !errors.Is(err, ErrNotFound) {
			t.Errorf("Open(%q): %v", d, err)
		}
		if d != "" {
			if _, err := s.Put(t.Context(), d, text("x")); err == nil {
				t.Errorf("Put(%q) succeeds", d)
			}
		}
	}
}

func TestContainerdServesTheBlobs(t *testing.T) {
	s := open(t)
	d := put(t, s, "a layer")
	c, err := local.NewStore(s.Dir())
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.ReaderAt(t.Context(), ocispec.Descriptor{Digest: d})
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	data, err := io.ReadAll(io.NewSectionReader(r, 0, r.Size()))
	if err != nil || string(data) != "a layer" {
		t.Errorf("containerd reads %q, %v", data, err)
	}
	if statuses, err := c.ListStatuses(t.Context()); err != nil || len(statuses) > 0 {
		t.Errorf("containerd sees unfinished content: %v, %v", statuses, err)
	}
}

func TestLinksRemember(t *testing.T) {
	s := open(t)
	type value struct{ A, B string }
	var got value
	if err := s.Link("layer", "k/../1", &got); !errors.Is(err, ErrNotFound) {
		t.Fatalf("before: %v", err)
	}
	for _, want := range []value{{"1", "2"}, {"3", "4"}} {
		if err := s.SetLink("layer", "k/../1", want); err != nil {
			t.Fatal(err)
		}
		if err := s.Link("layer", "k/../1", &got); err != nil || got != want {
			t.Errorf("Link = %v, %v; want %v", got, err, want)
		}
	}
	if err := s.SetLink("../x", "k", 1); err == nil {
		t.Error("a kind names a folder outside")
	}
	if err := s.SetLink("layer", "k", func() {}); err == nil {
		t.Error("a value that is no JSON is kept")
	}
}

func TestAListingNamesTheBlobs(t *testing.T) {
	s := open(t)
	d := put(t, s, "a wheel")
	put(t, s, "another")
	if err := s.SetName(d, "demo.whl"); err != nil {
		t.Fatal(err)
	}
	u, err := s.Usage()
	if err != nil || len(u.Blobs) != 2 {
		t.Fatalf("%+v, %v", u, err)
	}
	for _, e := range u.Blobs {
		if want := map[bool]string{true: "demo.whl"}[e.Digest == d]; e.Name != want {
			t.Errorf("%s is called %q, want %q", e.Digest, e.Name, want)
		}
	}
}

func TestADamagedLinkIsNone(t *testing.T) {
	s := open(t)
	if err := s.SetLink("layer", "k", "v"); err != nil {
		t.Fatal(err)
	}
	path, err := s.linkName("layer", "k")
	if err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(s.dir, path)
	for _, damage := range []string{"", "{", `{"key":"other","value":"v"}`, `{"key":"k","value":3}`} {
		if err := os.WriteFile(path, []byte(damage), 0o644); err != nil {
			t.Fatal(err)
		}
		var v string
		if err := s.Link("layer", "k", &v); !errors.Is(err, ErrNotFound) {
			t.Errorf("%q: %v", damage, err)
		}
	}
}

func TestLockLetsOneWork(t *testing.T) {
	dir := t.TempDir()
	var inside, most atomic.Int32
	var wg sync.WaitGroup
	for range 4 {
		s := openAt(t, dir) // as another process would
		wg.Go(func() {
			unlock, err := s.Lock(t.Context(), "wheel")
			if err != nil {
				t.Error(err)
				return
			}
			defer unlock()
			most.Store(max(most.Load(), inside.Add(1)))
			for range 1000 {
				most.Store(max(most.Load(), inside.Load()))
			}
			inside.Add(-1)
		})
	}
	wg.Wait()
	if most.Load() != 1 {
		t.Errorf("%d worked at once", most.Load())
	}
}

func TestLockGivesUpWithItsContext(t *testing.T) {
	s := open(t)
	unlock, err := s.Lock(t.Context(), "wheel")
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Lock(ctx, "wheel"); !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "wheel") {
		t.Errorf("err = %v", err)
	}
}

func TestUseIsNotedToTheHour(t *testing.T) {
	s := open(t)
	d := put(t, s, "a wheel")
	path := filepath.Join(s.Dir(), "blobs", "sha256", d.Encoded())
	for _, c := range []struct {
		age    time.Duration
		noted  bool
		reason string
	}{{useStep / 2, false, "a short while ago"}, {2 * useStep, true, "long ago"}, {-2 * useStep, true, "to come"}} {
		at := time.Now().Add(-c.age).Truncate(time.Second)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
		if _, ok := s.Path(d); !ok {
			t.Fatal("it is gone")
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if noted := !info.ModTime().Equal(at); noted != c.noted {
			t.Errorf("used %s: noted is %v", c.reason, noted)
		}
	}
}

// used sets when a blob was last used, hours ago.
func used(t *testing.T, s *Store, d digest.Digest, hours int) {
	t.Helper()
	path, ok := s.Path(d)
	if !ok {
		t.Fatalf("%s is gone", d)
	}
	at := time.Now().Add(-time.Duration(hours) * time.Hour)
	if err := os.Chtimes(path, at, at); err != nil {
		t.Fatal(err)
	}
}

func TestPruneRemovesWhatWasUnusedLongest(t *testing.T) {
	s := open(t)
	old, middle, young := put(t, s, "aaaa"), put(t, s, "bbbb"), put(t, s, "cccc")
	used(t, s, old, 3)
	used(t, s, middle, 2)
	used(t, s, young, 1)
	if _, err := s.Stat(old); err != nil { // a use
		t.Fatal(err)
	}
	u, err := s.Usage()
	if err != nil || u.Bytes != 12 || len(u.Blobs) != 3 || u.Blobs[0].Digest != middle {
		t.Fatalf("Usage = %+v, %v", u, err)
	}
	p, err := s.Prune(9)
	if err != nil || p != (Pruned{Blobs: 1, Bytes: 4}) {
		t.Fatalf("Prune = %+v, %v", p, err)
	}
	if got, want := files(t, s, "blobs"), []string{old.Encoded(), young.Encoded()}; !cmp.Equal(set(got), set(want)) {
		t.Errorf("left %v, want %v", got, want)
	}
}

func set(names []string) map[string]bool {
	m := map[string]bool{}
	for _, n := range names {
		m[n] = true
	}
	return m
}

func TestPruneRemovesWhatKilledProcessesLeft(t *testing.T) {
	s := open(t)
	for _, name := range []string{"tmp/put-1", "partial/new", "partial/old"} {
		if err := os.WriteFile(filepath.Join(s.Dir(), name), []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	long := time.Now().Add(-2 * partialLife)
	if err := os.Chtimes(filepath.Join(s.dir, partialDir, "old"), long, long); err != nil {
		t.Fatal(err)
	}
	if p, err := s.Prune(1 << 30); err != nil || p.Bytes != 2 {
		t.Fatalf("Prune = %+v, %v", p, err)
	}
	if left := append(files(t, s, "tmp"), files(t, s, "partial")...); !cmp.Equal(left, []string{"new"}) {
		t.Errorf("left %v, want the download that can be resumed", left)
	}
	if _, err := s.Prune(0); err != nil || len(files(t, s, "partial")) > 0 {
		t.Errorf("pruning to nothing leaves a download (%v)", err)
	}
}

func TestPruneForgetsRecordsThatNobodyReads(t *testing.T) {
	s := open(t)
	for _, key := range []string{"old", "new"} {
		if err := s.SetLink("layer", key, key); err != nil {
			t.Fatal(err)
		}
	}
	path, _ := s.linkName("layer", "old")
	path = filepath.Join(s.dir, path)
	long := time.Now().Add(-2 * recordLife)
	if err := os.Chtimes(path, long, long); err != nil {
		t.Fatal(err)
	}
	p, err := s.Prune(0)
	if err != nil || p.Records != 1 {
		t.Fatalf("Prune = %+v, %v", p, err)
	}
	var v string
	if s.Link("layer", "old", &v) == nil || s.Link("layer", "new", &v) != nil {
		t.Error("the wrong record is gone")
	}
}

func TestPruneLeavesOthersAlone(t *testing.T) {
	s := open(t)
	d := put(t, s, "aaaa")
	other := openAt(t, s.Dir())
	if _, err := s.Prune(0); !errors.Is(err, ErrInUse) {
		t.Fatalf("err = %v, want ErrInUse", err)
	}
	if _, err := other.Prune(0); !errors.Is(err, ErrInUse) {
		t.Fatalf("after a failed attempt the store is not held any more: %v", err)
	}
	if _, ok := s.Path(d); !ok {
		t.Error("the blob is gone")
	}
	other.Close()
	if _, err := s.Prune(0); err != nil {
		t.Errorf("alone: %v", err)
	}
}

func TestManyWritersOfOneBlob(t *testing.T) {
	dir := t.TempDir()
	want := digest.FromString("shared")
	var wg sync.WaitGroup
	for range 8 {
		s := openAt(t, dir)
		wg.Go(func() {
			if _, err := s.Put(t.Context(), want, text("shared")); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if got := files(t, openAt(t, dir), "blobs"); !cmp.Equal(got, []string{want.Encoded()}) {
		t.Errorf("blobs = %v", got)
	}
}

func TestOpenSaysWhichFolderFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(file); err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("err = %v", err)
	}
}

func TestOpeningGivesUpWithItsContext(t *testing.T) {
	dir := t.TempDir()
	first := openAt(t, dir)
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	pruning := flock.New(filepath.Join(dir, "lock"))
	if alone, err := pruning.TryLock(); err != nil || !alone {
		t.Fatal(alone, err)
	}
	defer pruning.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 2*lockPoll)
	defer cancel()
	if _, err := OpenWith(ctx, dir, Options{}); !errors.Is(err, context.DeadlineExceeded) ||
		!strings.Contains(err.Error(), dir) {
		t.Errorf("got %v", err)
	}
}

func TestOpeningSweepsOnlyWhereNobodyWorks(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "[x]") // which would be a pattern
	first := openAt(t, dir)
	scratch, err := first.ScratchDir("work-*")
	if err != nil {
		t.Fatal(err)
	}
	second := openAt(t, dir)
	if _, err := os.Stat(scratch); err != nil {
		t.Errorf("the work of another was taken away: %v", err)
	}
	for _, s := range []*Store{first, second} {
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	openAt(t, dir)
	if _, err := os.Stat(scratch); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what a process left stays: %v", err)
	}
}

func TestContentThatIsHashedAlreadyIsStoredUnderItsDigest(t *testing.T) {
	s := open(t)
	want := digest.FromString("made here")
	got, err := s.PutMade(t.Context(), func(w io.Writer) (digest.Digest, error) {
		_, err := io.WriteString(w, "made here")
		return want, err
	})
	if err != nil || got != (Descriptor{Digest: want, Size: 9}) {
		t.Fatalf("%v, %v", got, err)
	}
	if d, err := s.Stat(want); err != nil || d != got {
		t.Errorf("%v, %v", d, err)
	}
	broken := errors.New("broken")
	if _, err := s.PutMade(t.Context(), func(io.Writer) (digest.Digest, error) { return want, broken }); !errors.Is(err,
		broken) {
		t.Errorf("an error of who writes: %v", err)
	}
	if _, err := s.PutMade(t.Context(), func(io.Writer) (digest.Digest, error) {
		return "../../escape",
			nil
	}); err == nil {
		t.Error("a name that is no digest is taken")
	}
	ctx, cancel := context.WithCancel(t.Context())
	if _, err := s.PutMade(ctx, func(io.Writer) (digest.Digest, error) { cancel(); return want, nil }); !errors.Is(err,
		context.Canceled) {
		t.Errorf("an ended context: %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(s.Dir(), "tmp", "*")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
