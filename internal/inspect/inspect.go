// Package inspect reads what is really inside an image, a wheel or a library:
// the wheels that are installed, the copies of CUDA's libraries, and the
// architectures that its GPU code is for. Files are read once, as they come.
package inspect

import (
	"archive/zip"
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"regexp"
	"slices"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/layertar"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// Contents is what was found.
type Contents struct {
	OS string `json:"os"` // of an image, as it calls itself
	// Requires is what an image wants of the driver (NVIDIA_REQUIRE_CUDA).
	Requires  string    `json:"requires"`
	Wheels    []Wheel   `json:"wheels"`
	Toolkits  []Toolkit `json:"toolkits"`
	Libraries []Library `json:"libraries"`
	Code      []Code    `json:"code"`
	// Lacks is what a whole image holds no copy of, wherever it may lie: observed.LibrariesOfCUDA
	// or observed.LibraryCUDNN; empty for neither, or where nobody can tell.
	Lacks    string   `json:"lacks,omitempty"`
	Warnings []string `json:"warnings"`
}

// Wheel is an installed distribution.
type Wheel struct {
	Name    string `json:"name"` // normalised (PEP 503)
	Version string `json:"version"`
	CUDA    string `json:"cuda,omitempty"` // that it says it was built for
}

// Toolkit is a CUDA toolkit of the system.
type Toolkit struct {
	Path    string `json:"path"` // usr/local/cuda-12.4
	Version string `json:"version"`
}

// Library is a shared library of CUDA's.
type Library struct {
	Name    string `json:"name"`    // libcudnn
	Version string `json:"version"` // as far as its file's name says it: 9, or 12.4.127
	Path    string `json:"path"`
}

// Code is a file with GPU code.
type Code struct {
	Path          string   `json:"path"`
	Architectures []string `json:"architectures"` // sm_80 machine code, compute_80 PTX
	// Pieces is how often each stands there: a library has some hundred kernels for each
	// GPU that it was compiled for, and a few for one that single kernels know.
	Pieces map[string]int `json:"-"`
}

// Image reads an image: its tree as containers see it, the upper layers before
// the lower. The frameworks of the facts say where their wheels name their CUDA.
func Image(ctx context.Context, facts *matrices.Set, img v1.Image) (*Contents, error) {
	config, err := img.ConfigFile()
	if err != nil {
		return nil, err
	}
	c := newCollector(facts.FrameworkInfos())
	for _, e := range config.Config.Env {
		if value, ok := strings.CutPrefix(e, "NVIDIA_REQUIRE_CUDA="); ok {
			c.found.Requires = value
		}
	}
	err = c.layers(ctx, img)
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if err != nil {
		return nil, err
	}
	found := c.finish()
	if config.Architecture == "amd64" { // those of a Jetson get them of the host, as they start
		found.Lacks = found.lacks()
	}
	return found, nil
}

// lacks returns what of CUDA is nowhere in an image of a system that can be told.
func (c *Contents) lacks() string {
	holds := func(names ...string) bool {
		return slices.ContainsFunc(c.Libraries, func(l Library) bool { return slices.Contains(names, l.Name) })
	}
	switch {
	case c.OS == "":
		return ""
	case len(c.Toolkits) == 0 && !holds("libcudart", "libcublas", "libcublasLt"):
		return observed.LibrariesOfCUDA
	case !holds("libcudnn"):
		return observed.LibraryCUDNN
	}
	return ""
}

// Archive reads a wheel, or any other zip archive, as Image reads an image.
func Archive(facts *matrices.Set, r io.ReaderAt, size int64) (*Contents, error) {
	archive, err := zip.NewReader(r, size)
	if errors.Is(err, zip.ErrFormat) {
		return nil, errors.New("it begins as a zip file and does not end as one: it is cut off or damaged")
	}
	if err != nil {
		return nil, err
	}
	c := newCollector(facts.FrameworkInfos())
	c.budget = layertar.NewBudget(size)
	for _, f := range archive.File {
		if f.FileInfo().IsDir() {
			continue
		}
		content, err := f.Open()
		if err == nil {
			err = errors.Join(c.file(f.Name, c.budget.Reader(content)), content.Close())
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
	}
	return c.finish(), nil
}

// File reads a single library, program or fat binary.
func File(name string, r io.Reader) (*Contents, error) {
	c := newCollector(nil)
	if err := c.file(name, r); err != nil {
		return nil, err
	}
	return c.finish(), nil
}

// mostFindings is more than any image has of wheels, libraries and kinds of GPU
// code, and longestValue longer than any name or version of them, in bytes.
const (
	mostFindings = 20_000
	longestValue = 256
)

// collector gathers while files pass.
type collector struct {
	found  Contents
	count  int               // of what was found
	texts  int               // files that expressions were tried on
	budget *layertar.Budget  // nil for a single file
	builds map[string]string // distribution → the CUDA that it says it was built for
	buffer *bufio.Reader
	head   []byte // of the METADATA that is being read
	// frameworks by the file of their wheels that names the CUDA of the build
	frameworks map[string]*matrices.FrameworkInfo
	// expressions for names, and for what stands in files
	library, toolkit, cuda, release, toolkitCUDA *regexp.Regexp
}

// libraries are CUDA's, by the names of their files.
const libraries = `^(libcuda|libcudart|libcublas|libcublasLt|libcudnn|libnccl|libcufft|libcusparse|libcusolver|` +
	`libcurand|libnvrtc|libnvJitLink|libnvinfer)\.so\.(\d[\d.]*)$`

func newCollector(frameworks []matrices.FrameworkInfo) *collector {
	files := map[string]*matrices.FrameworkInfo{}
	for i := range frameworks {
		if f := &frameworks[i]; f.BuildFile != "" {
			files[f.BuildFile] = f
		}
	}
	return &collector{
		found: Contents{
			Wheels: []Wheel{}, Toolkits: []Toolkit{}, Libraries: []Library{}, Code: []Code{}, Warnings: []string{},
		},
		builds:      map[string]string{},
		buffer:      bufio.NewReaderSize(nil, scanned),
		frameworks:  files,
		library:     regexp.MustCompile(libraries),
		toolkit:     regexp.MustCompile(`^usr/local/cuda[^/]*/version\.(?:json|txt)$`),
		cuda:        regexp.MustCompile(`(?m)^cuda(?:_version)?\b[^=]*=\s*['"]([\d.]+)['"]`),
		release:     regexp.MustCompile(`(?m)^PRETTY_NAME="?([^"\n]+)`),
		toolkitCUDA: regexp.MustCompile(`(?s)"cuda"\s*:\s*\{[^}]*"version"\s*:\s*"([\d.]+)"|CUDA Version ([\d.]+)`),
	}
}

// costOfMagic is what a look at what may be a fat binary takes, in bytes that are
// read.
const costOfMagic = 64

// spend counts looks at what may be a fat binary.
func (c *collector) spend(looks int) error {
	if c.budget == nil {
		return nil
	}
	return c.budget.Spend(int64(looks) * costOfMagic)
}

// more counts a finding; long paths and long lists count as several.
func (c *collector) more(name string, n int) error {
	if c.count += 1 + len(name)/longestValue + n/longestValue; c.count > mostFindings {
		return fmt.Errorf("there are more than %d wheels, libraries and kinds of GPU code, which no image has", mostFindings)
	}
	return nil
}

// mostText is how much is read of files that are text, in bytes, and mostTexts how
// many of them expressions are tried on: an image has a handful.
const (
	mostText  = 64 << 10
	mostTexts = 200
)

func (c *collector) file(name string, r io.Reader) error {
	c.buffer.Reset(r)
	base := path.Base(name)
	if strings.HasPrefix(base, "lib") {
		if m := c.library.FindStringSubmatch(base); m != nil {
			c.found.Libraries = append(c.found.Libraries, Library{Name: m[1], Version: clipped(m[2]), Path: name})
			if err := c.more(name, 1); err != nil {
				return err
			}
		}
	}
	switch {
	case isMetadata(name) && !strings.Contains(name, "/_vendor/"): // setuptools carries copies that only it imports
		return c.distribution()
	case c.framework(name) != nil:
		return c.text(func(text string) error { return c.build(c.framework(name), text) })
	case strings.HasPrefix(name, "usr/local/cuda") && c.toolkit.MatchString(name):
		return c.text(func(text string) error { return c.toolkitVersion(path.Dir(name), text) })
	case name == "etc/os-release" || name == "usr/lib/os-release":
		return c.text(func(text string) error {
			if m := c.release.FindStringSubmatch(text); m != nil {
				c.found.OS = clipped(m[1])
			}
			return nil
		})
	}
	return c.code(name)
}

// isMetadata reports whether a file is the METADATA of an installed wheel.
func isMetadata(name string) bool {
	return strings.HasSuffix(name, ".dist-info/METADATA") && path.Base(path.Dir(name)) != ".dist-info"
}

// clipped keeps the beginning of what is longer than any such value.
func clipped(value string) string {
	return strings.Clone(value[:min(len(value), longestValue)])
}

func (c *collector) text(read func(string) error) error {
	if c.texts++; c.texts > mostTexts {
		return fmt.Errorf("there are more than %d files that tell a version, which no image has", mostTexts)
	}
	text, err := io.ReadAll(io.LimitReader(c.buffer, mostText))
	if err != nil {
		return err
	}
	return read(string(text))
}

// mostHead is how much is read of the head of a METADATA file, in bytes.
const mostHead = 64 << 10

// distribution reads the head of a METADATA file.
func (c *collector) distribution() error {
	c.head = c.head[:0]
	lines := bufio.NewScanner(io.LimitReader(c.buffer, mostHead))
	lines.Buffer(nil, mostHead)
	for lines.Scan() && len(lines.Bytes()) > 0 {
		c.head = append(append(c.head, lines.Bytes()...), '\n')
	}
	if err := lines.Err(); err != nil && !errors.Is(err, bufio.ErrTooLong) {
		return err
	}
	name := wheel.Normalize(clipped(wheel.Field(c.head, "Name")))
	if name == "" {
		return nil
	}
	c.found.Wheels = append(c.found.Wheels, Wheel{Name: name, Version: clipped(wheel.Field(c.head, "Version"))})
	return c.more(name, 1)
}

// framework returns the framework whose wheels have a file that names the CUDA of
// the build, where this is the file.
func (c *collector) framework(name string) *matrices.FrameworkInfo {
	for file, f := range c.frameworks {
		if before, ok := strings.CutSuffix(name, file); ok && (before == "" || strings.HasSuffix(before, "/")) {
			return f
		}
	}
	return nil
}

func (c *collector) build(f *matrices.FrameworkInfo, text string) error {
	m := c.cuda.FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	for _, name := range f.Packages {
		c.builds[name] = clipped(m[1])
	}
	return nil
}

func (c *collector) toolkitVersion(dir, text string) error {
	m := c.toolkitCUDA.FindStringSubmatch(text)
	if m == nil {
		return nil
	}
	c.found.Toolkits = append(c.found.Toolkits, Toolkit{Path: dir, Version: clipped(m[1] + m[2])})
	return c.more(dir, 1)
}

// code reads libraries and programs, of Linux and of Windows, and bare fat binaries
// for GPU code.
func (c *collector) code(name string) error {
	head, err := c.buffer.Peek(4)
	if err != nil {
		return ignoreEOF(err) // too short for either
	}
	if string(head) != "\x7fELF" && string(head[:2]) != "MZ" && string(head) != string(fatbinMagic()) {
		// What is left is passed over by the archive, whose digest is over all of it.
		return nil
	}
	found, pieces, err := architectures(c.buffer, c.spend)
	if err != nil || len(found) == 0 {
		return err
	}
	c.found.Code = append(c.found.Code, Code{Path: name, Architectures: found, Pieces: pieces})
	return c.more(name, len(found)*len("compute_100"))
}

func (c *collector) finish() *Contents {
	for i, w := range c.found.Wheels {
		c.found.Wheels[i].CUDA = c.builds[w.Name]
	}
	slices.SortFunc(c.found.Wheels, func(a, b Wheel) int { return strings.Compare(a.Name, b.Name) })
	slices.SortFunc(c.found.Libraries, func(a, b Library) int {
		return cmp.Or(strings.Compare(a.Name, b.Name), strings.Compare(a.Path, b.Path))
	})
	slices.SortFunc(c.found.Code, func(a, b Code) int { return strings.Compare(a.Path, b.Path) })
	c.found.warn()
	return &c.found
}
