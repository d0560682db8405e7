package source

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"github.com/envsolve/envsolve/planner/observed"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestSourcesAreReadAsTheirGoldenFilesSay reads each archive of testdata: its
// comment names the sources to read, among the files beside it, and the file
// "want" holds what is observed.
func TestSourcesAreReadAsTheirGoldenFilesSay(t *testing.T) {
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) < 20 {
		t.Fatalf("%d archives, %v", len(archives), err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			golden(t, name)
		})
	}
}

func golden(t *testing.T, name string) {
	t.Helper()
	path, err := filepath.Abs(name)
	if err != nil {
		t.Fatal(err)
	}
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	want, stdin := -1, ""
	for i, f := range archive.Files {
		switch f.Name {
		case "want":
			want = i
			continue
		case "stdin":
			stdin = string(f.Data)
			continue
		}
		if err := os.MkdirAll(filepath.Dir(f.Name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(f.Name, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got := ""
	for _, sources := range sourcesOf(string(archive.Comment)) {
		got += describe(Read(context.Background(), sources, strings.NewReader(stdin)))
	}
	if *update {
		if want < 0 {
			archive.Files, want = append(archive.Files, txtar.File{Name: "want"}), len(archive.Files)
		}
		archive.Files[want].Data = []byte(got)
		if err := os.WriteFile(path, txtar.Format(archive), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want < 0 {
		t.Fatal("no file \"want\": run with -update and read what it writes")
	}
	if diff := cmp.Diff(string(archive.Files[want].Data), got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// sourcesOf returns what to read: each word of the comment's line "read: …" by
// itself, or those of "together: …" laid over one another.
func sourcesOf(comment string) (list [][]string) {
	for line := range strings.Lines(comment) {
		if rest, ok := strings.CutPrefix(line, "read: "); ok {
			for _, name := range strings.Fields(rest) {
				list = append(list, []string{name})
			}
		}
		if rest, ok := strings.CutPrefix(line, "together: "); ok {
			list = append(list, strings.Fields(rest))
		}
	}
	return list
}

// describe writes an environment a line for each observation.
func describe(env observed.Environment, err error) string {
	var b strings.Builder
	if env.Installer != "" {
		fmt.Fprintf(&b, "installer %s\n", env.Installer)
	}
	for _, o := range env.Observations {
		fmt.Fprintf(&b, "%s: %s", o.At, o.Kind)
		for _, part := range []struct{ label, value string }{
			{"", o.Name}, {"", o.Value}, {"", o.Specifier}, {"extras ", strings.Join(o.Extras, ",")},
			{"label ", o.Label}, {"in ", o.In}, {"from ", o.From}, {"marker ", o.Marker},
		} {
			if part.value != "" {
				fmt.Fprintf(&b, " %s%s", part.label, part.value)
			}
		}
		for _, from := range o.Origins {
			fmt.Fprintf(&b, " or from %q where %q", from.From+from.Value, from.Marker)
		}
		if o.Count > 0 {
			fmt.Fprintf(&b, " x%d", o.Count)
		}
		if o.Installed {
			b.WriteString(" installed")
		}
		if o.Upgraded {
			b.WriteString(" upgraded")
		}
		if o.Else {
			b.WriteString(" else")
		}
		if o.Container != "" {
			b.WriteString(" of " + o.Container)
		}
		if o.Alone {
			b.WriteString(" alone")
		}
		if o.Source {
			b.WriteString(" from-source")
		}
		fmt.Fprintf(&b, "  | %s\n", strings.ReplaceAll(o.Text, "\n", "⏎"))
	}
	for _, i := range env.Indexes {
		fmt.Fprintf(&b, "%s: index %s extra=%t links=%t channel=%t only=%s", i.At, i.URL, i.Extra, i.FindLinks,
			i.Channel, strings.Join(i.Packages, ","))
		if i.Marker != "" {
			fmt.Fprintf(&b, " where %s", i.Marker)
		}
		b.WriteString("\n")
	}
	for _, n := range env.Notes {
		fmt.Fprintf(&b, "%s: note %s\n", n.At, n.Text)
	}
	if err != nil {
		fmt.Fprintf(&b, "error: %v\n", err)
	}
	return b.String()
}
