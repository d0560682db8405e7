package testworld

import (
	"context"
	"path/filepath"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/matrices"
)

// pytorchFacts are the releases that stand-ins are made for.
func pytorchFacts() []matrices.FrameworkRelease { return matrices.Embedded().Frameworks("pytorch") }

func standInsPrint() string { return fingerprint(1, pytorchFacts()) }

// standIns makes the wheels of builds that no distribution has.
func (m *maker) standIns(ctx context.Context, into string) ([]pyindex.File, error) {
	offers, err := standin.All(pytorchFacts())
	if err != nil {
		return nil, err
	}
	var probes []standin.ProbeOffer
	for _, o := range offers {
		probes = append(probes, standin.ProbeOffer{Offer: o})
	}
	probes = append(probes, standin.Probes()...)
	files := make([]pyindex.File, len(probes))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2)
	for i, p := range probes {
		group.Go(func() error {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			written, err := p.WriteTo(filepath.Join(m.CacheDir, into))
			files[i] = pyindex.File{
				Project: pyindex.Normalize(p.Name), Version: p.Version, Name: written.File,
				Path: filepath.Join(into, written.File), SHA256: written.SHA256,
				MetadataSHA256: written.MetadataSHA256, Size: written.Size,
				RequiresPython: p.Metadata.Get("Requires-Python"), Yanked: p.Yanked, Indexes: p.Indexes,
			}
			return err
		})
	}
	return files, group.Wait()
}
