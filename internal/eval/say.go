package eval

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

// ownBase stands for the machine of a report: an image that is not ours.
const ownBase = "registry.example.com/reported:machine"

// said is a case in the words of a target.
type said struct {
	flags target.Flags
	cpu   bool     // the build for the CPU, which no flag asks for
	own   bool     // the flags' system is the reporter's own
	below string   // the CUDA that the machine's toolkit is older than
	left  []string // what of the report was left out, and why
}

// request returns the planner's request; an error names the flag at fault.
func (s *said) request(facts *matrices.Set) (request.Request, error) {
	r, err := target.FromFlags(facts, s.flags)
	if err == nil && (s.own || s.flags.CUDNN != "" || s.flags.Python != "") {
		r.Image.Base = request.Text{Value: ownBase}
	}
	if err == nil && s.cpu {
		r.Frameworks[0].CUDA = request.Text{Value: "cpu"}
	}
	return r, err
}

// speaker says cases as targets, with the names that the facts know.
type speaker struct{ facts *matrices.Set }

// say returns a case as flags, or an error why no target can say it.
func (s speaker) say(c Case) (*said, error) {
	g := c.Given
	if outside(c) {
		return nil, errors.New("the cause lies in the machine around the stack, which no target states")
	}
	out := &said{flags: target.Flags{CUDNN: g.CUDNN, Python: g.Python}}
	if g.GPU != "" {
		out.flags.GPU = []string{s.gpu(g.GPU)}
	}
	if g.Driver != "" {
		out.flags.Driver = []string{g.Driver}
	}
	if err := s.os(out, g.OS); err != nil {
		return nil, err
	}
	if err := s.framework(out, g); err != nil {
		return nil, err
	}
	if err := s.packages(out, g); err != nil {
		return nil, err
	}
	s.cuda(out, g)
	if out.below != "" {
		out.flags.CUDA = strings.TrimPrefix(lowest(out.flags.CUDA)+",<"+out.below, ",")
	}
	if !s.fixesBuild(out) {
		return nil, errors.New("it fixes no build: neither version nor CUDA nor Python nor driver is stated")
	}
	return out, nil
}

// lowest writes a version of CUDA as a lower bound.
func lowest(cuda string) string {
	if cuda == "" {
		return ""
	}
	return ">=" + cuda
}

// fixesBuild reports whether a report leaves few builds: it states a version,
// of the framework or of a package that the facts know, a CUDA or a Python.
func (s speaker) fixesBuild(said *said) bool {
	f := &said.flags
	known := func(requirement string) bool {
		name, version, _ := strings.Cut(requirement, "==")
		return version != "" && len(s.facts.Packages(name)) > 0
	}
	return strings.Contains(f.Framework[0], "==") || slices.ContainsFunc(f.With, known) || f.CUDA != "" || said.cpu ||
		f.Python != "" || len(f.Driver) > 0
}

var remark = regexp.MustCompile(`^(.*?)\s*\(([^)]*)\)\s*$`)

// gpu takes a remark off a GPU's name, unless the facts know the name with it:
// "TITAN X (Pascal)".
func (s speaker) gpu(text string) string {
	parts := remark.FindStringSubmatch(text)
	if parts == nil {
		return text
	}
	if _, _, err := s.facts.FindGPU(text); err == nil {
		return text
	}
	if _, _, err := s.facts.FindGPU(parts[1]); err != nil {
		if sm := regexp.MustCompile(`sm_\d+a?`).FindString(parts[2]); sm != "" {
			return sm
		}
	}
	return parts[1]
}

var (
	surroundings = regexp.MustCompile(`(^|-)(wsl2?|docker|linux)($|-)`)
	container    = regexp.MustCompile(`(^|-)docker($|-)`)
	armMachine   = regexp.MustCompile(`aarch64|arm64`)
)

