package harvest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"path"
	"path/filepath"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclwrite"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/matrices/version"
)

// Installs is the framework that a package of the index installs, or has installed in
// some release; "" for none.
func (h *Harvester) Installs(name string) string {
	for _, f := range h.Facts.FrameworkInfos() {
		if slices.ContainsFunc(f.Distributions(), func(p string) bool { return wheel.Normalize(p) == name }) {
			return f.ID
		}
	}
	return ""
}

// Measure reads the libraries of a release of a framework: of one wheel for each
// platform, since those for other Pythons are made from the same code; of one
// platform alone where one is named. A wheel that cannot be read leaves those of the
// other platforms to be: their rows come with the error, which names each that was not.
func (h *Harvester) Measure(ctx context.Context, name string, r Release, only string) ([]matrices.MeasuredWheel,
	error) {
	var rows []matrices.MeasuredWheel
	var faults []error
	read := map[string]bool{}
	for _, w := range newest(r.wheels) {
		platform := platformOf(w.Platforms)
		if platform == "" || platform == anyPlatform || read[platform] ||
			only != "" && only != platform {
			continue
		}
		read[platform] = true
		row, err := h.measuredRow(ctx, w.File)
		if err != nil {
			faults = append(faults, fmt.Errorf("%s %s for %s: %w", name, r.Version, platform, err))
			if ctx.Err() != nil || errors.Is(err, ErrBudget) {
				break
			}
			continue
		}
		row.Package, row.Version, row.Platform = name, r.Version, platform
		rows = append(rows, row)
	}
	return rows, errors.Join(faults...)
}

// measuredRow reads the libraries of one wheel, which the row cites.
func (h *Harvester) measuredRow(ctx context.Context, f index.File) (matrices.MeasuredWheel, error) {
	m, err := h.measure(ctx, f, true)
	if err != nil {
		return matrices.MeasuredWheel{}, err
	}
	citation, err := cite(f)
	if err != nil {
		return matrices.MeasuredWheel{}, err
	}
	row := measuredRowOf(m.Libraries)
	row.Sources = []string{citation}
	return row, nil
}

// Absent returns the row of a wheel that the index does not have.
func Absent(name, version, platform string) matrices.MeasuredWheel {
	return matrices.MeasuredWheel{Package: name, Version: version, Platform: platform, Absent: true,
		Evidence: matrices.Evidence{Sources: []string{Source}}}
}

// ofCUDA matches the libraries that NVIDIA makes, by the names of their files: what
// they have code for says nothing of the framework that brings them.
var ofCUDA = lazyregexp.New(
	`^(?:lib(?:cudart|cublas|cublasLt|cudnn\w*|nccl|cufft\w*|cusparse\w*|cusolver\w*|curand|nvrtc[\w-]*|nvJitLink|` +
		`nvToolsExt|cupti|nvshmem\w*|cufile\w*|nvinfer\w*|nvblas|npp\w+|nvjpeg|cutensor\w*)|` +
		`(?:cudart|cublas|cublasLt|cudnn|cufft|cusparse|cusolver|cusolverMg|curand|nvrtc|nvJitLink|` +
		`nvToolsExt|cupti|nvinfer)[\w-]*)(?:-[0-9a-f]{8})?(?:\.alt)?\.(?:so|dll)`)

// kept matches the libraries of CUDA of which a row speaks: those whose versions a stack
// is made of.
var kept = lazyregexp.New(`^lib(?:cudart|cublas|cudnn|nccl|nvrtc)(?:-[0-9a-f]{8})?\.so`)

// throughout is the share of the pieces of the most frequent target from which on a
// target counts as one that the wheel was compiled for: of older GPUs fewer kernels know,
// and single kernels for others are at most a tenth.
const throughout = 0.25

