package testworld

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// counted is a recipe that counts how often it is made.
func counted(made *int, fingerprint string) recipe[string] {
	return recipe[string]{
		name: "things", fingerprint: fingerprint + strings.Repeat("0", 12),
		make: func(context.Context, string) ([]string, error) {
			*made++
			return []string{"thing"}, nil
		},
		have: func([]string) bool { return true },
	}
}

func quietConfig(t *testing.T) Config {
	t.Helper()
	return Config{CacheDir: t.TempDir(), Log: func(string) {}}
}

func TestPartIsMadeOnce(t *testing.T) {
	c, made := quietConfig(t), 0
	for range 3 {
		items, err := counted(&made, "a").obtain(t.Context(), c)
		if err != nil || len(items) != 1 || items[0] != "thing" {
			t.Fatalf("%v %v", items, err)
		}
	}
	if made != 1 {
		t.Errorf("made %d times", made)
	}
}

func TestPartIsMadeAgain(t *testing.T) {
	for _, why := range []struct {
		name  string
		spoil func(t *testing.T, c Config, r *recipe[string])
	}{
		{"of other things", func(_ *testing.T, _ Config, r *recipe[string]) { r.fingerprint = "b" + r.fingerprint[1:] }},
		{"that is no longer whole", func(_ *testing.T, _ Config,
			r *recipe[string]) {
			r.have = func([]string) bool { return false }
		}},
		{"whose record is torn", func(t *testing.T, c Config, _ *recipe[string]) {
			if err := os.WriteFile(filepath.Join(c.CacheDir, "things-a00000000000.json"), []byte(`["thi`), 0o644); err != nil {
				t.Fatal(err)
			}
		}},
	} {
		t.Run(why.name, func(t *testing.T) {
			c, made := quietConfig(t), 0
			r := counted(&made, "a")
			if _, err := r.obtain(t.Context(), c); err != nil {
				t.Fatal(err)
			}
			why.spoil(t, c, &r)
			if _, err := r.obtain(t.Context(), c); err != nil || made != 2 {
				t.Errorf("made %d times, %v", made, err)
			}
		})
	}
}

func TestFailedPartLeavesNoRecord(t *testing.T) {
	c, made := quietConfig(t), 0
	r := counted(&made, "a")
	r.make = func(context.Context, string) ([]string, error) { return nil, errors.New("broke") }
	if _, err := r.obtain(t.Context(), c); err == nil || err.Error() != "things: broke" {
		t.Fatalf("got %v", err)
	}
	if _, err := counted(&made, "a").obtain(t.Context(), c); err != nil || made != 1 {
		t.Errorf("made %d times, %v", made, err)
	}
}

func TestOldMakingsAreSweptYoungOnesKept(t *testing.T) {
	c, made := quietConfig(t), 0
	long := time.Now().Add(-2 * stale)
	for _, name := range []string{"things-old", "things-old.json", "things-young", "other-old"} {
		path := filepath.Join(c.CacheDir, name)
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if strings.Contains(name, "-old") {
			if err := os.Chtimes(path, long, long); err != nil {
				t.Fatal(err)
			}
		}
	}
	if _, err := counted(&made, "a").obtain(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	left, _ := filepath.Glob(filepath.Join(c.CacheDir, "*"))
	var names []string
	for _, path := range left {
		names = append(names, filepath.Base(path))
	}
	if got, want := strings.Join(names, " "),
		"other-old things-a00000000000 things-a00000000000.json things-young"; got != want {
		t.Errorf("left are %s, want %s", got, want)
	}
}

func TestFingerprintTellsThingsApart(t *testing.T) {
	seen := map[string]string{}
	for name, print := range map[string]string{
		"images of Debian 13": imagesPrint(suites()[0]), "images of Debian 12": imagesPrint(suites()[1]),
		"PyTorch": torchPrint(), "wheels": wheelsPrint(), "stand-ins": standInsPrint(),
		"CUDA libraries":  cudaLibrariesPrint(),
		"version":         fingerprint(1, map[string]string{"a": "1", "b": "2"}),
		"another version": fingerprint(2, map[string]string{"a": "1", "b": "2"}),
	} {
		if other, ok := seen[print]; ok {
			t.Errorf("%s and %s have one fingerprint", name, other)
		}
		seen[print] = name
	}
	for range 50 {
		if seen[fingerprint(1, map[string]string{"b": "2", "a": "1"})] != "version" {
			t.Fatal("a fingerprint varies")
		}
	}
}

func TestLockIsExclusive(t *testing.T) {
	dir := t.TempDir()
	var inside, most int
	var mu sync.Mutex
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			unlock, err := lockDir(t.Context(), dir)
			if err != nil {
				t.Error(err)
				return
			}
			defer unlock()
			mu.Lock()
			inside++
			most = max(most, inside)
			mu.Unlock()
			mu.Lock()
			inside--
			mu.Unlock()
		})
	}
	all.Wait()
	if most != 1 {
		t.Errorf("%d held the lock at once", most)
	}
}

func TestWaitingForTheLockCanBeCut(t *testing.T) {
	dir := t.TempDir()
	unlock, err := lockDir(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer unlock()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := lockDir(ctx, dir); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestBadConfigurations(t *testing.T) {
	for name, c := range map[string]struct {
		config Config
		want   string
	}{
		"no cache": {Config{}, "no cache folder"},
		"an unknown part": {Config{CacheDir: t.TempDir(), Parts: []Part{"gpus"}},
			`no part is called "gpus"; there are [images wheels standins arm64 pythons cudalibs trixie torch]`},
		"a public address": {Config{CacheDir: t.TempDir(), Parts: []Part{}, Addr: "0.0.0.0:0"}, "is not a loopback address"},
		"a name": {Config{CacheDir: t.TempDir(), Parts: []Part{}, Addr: "example.org:80"},
			"is not a loopback address"},
		"no port":           {Config{CacheDir: t.TempDir(), Parts: []Part{}, Addr: "127.0.0.1"}, "missing port"},
		"a cache in a file": {Config{CacheDir: "/dev/null/cache", Parts: []Part{}}, "/dev/null"},
	} {
		t.Run(name, func(t *testing.T) {
			w, err := Start(t.Context(), c.config)
			if err == nil {
				w.Close()
				t.Fatal("it started")
			}
			if !strings.HasPrefix(err.Error(), "test world: ") || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %q, want %q in it", err, c.want)
			}
		})
	}
}
