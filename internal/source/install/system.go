package install

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
)

// systemPackage is a form of names of distribution packages, what it is about,
// and how its name writes the version; where "" it stands behind the =.
type systemPackage struct {
	name *regexp.Regexp
	kind observed.Kind
}

// systemPackages are those of NVIDIA's repositories and of Ubuntu's and Debian's.
// https://docs.nvidia.com/cuda/cuda-installation-guide-linux/#meta-packages
var systemPackages = sync.OnceValue(func() []systemPackage {
	return []systemPackage{
		{regexp.MustCompile(`^cuda(?:-(?:toolkit|runtime|libraries|libraries-dev|compiler|nvcc|cudart|minimal-build|` +
			`command-line-tools|cudart-dev))?-(\d+[-.]\d+)$`), observed.Toolkit},
		{regexp.MustCompile(`^(?:lib)?cudnn\d*(?:-dev)?(?:-cuda-\d+)?(?:=(\d+(?:\.\d+)+)(?:[-+].*)?)?$`), observed.CUDNN},
		{regexp.MustCompile(`^libnccl(?:2|-dev)(?:=(\d+(?:\.\d+)+)(?:[-+].*)?)?$`), observed.NCCL},
		{regexp.MustCompile(`^python(3\.\d+)(?:-(?:dev|venv|full|minimal|distutils))?$`), observed.Python},
		{regexp.MustCompile(`^(?:nvidia-(?:driver|open|utils|compute-utils|smi|headless(?:-no-dkms)?|dkms|kernel-(?:common|` +
			`source|dkms|open|open-dkms))|cuda-drivers(?:-fabricmanager)?|libnvidia-compute|libcuda1)` +
			`(?:-(\d{3,4}))?(?:-open|-server)*(?:=.*)?$`), observed.Driver},
	}
})

// driverBehind is the driver's version at the beginning of that of its package: 535.183.01-0ubuntu0.22.04.1.
var driverBehind = lazyregexp.New(`^(?:\d+:)?(\d{3,4}\.\d{1,3}(?:\.\d+)?)(?:[-+~].*)?$`)

// driverOf returns the version of the driver that a package brings, given with its branch if its name says one: its
// own, which a package that hands over to a later branch has of that one, or else the branch.
func driverOf(branch, version string) string {
	if m := driverBehind.FindStringSubmatch(version); m != nil {
		return m[1]
	}
	return branch
}

// mostNamed is how many packages of a distribution one note names.
const mostNamed = 6

// system reads what a distribution's package manager installs.
func (s Script) system(program string, args []argument) {
	args, ok := verb(args, "install")
	if !ok {
		return
	}
	known := systemPackages()
	var others []argument
	for _, a := range args {
		if strings.HasPrefix(a.text, "-") {
			continue
		}
		if s.systemPackage(known, a) {
			continue
		}
		if others = append(others, a); NamesCUDA(a.text) {
			s.Reading.Observe(observed.Observation{Kind: observed.Brought}, a.start, a.end)
		}
	}
	if len(others) == 0 {
		return
	}
	s.Reading.Env.Bound = s.Reading.Env.Bound || slices.ContainsFunc(others, isModuleOfSystem)
	var names []string
	for _, a := range others[:min(len(others), mostNamed)] {
		names = append(names, strings.Trim(document.Excerpt(a.text), `"`))
	}
	list := strings.Join(names, ", ")
	if more := len(others) - len(names); more > 0 {
		list += ", …"
	}
	s.Reading.Note(others[0].start, "not judged: packages of the system: %s", list)
	if program == "apt" || program == "apt-get" {
		note := &s.Reading.Env.Notes[len(s.Reading.Env.Notes)-1]
		for _, a := range others {
			note.Apt = append(note.Apt, a.text)
		}
	}
}

// isModuleOfSystem reports whether a package of a distribution has modules for the Python there, which an installer
// finds and leaves as they are.
func isModuleOfSystem(a argument) bool {
	module, is := strings.CutPrefix(a.text, "python3-")
	tools := []string{"pip", "venv", "virtualenv", "dev", "setuptools", "wheel", "distutils", "full", "minimal",
		"pkg-resources"}
	return a.unknown || is && !slices.Contains(tools, module)
}

