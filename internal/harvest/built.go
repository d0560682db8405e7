package harvest

import (
	"archive/zip"
	"cmp"
	"encoding/json"
	"fmt"
	"path"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Built is what the build of a wheel wrote into it of what it was compiled with.
type Built struct {
	Torch string `json:"torch,omitempty"` // 2.9.1, without its local label
	CUDA  string `json:"cuda,omitempty"`  // 12.8
}

// mostRecord is the largest record of a build, in bytes, and mostRecords how many
// members are looked at for one.
const (
	mostRecord  = 64 << 10
	mostRecords = 4
)

// isBuildRecord reports whether a member may be a record of the build: a small JSON file
// that lies in the package itself, as xformers/cpp_lib.json does.
func isBuildRecord(member *zip.File) bool {
	dir, base := path.Split(member.Name)
	return path.Ext(base) == ".json" && strings.Count(dir, "/") == 1 && !strings.HasSuffix(dir, ".dist-info/") &&
		member.UncompressedSize64 <= mostRecord
}

// readBuilt reads a record of a build: the versions of torch and of CUDA, which is written
// 1208 for 12.8. Of JSON that is no such record it reads nothing.
func readBuilt(text []byte) Built {
	var record struct {
		Version struct {
			Torch string      `json:"torch"`
			CUDA  json.Number `json:"cuda"`
		} `json:"version"`
	}
	if json.Unmarshal(text, &record) != nil {
		return Built{}
	}
	torch, local, _ := strings.Cut(record.Version.Torch, "+")
	if !version.IsDotted(torch) || version.Parts(torch) < 2 {
		return Built{}
	}
	b := Built{Torch: torch}
	if n, err := record.Version.CUDA.Int64(); err == nil && n >= 1000 && n < 3000 {
		b.CUDA = fmt.Sprintf("%d.%d", n/100, n%100)
	}
	b.CUDA = cmp.Or(b.CUDA, labelled("+"+local))
	return b
}

// built looks for the record of a wheel's build.
func (*Harvester) built(r archiveFile, archive *zip.Reader, m *Measured) error {
	found, looked := Built{}, 0
	for _, member := range archive.File {
		if found != (Built{}) || looked == mostRecords {
			break
		}
		if !isBuildRecord(member) {
			continue
		}
		looked++
		text, err := unpack(r, member, mostRecord)
		if err != nil {
			return fmt.Errorf("%s: %w", member.Name, err)
		}
		found = readBuilt(text)
	}
	m.Built = &found
	return nil
}

// torchLabel finds the torch in a local label: cu12torch2.8cxx11abiTRUE, pt28cu128. The
// latter has a digit for the major and the rest for the minor.
var torchLabel = lazyregexp.New(`(?:^|[^a-z])(?:cu\d+)?(?:torch(\d)\.?(\d+)|pt(\d)(\d{1,2}))(?:cu|cxx|cpu|$)`)

// labelledTorch returns the torch that a wheel's local label names, to its minor; "" for none.
func labelledTorch(label string) string {
	m := torchLabel.FindStringSubmatch(strings.ToLower(label))
	if m == nil {
		return ""
	}
	return cmp.Or(m[1], m[3]) + "." + cmp.Or(m[2], m[4])
}

// labelledCUDA finds the CUDA in such a label.
var labelledCUDA = lazyregexp.New(`cu(\d\d)(\d)?(?:torch|$)`)

// torchBuilt returns the torch that a wheel was compiled against: as the build wrote it
// down, as its local label names it, or, of libraries that are bound to torch's C++
// interface, the one release or minor that METADATA requires; "" where none says it.
func (m *Measured) torchBuilt(label string) string {
	if m.Built != nil && m.Built.Torch != "" {
		return m.Built.Torch
	}
	if v := labelledTorch(label); v != "" {
		return v
	}
	bound := false
	for _, l := range m.Libraries {
		bound = bound || l.TorchABI == torchCXX11 || l.TorchABI == torchOld
	}
	for _, text := range fields(m.Metadata, "Requires-Dist") {
		req, err := parseRequirement(text)
		if err != nil || req.Name != "torch" || req.Marker != "" || req.Extra != "" {
			continue
		}
		if bound {
			return pinnedTorch(req.Spec)
		}
	}
	return ""
}

// pinnedTorch returns the one release that a specifier takes, or of one that takes no more
// than the patches of a minor that; "" for any other.
func pinnedTorch(spec string) string {
	if v, exact := strings.CutPrefix(spec, "=="); exact && version.IsDotted(v) {
		return v
	}
	takes, err := version.ParseSpecifier(spec)
	if err != nil {
		return ""
	}
	low := takes.Low()
	if !version.IsDotted(low) || version.Parts(low) < 2 {
		return ""
	}
	_, minor := version.NextNumber(low)
	n, _ := version.NextNumber(minor)
	if next := fmt.Sprintf("%s.%d.0", version.Major(low), n+1); takes.Allows(next) {
		return ""
	}
	return version.Minor(low)
}

// builtCells writes what a wheel was compiled with.
func builtCells(row *matrices.PackageRelease, m *Measured, name wheel.Name) {
	_, label, _ := strings.Cut(name.Version, "+")
	row.TorchBuilt = cmp.Or(row.TorchBuilt, m.torchBuilt(label))
	cuda := ""
	if m.Built != nil {
		cuda = m.Built.CUDA
	}
	if of := labelledCUDA.FindStringSubmatch(label); cuda == "" && of != nil && labelledTorch(label) != "" {
		cuda = strings.TrimSuffix(of[1]+"."+of[2], ".")
	}
	if row.CUDA == "" || row.CUDA == version.Major(cuda) { // libraries name the major alone
		row.CUDA = cuda
	}
}
