package dpkg

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/tarball"
)

const status = `Package: zlib1g
Status: install ok installed
Architecture: amd64
Multi-Arch: same
Source: zlib (1:1.2.13.dfsg-1)
Version: 1:1.2.13.dfsg-1
Description: compression library
 runtime: with a colon

Package: removed
Status: deinstall ok config-files
Architecture: all
Version: 1

Package: bash
Status: install ok installed
Architecture: amd64
Version: 5.2.15-2+b7
`

func TestADatabaseIsRead(t *testing.T) {
	got, err := Read(strings.NewReader(status))
	want := []Package{
		{Name: "bash", Version: "5.2.15-2+b7", Arch: "amd64"},
		{Name: "zlib1g", Version: "1:1.2.13.dfsg-1", Arch: "amd64", Source: "zlib"},
	}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
}

// imageOf stacks layers, each of names and contents.
func imageOf(t *testing.T, layers ...[]string) v1.Image {
	t.Helper()
	img := empty.Image
	for _, files := range layers {
		var buf bytes.Buffer
		w := tar.NewWriter(&buf)
		for i := 0; i < len(files); i += 2 {
			if err := w.WriteHeader(&tar.Header{Name: files[i], Typeflag: tar.TypeReg, Mode: 0o644,
				Size: int64(len(files[i+1]))}); err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(w, files[i+1]); err != nil {
				t.Fatal(err)
			}
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		l, err := tarball.LayerFromOpener(func() (io.ReadCloser, error) {
			return io.NopCloser(bytes.NewReader(buf.Bytes())),
				nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if img, err = mutate.AppendLayers(img, l); err != nil {
			t.Fatal(err)
		}
	}
	return img
}

func paragraph(name, version string) string {
	return "Package: " + name + "\nStatus: install ok installed\nVersion: " + version + "\nArchitecture: amd64\n"
}

func TestTheNewestCopyCounts(t *testing.T) {
	bare := strings.Replace(paragraph("base-files", "13"), "Status: install ok installed\n", "", 1)
	for _, tt := range []struct {
		name   string
		layers [][]string
		want   string
	}{
		{"none", [][]string{{"etc/passwd", "x"}}, ""},
		{"below", [][]string{{"var/lib/dpkg/status", paragraph("a", "1")}, {"etc/passwd", "x"}}, "a 1"},
		{"twice", [][]string{{"./var/lib/dpkg/status", paragraph("a", "1")},
			{"/var/lib/dpkg/status", paragraph("a", "2") + "\n" + paragraph("b", "1")}}, "a 2 b 1"},
		{"file by file", [][]string{
			{"var/lib/dpkg/status.d/base", bare, "var/lib/dpkg/status.d/base.md5sums", "00 x"},
			{"var/lib/dpkg/status.d/tzdata", paragraph("tzdata", "2025a")},
		}, "base-files 13 tzdata 2025a"},
		{"file by file, one renewed", [][]string{
			{"var/lib/dpkg/status.d/tzdata", paragraph("tzdata", "2024a")},
			{"var/lib/dpkg/status.d/tzdata", paragraph("tzdata", "2025a")},
		}, "tzdata 2025a"},
	} {
		got, err := Installed(t.Context(), imageOf(t, tt.layers...))
		var words []string
		for _, p := range got {
			words = append(words, p.Name, p.Version)
		}
		if diff := cmp.Diff(tt.want, strings.Join(words, " ")); err != nil || diff != "" {
			t.Errorf("%s: %v\n%s", tt.name, err, diff)
		}
	}
}

func TestReadingAnImageEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Installed(ctx, imageOf(t, []string{"etc/passwd", "x"})); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestADatabaseIsBounded(t *testing.T) {
	for name, text := range map[string]string{
		"packages": strings.Repeat("Package:a\n\n", mostPackages+2),
		"bytes":    strings.Repeat(strings.Repeat("x", 1<<20-1)+"\n", mostBytes>>20+1),
	} {
		if all, err := Read(strings.NewReader(text)); !errors.Is(err, errTooMany) {
			t.Errorf("%s: %d packages, %v", name, len(all), err)
		}
	}
	one := strings.Repeat("Package:a\n\n", mostPackages)
	_, err := Installed(t.Context(), imageOf(t, []string{StatusFolder + "/a", one}, []string{StatusFolder + "/b", one}))
	if !errors.Is(err, errTooMany) {
		t.Errorf("file by file: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(status)
	f.Add("Package: a\n\n\nStatus: x installed")
	f.Fuzz(func(t *testing.T, text string) {
		all, _ := Read(strings.NewReader(text))
		for _, p := range all {
			if p.Name == "" {
				t.Error("a package without a name")
			}
		}
	})
}
