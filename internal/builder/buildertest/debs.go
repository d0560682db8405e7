package buildertest

import (
	"context"
	"errors"
	"io"
	"net/http"
	"path"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
)

// ResolveDebs asks the base image's own apt what to install.
func ResolveDebs(t *testing.T, b *builder.Builder, base *registry.Image, packages ...string) []lock.AptPackage {
	t.Helper()
	script := "set -eu\napt-get update -qq\napt-get install -o Acquire::ForceHash=SHA256 -qq --yes --no-install-recommends --print-uris \"$@\" >/uris\n"
	result, err := b.Run(t.Context(), builder.RunSpec{
		Image: base.Content, Platform: Platform, Network: true, Outputs: []string{"/uris"},
		Files: map[string][]byte{"/apt.sh": []byte(script)}, Args: append([]string{"/bin/sh", "/apt.sh"}, packages...),
	})
	if err != nil {
		t.Fatal(err)
	}
	var debs []lock.AptPackage
	for line := range strings.Lines(string(result.Files["/uris"])) {
		fields := strings.Fields(line) // 'URL' FILE SIZE SHA256:HEX
		debs = append(debs, lock.AptPackage{
			URL: strings.Trim(fields[0], "'"), File: fields[1], SHA256: strings.TrimPrefix(fields[3], "SHA256:"),
		})
	}
	if len(debs) < len(packages) {
		t.Fatalf("apt names %d packages: %s", len(debs), result.Files["/uris"])
	}
	return debs
}

func DownloadDebs(t *testing.T, s *store.Store, debs []lock.AptPackage) {
	t.Helper()
	for _, p := range debs {
		_, err := s.Put(t.Context(), digest.NewDigestFromEncoded(digest.SHA256, p.SHA256), func(w io.Writer) error {
			response, err := http.Get(p.URL)
			if err != nil {
				return err
			}
			defer response.Body.Close()
			_, err = io.Copy(w, response.Body)
			return err
		})
		if err != nil {
			t.Fatalf("%s: %v", path.Base(p.URL), err)
		}
	}
}

func CopyBlob(ctx context.Context, from, to *store.Store, d digest.Digest) error {
	_, err := to.Put(ctx, d, func(w io.Writer) error {
		f, err := from.Open(d)
		if err != nil {
			return err
		}
		_, err = io.Copy(w, f)
		return errors.Join(err, f.Close())
	})
	return err
}