func (s Script) systemPackage(known []systemPackage, a argument) bool {
	if distributionPython(a.text) {
		s.Reading.Observe(observed.Observation{Kind: observed.Python, Value: observed.OfDistribution}, a.start, a.end)
		return true
	}
	for _, p := range known {
		m := p.name.FindStringSubmatch(a.text)
		if m == nil || a.unknown {
			continue
		}
		if p.kind == observed.Driver {
			_, version, _ := strings.Cut(a.text, "=")
			if m[1] = driverOf(m[1], version); m[1] == "" {
				return false
			}
			if s.Passing {
				s.Reading.NotJudged(a.start, a.end, "a container runs with the driver of its host")
				return true
			}
		}
		if m[1] == "" && p.kind == observed.CUDNN {
			m[1] = majorIn(a.text)
		}
		if m[1] == "" {
			s.Reading.NotJudged(a.start, a.end, "no version")
			s.Reading.Observe(observed.Observation{Kind: observed.Brought}, a.start, a.end)
			return true
		}
		o := observed.Observation{Kind: p.kind, Value: strings.ReplaceAll(m[1], "-", ".")}
		if p.kind == observed.CUDNN || p.kind == observed.NCCL {
			o.In = observed.InSystem
		}
		s.Reading.Observe(o, a.start, a.end)
		return true
	}
	return false
}

// libraryOfCUDA is a form of names of distribution packages with a library of CUDA or of TensorRT, which needs some:
// libcublas-12-4, libnvinfer8.
var libraryOfCUDA = lazyregexp.New(`^lib(?:(?:cublas|cufft|cufile|curand|cusolver|cusparse|npp|nvjitlink|nvjpeg|` +
	`nvptxcompiler)(?:-dev)?-\d+-\d+|nvinfer\d*(?:-[a-z]+\d*)*)$`)

// InDistribution returns what a package of a distribution is about, with its version if that is known, where it
// brings CUDA, a library of NVIDIA's or its driver: cuda-toolkit-12-4, libcudnn9-cuda-12, nvidia-driver-535. The
// observation has no value where that does not say a version.
func InDistribution(name, version string) (o observed.Observation, is bool) {
	for _, p := range systemPackages() {
		if p.kind == observed.Python || p.kind == observed.CUDNN && !strings.HasPrefix(name, "lib") {
			continue
		}
		m := p.name.FindStringSubmatch(name)
		if with := p.name.FindStringSubmatch(name + "=" + version); version != "" && with != nil {
			m = with
		}
		if m == nil {
			continue
		}
		if p.kind == observed.Driver {
			value := driverOf(m[1], version)
			return observed.Observation{Kind: observed.Driver, Value: value}, value != ""
		}
		o = observed.Observation{Kind: p.kind, Value: strings.ReplaceAll(m[1], "-", ".")}
		if o.Value == "" && p.kind == observed.CUDNN {
			o.Value = majorIn(name)
		}
		if p.kind != observed.Toolkit {
			o.In = observed.InSystem
		}
		if o.Value == "" {
			o = observed.Observation{Kind: observed.Brought}
		}
		return o, true
	}
	return observed.Observation{Kind: observed.Brought}, libraryOfCUDA.MatchString(name)
}

// distributionPython reports whether a package is the Python of its distribution, in
// whichever version, or what comes for that one alone.
func distributionPython(name string) bool {
	switch name {
	case "python3", "python3-pip", "python3-dev", "python3-venv", "python3-devel", "python-is-python3":
		return true
	}
	return false
}

// majorIn returns the major version in a name of cuDNN's package, such as libcudnn8-dev;
// empty where it names none.
func majorIn(name string) string {
	_, rest, _ := strings.Cut(name, "cudnn")
	end := 0
	for end < len(rest) && '0' <= rest[end] && rest[end] <= '9' {
		end++
	}
	return rest[:end]
}
