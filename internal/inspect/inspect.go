// Package inspect reads what is really inside an image, a wheel or a library:
// the wheels that are installed, the copies of CUDA's libraries, and the
// architectures that its GPU code is for. Files are read once, as they come.
package inspect

import (
	"archive/tar"
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
	"github.com/google/go-containerregistry/pkg/v1/mutate"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
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
	Warnings  []string  `json:"warnings"`
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
	tree := mutate.Extract(img)
	stop := context.AfterFunc(ctx, func() { _ = tree.Close() })
	defer stop()
	err = c.tar(tree)
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	return c.finish(), errors.Join(err, ignoreClosed(tree.Close()))
}

func ignoreClosed(err error) error {
	if errors.Is(err, io.ErrClosedPipe) {
		return nil
	}
	return err
}

func (c *collector) tar(r io.Reader) error {
	t := tar.NewReader(r)
	for {
		h, err := t.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if h.Typeflag != tar.TypeReg {
			continue
		}
		if err := c.file(strings.TrimPrefix(path.Clean(h.Name), "/"), t); err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
}

// Archive reads a wheel, or any other zip archive, as Image reads an image.
func Archive(facts *matrices.Set, r io.ReaderAt, size int64) (*Contents, error) {
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return nil, err
	}
	c := newCollector(facts.FrameworkInfos())
	for _, f := range archive.File {
		if f.FileInfo().IsDir() {
			continue
		}
		content, err := f.Open()
		if err == nil {
			err = errors.Join(c.file(f.Name, content), content.Close())
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

// collector gathers while files pass.
type collector struct {
	found  Contents
	builds map[string]string // distribution → the CUDA that it says it was built for
	buffer *bufio.Reader
	// frameworks by the file of their wheels that names the CUDA of the build
	frameworks map[string]*matrices.FrameworkInfo
	// patterns of files that say something by their name
	metadata, toolkit, library *regexp.Regexp
}

func newCollector(frameworks []matrices.FrameworkInfo) *collector {
	files := map[string]*matrices.FrameworkInfo{}
	for i := range frameworks {
		if f := &frameworks[i]; f.BuildFile != "" {
			files[f.BuildFile] = f
		}
	}
	return &collector{
		found:      Contents{Wheels: []Wheel{}, Toolkits: []Toolkit{}, Libraries: []Library{}, Code: []Code{}, Warnings: []string{}},
		builds:     map[string]string{},
		buffer:     bufio.NewReaderSize(nil, scanned),
		frameworks: files,
		metadata:   regexp.MustCompile(`(?:^|/)[^/]+\.dist-info/METADATA$`),
		toolkit:    regexp.MustCompile(`^usr/local/cuda[^/]*/version\.(?:json|txt)$`),
		library:    regexp.MustCompile(`^(libcuda|libcudart|libcublas|libcublasLt|libcudnn|libnccl|libcufft|libcusparse|libcusolver|libcurand|libnvrtc|libnvJitLink|libnvinfer)\.so\.(\d[\d.]*)$`),
	}
}

// mostText is how much is read of files that are text, in bytes.
const mostText = 1 << 20

func (c *collector) file(name string, r io.Reader) error {
	c.buffer.Reset(r)
	if m := c.library.FindStringSubmatch(path.Base(name)); m != nil {
		c.found.Libraries = append(c.found.Libraries, Library{Name: m[1], Version: m[2], Path: name})
	}
	switch {
	case c.metadata.MatchString(name) && !strings.Contains(name, "/_vendor/"): // setuptools carries copies that only it imports
		return c.text(c.distribution)
	case c.framework(name) != nil:
		return c.text(func(text string) { c.build(c.framework(name), text) })
	case c.toolkit.MatchString(name):
		return c.text(func(text string) { c.toolkitVersion(path.Dir(name), text) })
	case name == "etc/os-release" || name == "usr/lib/os-release":
		return c.text(func(text string) {
			if m := regexp.MustCompile(`(?m)^PRETTY_NAME="?([^"\n]+)`).FindStringSubmatch(text); m != nil {
				c.found.OS = m[1]
			}
		})
	}
	return c.code(name)
}

func (c *collector) text(read func(string)) error {
	text, err := io.ReadAll(io.LimitReader(c.buffer, mostText))
	if err == nil {
		read(string(text))
	}
	return err
}

// distribution reads a METADATA file.
func (c *collector) distribution(text string) {
	if name := wheel.Normalize(wheel.Field([]byte(text), "Name")); name != "" {
		c.found.Wheels = append(c.found.Wheels, Wheel{Name: name, Version: wheel.Field([]byte(text), "Version")})
	}
}

// framework returns the framework whose wheels have a file that names the CUDA of
// the build, where this is the file.
func (c *collector) framework(name string) *matrices.FrameworkInfo {
	for file, f := range c.frameworks {
		if name == file || strings.HasSuffix(name, "/"+file) {
			return f
		}
	}
	return nil
}

func (c *collector) build(f *matrices.FrameworkInfo, text string) {
	m := regexp.MustCompile(`(?m)^cuda(?:_version)?\b[^=]*=\s*['"]([\d.]+)['"]`).FindStringSubmatch(text)
	if m == nil {
		return
	}
	for _, name := range f.Packages {
		c.builds[name] = m[1]
	}
}

func (c *collector) toolkitVersion(dir, text string) {
	m := regexp.MustCompile(`(?s)"cuda"\s*:\s*\{[^}]*"version"\s*:\s*"([\d.]+)"|CUDA Version ([\d.]+)`).FindStringSubmatch(text)
	if m != nil {
		c.found.Toolkits = append(c.found.Toolkits, Toolkit{Path: dir, Version: m[1] + m[2]})
	}
}

// code reads ELF files and bare fat binaries for GPU code.
func (c *collector) code(name string) error {
	head, err := c.buffer.Peek(4)
	if err != nil {
		return ignoreEOF(err) // too short for either
	}
	if string(head) != "\x7fELF" && string(head) != string(fatbinMagic()) {
		return nil
	}
	found, err := architectures(c.buffer)
	if err == nil && len(found) > 0 {
		c.found.Code = append(c.found.Code, Code{Path: name, Architectures: found})
	}
	return err
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
