package main

import (
	"bytes"
	"io"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/store"
)

// appWith is the program with an environment of its own, and what it says.
func appWith(t *testing.T, env map[string]string) (a *app, stdout, stderr *bytes.Buffer) {
	t.Helper()
	stdout, stderr = &bytes.Buffer{}, &bytes.Buffer{}
	return &app{&cli.App{Stdout: stdout, Stderr: stderr, Env: func(name string) string { return env[name] }}}, stdout,
		stderr
}

// fill puts blobs of 1 kB into a store, the first used longest ago.
func fill(t *testing.T, st *store.Store, names ...string) {
	t.Helper()
	for _, name := range names {
		d, err := st.Put(t.Context(), "", func(w io.Writer) error {
			_, err := io.WriteString(w, strings.Repeat(name[:1], 1000))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := st.SetName(d.Digest, name); err != nil {
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond) // more than the clock of a file system moves at once
	}
}

func TestTheCacheIsCutToItsLimitWhenTheWorkIsDone(t *testing.T) {
	for limit, left := range map[string]string{"": "a b c", "2kB": "b c", "1500": "c", "1GB": "a b c"} {
		t.Run(limit, func(t *testing.T) {
			a, stdout, stderr := appWith(t, map[string]string{"XDG_CACHE_HOME": t.TempDir(), envCacheLimit: limit})
			st, err := a.openStore(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			fill(t, st, "a", "b", "c")
			a.closeStore(st)
			list := a.cacheListCommand()
			list.SetArgs([]string{})
			if err := list.Execute(); err != nil {
				t.Fatal(err)
			}
			var names []string
			for line := range strings.Lines(stdout.String()) {
				if fields := strings.Fields(line); len(fields) == 6 && strings.HasPrefix(fields[4], "sha256:") {
					names = append(names, fields[5])
				}
			}
			if got := strings.Join(names, " "); got != left {
				t.Errorf("left is %q, want %q:\n%s%s", got, left, stdout, stderr)
			}
		})
	}
}

func TestACacheThatOthersUseIsLeftAlone(t *testing.T) {
	dir := t.TempDir()
	a, _, stderr := appWith(t, map[string]string{"XDG_CACHE_HOME": dir, envCacheLimit: "1kB"})
	st, err := a.openStore(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	fill(t, st, "a", "b")
	other, err := store.Open(filepath.Join(dir, "envsolve"))
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	a.closeStore(st)
	if u, err := other.Usage(); err != nil || len(u.Blobs) != 2 || stderr.Len() > 0 {
		t.Errorf("%d blobs are left (%v), and it says %q", len(u.Blobs), err, stderr)
	}
}

func TestALimitThatIsNoneIsRefusedBeforeTheWork(t *testing.T) {
	for _, limit := range []string{"lots", "0", "-1GB"} {
		a, _, _ := appWith(t, map[string]string{"XDG_CACHE_HOME": t.TempDir(), envCacheLimit: limit})
		if _, err := a.openStore(t.Context()); err == nil || !strings.Contains(err.Error(), envCacheLimit) {
			t.Errorf("%s: %v", limit, err)
		}
	}
}

func TestASizeIsANumber(t *testing.T) {
	for text, want := range map[string]int64{"20GB": 20e9, "1.5 kb": 1500, "0": 0, "nan": -1, "-1": -1,
		"inf": -1, "": -1} {
		got, err := parseBytes(text)
		if err != nil {
			got = -1
		}
		if got != want {
			t.Errorf("%q is %d, want %d", text, got, want)
		}
	}
}
