package testworld

import (
	"context"
	"os"
	"path/filepath"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/repack"
)

func cudaLibrariesPrint() string { return fingerprint(1, repack.CUDALibraries()) }

// cudaLibraries packs NVIDIA's own libraries. Their packages are several hundred
// megabytes and of no use afterwards: they are not kept.
func (m *maker) cudaLibraries(ctx context.Context, into string) (files []pyindex.File, err error) {
	scratch, err := freshDir(m.CacheDir, "making-cuda-libraries")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	passing, err := debian.NewMirror(filepath.Join(scratch, ".archive"), m.upstream(), debian.Keyring)
	if err != nil {
		return nil, err
	}
	list, err := passing.Component(ctx, toolSuite, "non-free", "amd64")
	if err != nil {
		return nil, err
	}
	shop := &repack.Workshop{Mirror: passing, List: list, Scratch: scratch, Parallel: 4}
	all := repack.CUDALibraries()
	var debs []string
	for _, l := range all {
		debs = append(debs, l.Debs...)
	}
	if err := shop.UnpackDebs(ctx, debs); err != nil {
		return nil, err
	}
	files = make([]pyindex.File, len(all))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2)
	for i, l := range all {
		group.Go(func() error {
			made, err := shop.MakeCUDALibrary(ctx, l, filepath.Join(m.CacheDir, into))
			files[i] = catalogued(made, "", into)
			return err
		})
	}
	return files, group.Wait()
}

// realBefore leaves out the stand-ins for files that are there themselves, which
// go where the stand-ins were.
func realBefore(libraries, standIns []pyindex.File) []pyindex.File {
	place := map[string]int{}
	for i, f := range libraries {
		place[f.Project+" "+f.Version] = i
	}
	var others []pyindex.File
	for _, f := range standIns {
		i, taken := place[f.Project+" "+f.Version]
		if !taken {
			others = append(others, f)
			continue
		}
		libraries[i].Indexes = append(libraries[i].Indexes, f.Indexes...)
	}
	return others
}