// os returns platform and system.
func (s speaker) os(out *said, text string) error {
	name := strings.ToLower(text)
	name = strings.Trim(strings.Replace(name, "conda", "", 1), "-")
	if armMachine.MatchString(name) {
		out.flags.Platform = "linux/arm64"
		name = strings.Trim(armMachine.ReplaceAllString(name, ""), "-")
	}
	if strings.HasPrefix(name, "windows") {
		out.flags.Platform = "windows/amd64"
		return nil
	}
	out.flags.ForwardCompat = container.MatchString(name)
	for surroundings.MatchString(name) {
		name = strings.Trim(surroundings.ReplaceAllString(name, "-"), "-")
	}
	if name == "" {
		return nil
	}
	for _, row := range s.facts.OSes() {
		if row.ID == name || "glibc"+row.Glibc == name {
			out.flags.OS, out.own = row.ID, true
			return nil
		}
	}
	out.left = append(out.left, "os "+text)
	return nil
}

var nightly = regexp.MustCompile(`(?i)dev|nightly|latest`)

// framework returns --framework, or --with for a framework that is a package.
func (s speaker) framework(out *said, g Given) error {
	if nightly.MatchString(g.Version) {
		return fmt.Errorf("%s %s is a development build, which no index keeps", g.Framework, g.Version)
	}
	if slices.Contains(s.facts.FrameworkNames(), g.Framework) {
		out.flags.Framework = []string{pinned(g.Framework, g.Version)}
		return nil
	}
	for _, r := range s.facts.Packages(g.Framework) {
		for _, name := range s.facts.RankedFrameworks() {
			if known := s.facts.Frameworks(name); len(known) > 0 && r.Requires[known[0].Package] != "" {
				out.flags.Framework = []string{name}
				out.flags.With = []string{pinned(g.Framework, g.Version)}
				return nil
			}
		}
	}
	return fmt.Errorf("%q is no framework that a target can ask for", g.Framework)
}

// pinned writes a requirement: three numbers are that version, fewer a series.
func pinned(name, version string) string {
	switch {
	case version == "":
		return name
	case strings.Count(version, ".") < 2 && regexp.MustCompile(`^[\d.]+$`).MatchString(version):
		return name + "==" + version + ".*"
	}
	return name + "==" + version
}

// cuda returns --cuda, unless wheels bring another one.
func (s speaker) cuda(out *said, g Given) {
	if g.CUDA == "" {
		return
	}
	name, version, _ := strings.Cut(out.flags.Framework[0], "==")
	switch {
	case g.CUDA == "cpu":
		out.cpu = true
	case s.wheelsBringOther(name, version, g.CUDA):
		out.left = append(out.left, "CUDA "+g.CUDA+" of the machine")
	default:
		out.flags.CUDA = g.CUDA
	}
}

// wheelsBringOther reports whether the wheels of the releases bring CUDA, and
// none of them the one given.
func (s speaker) wheelsBringOther(framework, version, cuda string) bool {
	brings := false
	for _, r := range s.facts.Frameworks(framework) {
		if version != "" && r.Version != version && !strings.HasPrefix(r.Version, strings.TrimSuffix(version, "*")) {
			continue
		}
		for _, b := range r.Builds {
			if b.CUDA == "" {
				continue
			}
			if takesSystemCUDA(b) || sameCUDA(b, cuda) {
				return false
			}
			brings = true
		}
	}
	return brings
}

func takesSystemCUDA(b matrices.Build) bool {
	return slices.ContainsFunc(b.Platforms,
		func(p matrices.PlatformBuild) bool { return p.Delivery == matrices.DeliverySystem })
}

// sameCUDA reports whether a build is for a CUDA: the shorter of the two
// versions stands for all that begin with it.
func sameCUDA(b matrices.Build, cuda string) bool {
	for _, have := range []string{b.CUDA, b.CUDAFull} {
		if have != "" && (strings.HasPrefix(have+".", cuda+".") || strings.HasPrefix(cuda+".", have+".")) {
			return true
		}
	}
	return false
}
