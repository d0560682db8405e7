package machine

import (
	"archive/zip"
	"context"
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// Wheels makes wheels of packages that are installed in a folder site-packages,
// and of all that they require and that is there, whatever the marker or the
// extra. Each lies in dir, with its metadata beside it.
func Wheels(ctx context.Context, site string, names []string, dir string) ([]pyindex.File, error) {
	all, err := distributions(site)
	if err != nil {
		return nil, err
	}
	wanted, err := closure(all, names)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", site, err)
	}
	files := make([]pyindex.File, len(wanted))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.NumCPU())
	for i, d := range wanted {
		group.Go(func() (err error) {
			if err := ctx.Err(); err != nil {
				return err
			}
			files[i], err = d.pack(site, dir)
			if err != nil {
				err = fmt.Errorf("%s: %w", d.info, err)
			}
			return err
		})
	}
	return files, group.Wait()
}

// distribution is an installed package.
type distribution struct {
	info     string // the name of its folder: torch-2.11.0.dist-info
	metadata wheel.Metadata
	raw      []byte // METADATA as it is
}

func (d distribution) project() string { return pyindex.Normalize(d.metadata.Get("Name")) }

// distributions lists the packages that a wheel brought, by project.
func distributions(site string) (map[string]distribution, error) {
	folders, err := filepath.Glob(filepath.Join(site, "*.dist-info"))
	if err != nil {
		return nil, err
	}
	all := map[string]distribution{}
	for _, folder := range folders {
		raw, err := os.ReadFile(filepath.Join(folder, "METADATA"))
		if errors.Is(err, fs.ErrNotExist) {
			continue // what was left of a package that was removed
		}
		if err != nil {
			return nil, err
		}
		d := distribution{info: filepath.Base(folder), metadata: wheel.ParseMetadata(string(raw)), raw: raw}
		all[d.project()] = d
	}
	return all, nil
}

// closure is the named packages and what they require, in the order in which
// they were found.
func closure(all map[string]distribution, names []string) ([]distribution, error) {
	var list []distribution
	seen := map[string]bool{}
	for queue := slices.Clone(names); len(queue) > 0; queue = queue[1:] {
		name := pyindex.Normalize(queue[0])
		d, ok := all[name]
		if !ok && slices.Contains(names, queue[0]) {
			return nil, fmt.Errorf("%s is not installed", queue[0])
		}
		if !ok || seen[name] {
			continue
		}
		seen[name] = true
		list = append(list, d)
		for _, requirement := range d.metadata.All("Requires-Dist") {
			queue = append(queue, requirement[:projectEnd(requirement)])
		}
	}
	return list, nil
}

// projectEnd is where the project's name ends in a requirement.
func projectEnd(requirement string) int {
	end := strings.IndexFunc(requirement, func(r rune) bool {
		return !strings.ContainsRune("-_.", r) && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	})
	if end < 0 {
		return len(requirement)
	}
	return end
}

// pack writes the wheel.
func (d distribution) pack(site, dir string) (pyindex.File, error) {
	tag, err := d.tag(site)
	if err != nil {
		return pyindex.File{}, err
	}
	name := strings.TrimSuffix(d.info, ".dist-info") + "-" + tag + ".whl"
	file := filepath.Join(dir, name)
	out, err := os.Create(file)
	if err != nil {
		return pyindex.File{}, err
	}
	defer out.Close()
	hash := sha256.New()
	archive := zip.NewWriter(io.MultiWriter(out, hash))
	if err := d.fill(archive, site); err != nil {
		return pyindex.File{}, err
	}
	if err := archive.Close(); err != nil {
		return pyindex.File{}, err
	}
	info, err := out.Stat()
	if err != nil {
		return pyindex.File{}, err
	}
	if err := os.WriteFile(file+".metadata", d.raw, 0o644); err != nil {
		return pyindex.File{}, err
	}
	sum := sha256.Sum256(d.raw)
	return pyindex.File{
		Project: d.project(), Version: d.metadata.Get("Version"), Name: name, Path: file,
		SHA256: hex.EncodeToString(hash.Sum(nil)), MetadataSHA256: hex.EncodeToString(sum[:]), Size: info.Size(),
		RequiresPython: d.metadata.Get("Requires-Python"), Indexes: []string{"pypi"},
	}, nil
}

