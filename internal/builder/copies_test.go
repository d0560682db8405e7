package builder_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/recipe"
)

func sources(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "src", "main.py"), "print(1)\n", 0o600)
	write(t, filepath.Join(dir, "src", "bin", "run"), "#!/bin/sh\n", 0o700)
	if err := os.Symlink("../main.py", filepath.Join(dir, "src", "bin", "link")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("/etc", filepath.Join(dir, "out")); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestCopyLayerHoldsWhatACopyBlockSays(t *testing.T) {
	s, dir := buildertest.Store(t), sources(t)
	for _, test := range []struct {
		from, to string
		want     []string
	}{
		{"./src", "/app", []string{"app/", "app/bin/", "app/bin/link>../main.py", "app/bin/run*", "app/main.py"}},
		{"src/", "/app/", []string{"app/", "app/bin/", "app/bin/link>../main.py", "app/bin/run*", "app/main.py"}},
		{"src/main.py", "/app/x.py", []string{"app/", "app/x.py"}},
		{"src/main.py", "/app/", []string{"app/", "app/main.py"}},
		{"src/bin", "/", []string{"link>../main.py", "run*"}},
	} {
		l, err := builder.CopyLayer(t.Context(), s, dir, recipe.Copy{From: test.from, To: test.to}, layer.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, line := range listing(t, s, l) {
			got = append(got, short(line))
		}
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s to %s (-want +got):\n%s", test.from, test.to, diff)
		}
	}
}

// short is a listing's line as name, with * for a program and > for a link.
func short(line string) string {
	fields := strings.Fields(line)
	name := fields[len(fields)-1]
	switch {
	case strings.HasPrefix(fields[1], "L"):
		return name + ">" + fields[len(fields)-2]
	case strings.HasPrefix(fields[1], "-rwx"):
		return name + "*"
	}
	return name
}

func TestCopyLayerDependsOnNamesAndContentAlone(t *testing.T) {
	s, dir := buildertest.Store(t), sources(t)
	c := recipe.Copy{From: "src", To: "/app"}
	first, err := builder.CopyLayer(t.Context(), s, dir, c, layer.Options{})
	if err != nil {
		t.Fatal(err)
	}
	other := sources(t)
	file := filepath.Join(other, "src", "main.py")
	if err := os.Chtimes(file, time.Unix(5, 0), time.Unix(5, 0)); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(file, 0o664); err != nil {
		t.Fatal(err)
	}
	second, err := builder.CopyLayer(t.Context(), s, other, c, layer.Options{})
	if err != nil || second.Digest != first.Digest {
		t.Errorf("%s, then %s (%v)", first.Digest, second.Digest, err)
	}
	write(t, file, "print(2)\n", 0o600)
	third, err := builder.CopyLayer(t.Context(), s, other, c, layer.Options{})
	if err != nil || third.Digest == first.Digest {
		t.Errorf("a change of content went unseen (%v)", err)
	}
}

func TestCopyLayerStaysInTheFolder(t *testing.T) {
	s, dir := buildertest.Store(t), sources(t)
	for _, from := range []string{"../x", "/etc/passwd", "src/../../x", "out", "out/passwd", "none", ""} {
		_, err := builder.CopyLayer(t.Context(), s, filepath.Join(dir), recipe.Copy{From: from, To: "/app"}, layer.Options{})
		if err == nil || !strings.Contains(err.Error(), "copy ") {
			t.Errorf("%q: %v", from, err)
		}
	}
}
