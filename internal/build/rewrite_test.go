package build

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRewriteLeavesTheSameBytesAlone(t *testing.T) {
	text := strings.Repeat("some layer ", 1000)
	for _, tt := range []struct {
		name, old, now string
		unchanged      bool
	}{
		{"nothing is there", "", text, false},
		{"the same", text, text, true},
		{"another end", text + "old", text + "new", false},
		{"another start", "old" + text, "new" + text, false},
		{"shorter now", text + "more", text, false},
		{"longer now", text, text + "more", false},
		{"empty now", text, "", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			dest := filepath.Join(dir, "image.tar")
			if tt.old != "" {
				if err := os.WriteFile(dest, []byte(tt.old), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			x := &exports{}
			f, err := x.create(dest)
			if err != nil {
				t.Fatal(err)
			}
			for rest := tt.now; rest != ""; {
				n := min(len(rest), 777)
				if _, err := f.Write([]byte(rest[:n])); err != nil {
					t.Fatal(err)
				}
				rest = rest[n:]
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			if f.unchanged != tt.unchanged {
				t.Errorf("unchanged: %v", f.unchanged)
			}
			if err := x.finish(); err != nil {
				t.Fatal(err)
			}
			if got, err := os.ReadFile(dest); err != nil || string(got) != tt.now {
				t.Errorf("%d bytes, want %d (%v)", len(got), len(tt.now), err)
			}
			if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
				t.Errorf("left behind: %v (%v)", left, err)
			}
		})
	}
}

func TestAnAbandonedRewriteLeavesWhatWasThere(t *testing.T) {
	dir := t.TempDir()
	dest := filepath.Join(dir, "image.tar")
	if err := os.WriteFile(dest, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, now := range []string{"ol", "new"} {
		x := &exports{}
		f, err := x.create(dest)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte(now)); err != nil {
			t.Fatal(err)
		}
		if err := x.abort(); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(dest); string(got) != "old" {
			t.Errorf("%q is there", got)
		}
		if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
			t.Errorf("left behind: %v (%v)", left, err)
		}
	}
}