// tag is the compressed set of the tags in the file WHEEL.
func (d distribution) tag(site string) (string, error) {
	text, err := os.ReadFile(filepath.Join(site, d.info, "WHEEL"))
	if err != nil {
		return "", err
	}
	var sets [3][]string
	for _, tag := range wheel.ParseMetadata(string(text)).All("Tag") {
		parts := strings.SplitN(tag, "-", 3)
		if len(parts) != 3 {
			return "", fmt.Errorf("WHEEL names the tag %q", tag)
		}
		for i, part := range parts {
			if !slices.Contains(sets[i], part) {
				sets[i] = append(sets[i], part)
			}
		}
	}
	if sets[0] == nil {
		return "", errors.New("WHEEL names no tag")
	}
	parts := make([]string, len(sets))
	for i, set := range sets {
		parts[i] = strings.Join(set, ".")
	}
	return strings.Join(parts, "-"), nil
}

// fill copies the files that the wheel's RECORD names.
func (d distribution) fill(archive *zip.Writer, site string) error {
	text, err := os.ReadFile(filepath.Join(site, d.info, "RECORD"))
	if err != nil {
		return err
	}
	rows, err := csv.NewReader(strings.NewReader(string(text))).ReadAll()
	if err != nil {
		return fmt.Errorf("RECORD: %w", err)
	}
	programs, err := d.programs(site)
	if err != nil {
		return err
	}
	var record strings.Builder
	kept := csv.NewWriter(&record)
	for _, row := range rows {
		member := d.member(row[0], programs)
		if member == "" {
			continue
		}
		if err := add(archive, member, filepath.Join(site, row[0])); err != nil {
			return err
		}
		row[0] = member
		if err := kept.Write(row); err != nil {
			return err
		}
	}
	name := d.info + "/RECORD"
	if err := kept.Write([]string{name, "", ""}); err != nil {
		return err
	}
	kept.Flush()
	out, err := archive.CreateHeader(header(name, 0o644))
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, record.String())
	return err
}

// member is the name in the wheel of a file that RECORD names, empty for what an
// installer made.
func (d distribution) member(file string, programs []string) string {
	name := path.Clean(file)
	if inside, ok := strings.CutPrefix(name, d.info+"/"); ok {
		switch inside {
		case "INSTALLER", "REQUESTED", "direct_url.json", "uv_cache.json", "uv_build.json", "RECORD":
			return ""
		}
	}
	if path.Ext(name) == ".pyc" {
		return ""
	}
	outside := strings.TrimPrefix(name, "../../../")
	if outside == name {
		return name
	}
	data := strings.TrimSuffix(d.info, ".dist-info") + ".data/"
	script, ok := strings.CutPrefix(outside, "bin/")
	switch {
	case !ok:
		return data + "data/" + outside
	case slices.Contains(programs, script):
		return ""
	default:
		return data + "scripts/" + script
	}
}

// programs are the names of the entry points of which an installer makes programs.
func (d distribution) programs(site string) (names []string, err error) {
	text, err := os.ReadFile(filepath.Join(site, d.info, "entry_points.txt"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	section := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		name, _, isEntry := strings.Cut(line, "=")
		switch {
		case strings.HasPrefix(line, "["):
			section = line
		case isEntry && (section == "[console_scripts]" || section == "[gui_scripts]"):
			names = append(names, strings.TrimSpace(name))
		}
	}
	return names, nil
}

func add(archive *zip.Writer, name, file string) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	out, err := archive.CreateHeader(header(name, info.Mode().Perm()))
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return err
}

// header is that of a member that is not compressed.
func header(name string, mode fs.FileMode) *zip.FileHeader {
	h := &zip.FileHeader{Name: name, Method: zip.Store, Modified: time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)}
	if mode&0o111 != 0 {
		mode = 0o755
	} else {
		mode = 0o644
	}
	h.SetMode(mode)
	return h
}