// measuredRowOf writes what the libraries of a wheel say together.
func measuredRowOf(libraries map[string]Library) matrices.MeasuredWheel {
	var row matrices.MeasuredWheel
	pieces := map[string]int{}
	for file, l := range libraries {
		base := path.Base(file)
		if ofCUDA.MatchString(base) {
			if kept.MatchString(base) {
				row.Bundles = append(row.Bundles, base)
			}
			continue
		}
		if l.Glibc != "" {
			row.Glibc = version.Newest(row.Glibc, l.Glibc)
		}
		for _, needed := range l.Needed {
			if kept.MatchString(needed) {
				row.Loads = append(row.Loads, needed)
			}
		}
		for target, n := range l.Pieces {
			pieces[target] += n
		}
	}
	slices.Sort(row.Loads)
	row.Loads = slices.Compact(row.Loads)
	slices.Sort(row.Bundles)
	most := 0
	for _, n := range pieces {
		most = max(most, n)
	}
	var every, some []string
	for _, target := range slices.Sorted(maps.Keys(pieces)) {
		if float64(pieces[target]) >= throughout*float64(most) {
			every = append(every, target)
		} else {
			some = append(some, target)
		}
	}
	row.SM, row.PTX = split(every)
	row.Some = withPTX(some)
	return row
}

// split parts targets into those with machine code and those with PTX, oldest first.
func split(targets []string) (sm, ptx []string) {
	var cubins, texts []string
	for _, t := range targets {
		if strings.HasPrefix(t, "compute_") {
			texts = append(texts, t)
		} else {
			cubins = append(cubins, t)
		}
	}
	ptx = codeCell(texts)
	for i := range ptx {
		ptx[i] = strings.TrimSuffix(ptx[i], "+PTX")
	}
	return codeCell(cubins), ptx
}

// withPTX writes targets that only single kernels have; PTX has +PTX behind it.
func withPTX(targets []string) []string {
	sm, ptx := split(targets)
	for _, p := range ptx {
		sm = append(sm, p+"+PTX")
	}
	return sm
}

// MeasuredBlock writes a row as it stands in a table. That there is no GPU code is said
// by an empty list.
func MeasuredBlock(row *matrices.MeasuredWheel) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "measured %s %s %s {\n", quote(row.Package), quote(row.Version), quote(row.Platform))
	for _, cell := range []struct {
		name   string
		values []string
	}{{"sm", row.SM}, {"ptx", row.PTX}} {
		if len(cell.values) == 0 && !row.Absent {
			fmt.Fprintf(&b, "  %s = []\n", cell.name)
		}
	}
	attributes(&b, reflect.ValueOf(*row))
	b.WriteString("}\n")
	return hclwrite.Format([]byte(b.String()))
}

// measuredHead begins each file of what was measured.
const measuredHead = `# What the libraries in wheels of %s have and need: written by
# envsolve matrices harvest.
`

// MeasuredFile puts rows into a file of them, in its short form, with how many were not
// there before. A row that is there stands for the one that it was; text is what the file
// holds, nil for a new one.
func MeasuredFile(name string, text []byte, rows []matrices.MeasuredWheel) (changed []byte, added int, err error) {
	docs, diags := tablefile.Parse([]tablefile.File{{Name: name, Data: text}})
	if diags.HasErrors() {
		return nil, 0, diags
	}
	var all []matrices.MeasuredWheel
	for _, row := range docs[0].Rows {
		m, ok := row.Value.Interface().(matrices.MeasuredWheel)
		if !ok {
			return nil, 0, fmt.Errorf("%s: it holds %s blocks, and measured ones have files of their own", name, row.Block.Type)
		}
		all = append(all, m)
	}
	for _, row := range rows {
		at := slices.IndexFunc(all, func(m matrices.MeasuredWheel) bool {
			return m.Package == row.Package && m.Version == row.Version && m.Platform == row.Platform
		})
		if at < 0 {
			all, added = append(all, row), added+1
		} else {
			all[at] = row
		}
	}
	matrices.SortRows(all)
	var b bytes.Buffer
	fmt.Fprintf(&b, measuredHead, strings.TrimSuffix(filepath.Base(name), ".hcl"))
	for i := range all {
		b.WriteByte('\n')
		b.Write(MeasuredBlock(&all[i]))
	}
	short, diags := tablefile.Shorten(tablefile.File{Name: name, Data: b.Bytes()})
	if diags.HasErrors() {
		return nil, 0, diags
	}
	return short, added, nil
}
