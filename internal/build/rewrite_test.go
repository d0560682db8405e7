package build

import (
	"errors"
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

func TestRewriteFollowsLinksAndKeepsDevices(t *testing.T) {
	dir := t.TempDir()
	link, file := filepath.Join(dir, "link.tar"), filepath.Join(dir, "image.tar")
	if err := os.Symlink("image.tar", link); err != nil {
		t.Fatal(err)
	}
	for _, dest := range []string{link, link, os.DevNull} {
		x := &exports{}
		f, err := x.create(dest)
		if err != nil {
			t.Fatal(err)
		}
		_, err = f.Write([]byte("text"))
		if err := errors.Join(err, f.Close(), x.finish()); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != "text" {
		t.Errorf("the link's file holds %q, %v", got, err)
	}
	if _, err := os.Readlink(link); err != nil {
		t.Error(err)
	}
	if info, err := os.Lstat(os.DevNull); err != nil || info.Mode()&os.ModeDevice == 0 {
		t.Errorf("%s is %v, %v", os.DevNull, info.Mode(), err)
	}
	x := &exports{}
	if err := x.layout(Output{Type: OutputSIF, Dest: os.DevNull}); err == nil {
		t.Error("a file system is written to a device")
	}
}

func TestAFileInAFoldersPlaceIsRefusedAtOnce(t *testing.T) {
	dir := t.TempDir()
	x := &exports{}
	dest := filepath.Join(dir, "out")
	if err := os.Mkdir(dest, 0o755); err != nil {
		t.Fatal(err)
	}
	if _, err := x.create(dest); err == nil || !strings.Contains(err.Error(), "it is a folder") {
		t.Errorf("got %v", err)
	}
	if err := os.Remove(dest); err != nil {
		t.Fatal(err)
	}
	f, err := x.create(dest)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(f.Close(), os.Mkdir(dest, 0o755)); err != nil { // made meanwhile
		t.Fatal(err)
	}
	if err := x.finish(); err == nil {
		t.Error("a file has taken a folder's place")
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v (%v)", left, err)
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
