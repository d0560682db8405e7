package reading

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// What is looked for in the words for systems.
var (
	inContainer = lazily(`docker|container|podman|singularity|apptainer|kubernetes|k8s`)
	jetPack     = lazily(`(?:jetpack|\bl4t)[^\d]*(\d+(?:\.\d+)*)`)
	macOS       = lazily(`mac\s?os|darwin|os x\b`)
	glibc       = lazily(`(?:glibc|libc|manylinux)[^\d]*(2)[._](\d+)`)
	musl        = lazily(`alpine|\bmusl`)
	arm         = lazily(`aarch64|arm64|\barm\b|sbsa|grace|raspbian|raspberry`)
	windows     = lazily(`\bwin(dows|dow[-_\s]?1[01]|10|11|32|64|[-_\s\d]|$)|windows`)
	amd64       = lazily(`x86_64|amd64|x64`)
	servicePack = lazily(`\b(\d+)[- ]?sp(\d)\b`)
	subsystem   = lazily(`windows subsystem for linux(?:\s+v?([12])\b)?`)
	processor   = lazily(`x86[_-]?64|amd64|x64|aarch64|arm64|\b(?:32|64)[- ]?bits?\b`)
)

// System is an operating system by what it gives to programs.
type System struct {
	Name     string // as sentences call it; empty where the text names none
	ID       string // the row of the facts that its C library is read from; empty for none
	Glibc    string // the C library's version; empty where it is not known
	AtLeast  bool   // the C library is Glibc or newer
	Musl     bool   // the C library is another one, for which frameworks have no wheels
	Platform string // where the text says it
	WSL      bool
	Docker   bool
	JetPack  string // its version; empty for other machines
	NoGPU    string // the system's name where no program finds an NVIDIA GPU on it: macOS, WSL 1
	Unread   bool   // the text says nothing of all this, nor that it is some Linux
	Older    bool   // it is a release of a family that is known, and of none that its C library is known of
}

// ReadSystem reads "ubuntu20.04", "CentOS Linux 7 (Core)", "rhel 7.3", "Linux
// Mint 21", "windows 11", "WSL2 Ubuntu 22.04", "linux-docker", "glibc 2.12" and
// "JetPack 6.1".
func ReadSystem(set *matrices.Set, text string) System {
	low := subsystem().ReplaceAllString(strings.ToLower(text), "wsl$1")
	s := System{Name: strings.TrimSpace(text)}
	s.WSL = strings.Contains(low, "wsl") || strings.Contains(low, "microsoft-standard")
	if firstWSL().MatchString(low) {
		s.NoGPU = "WSL 1"
	}
	s.Docker = inContainer().MatchString(low)
	s.Platform = platformIn(low, s.WSL)
	if m := jetPack().FindStringSubmatch(low); m != nil {
		s.JetPack, s.Platform = jetPackOf(set, m[1]), "linux/arm64"
		return s
	}
	if macOS().MatchString(low) {
		s.NoGPU = MacOS
		return s
	}
	if s.Musl = musl().MatchString(low); s.Musl {
		return s
	}
	if m := glibc().FindStringSubmatch(low); m != nil {
		s.Glibc = m[1] + "." + m[2]
		return s
	}
	if s.Platform != "windows/amd64" {
		named := s.readDistribution(set, low)
		s.Unread = !named && s.Platform == "" && !s.WSL && !s.Docker && !someLinux().MatchString(low)
	}
	return s
}

// firstL4T is less than the major of any L4T and more than that of any JetPack.
const firstL4T = "20"

// jetPackOf returns the JetPack that a number names, which may be that of its L4T.
func jetPackOf(set *matrices.Set, number string) string {
	if version.Compare(number, firstL4T) >= 0 {
		if row := set.JetPackWithL4T(number); row != nil {
			return row.Version
		}
	}
	return number
}

// MacOS is the name of a system on which no program finds an NVIDIA GPU: its last driver was of
// CUDA 10.2.
const MacOS = "macOS"

// IsMacOS reports whether a text names macOS, as a system or as a platform: "darwin/arm64",
// "osx-64", "macOS 14".
func IsMacOS(text string) bool {
	low := strings.ToLower(text)
	return macOS().MatchString(low) || macPlatform().MatchString(low)
}

var macPlatform = lazily(`^osx\b`)

// someLinux is what says that a system is some Linux though it is none of the families that are
// known: another distribution, its kernel's release, a cloud's machine, an image's reference.
var someLinux = lazily(`linux|unix|posix|nix ?os|arch\b|manjaro|endeavour|garuda|gentoo|kali|void|slackware|` +
	`mageia|parrot|deepin|uos|uniontech|kylin|nobara|bazzite|silverblue|steamos|unraid|` +
	`proxmox|truenas|euler|anolis|tencent|coreos|flatcar|talos|bottlerocket|photon|raspbian|neon|` +
	`^python:|dgx|jetson|tegra|colab|kaggle|databricks|sagemaker|paperspace|runpod|lambda|vast|gcp|gke|aws|ec2|` +
	`azure|cloud|\bvm\b|\bhpc\b|cluster|slurm|-generic\b|\.el\d|\S/\S+:\S`)

// firstWSL is WSL 1, by name or by its kernel's version, which is 4.4 for good
// and has no "standard" in its name.
var firstWSL = lazily(`\bwsl[- ]?1\b|wsl version 1\b|\b4\.4\.0-\d+-microsoft\b`)

// platformIn returns the platform that a text names; empty where it names none, or Windows on Arm,
// for which nothing is judged.
func platformIn(low string, wsl bool) string {
	onWindows := !wsl && windows().MatchString(low) && !strings.Contains(low, "darwin")
	switch {
	case arm().MatchString(low) && onWindows:
		return ""
	case arm().MatchString(low):
		return "linux/arm64"
	case wsl:
		return "linux/amd64"
	case onWindows:
		return "windows/amd64"
	case amd64().MatchString(low):
		return "linux/amd64"
	}
	return ""
}

// distribution is how a family of systems is written, and the family of the
// facts whose C library it has.
type distribution struct {
	name func() *regexp.Regexp
	as   func(ver string) string // the facts' id for a version; empty where it is not known
}

// distributions lists families, the more particular ones first. Rebuilds of
// Red Hat Enterprise Linux have its C library through all of a major; Mint,
// Pop!_OS, Zorin and elementary are made of an Ubuntu LTS release.
var distributions = sync.OnceValue(func() []distribution {
	of := func(pattern string, as func(string) string) distribution {
		return distribution{lazily(pattern), as}
	}
	direct := func(family string) func(string) string {
		return func(ver string) string { return family + ver }
	}
	table := func(m map[string]string) func(string) string {
		return func(ver string) string { return m[version.Major(ver)] }
	}
	return []distribution{
		of(`mint`, table(map[string]string{"18": "ubuntu16.04", "19": "ubuntu18.04", "20": "ubuntu20.04", "21": "ubuntu22.04",
			"22": "ubuntu24.04"})),
		of(`zorin`, table(map[string]string{"15": "ubuntu18.04", "16": "ubuntu20.04", "17": "ubuntu22.04", "18": "ubuntu24.04"})),
		of(`elementary`, table(map[string]string{"5": "ubuntu18.04", "6": "ubuntu20.04", "7": "ubuntu22.04", "8": "ubuntu24.04"})),
		of(`ubuntu|pop.?os|pop!_os|kubuntu|xubuntu|lubuntu`, func(v string) string {
			switch {
			case version.Parts(v) == 1 && len(v) == 4: // as NVIDIA's repositories write it: ubuntu1804
				v = v[:2] + "." + v[2:]
			case version.Parts(v) == 1:
				v += ".04" // as people call the release of April
			}
			return "ubuntu" + v
		}),
		of(`debian`, func(v string) string { return "debian" + version.Major(v) }),
		of(`amazon|amzn|\bal2`, func(v string) string { return "amzn" + version.Major(v) }),
		of(`ubi|rhel|red ?hat|centos|rocky|alma|oracle|scientific|\bel\d`, redHat),
		of(`fedora`, direct("fedora")),
		of(`azure ?linux|azl|mariner`, direct("azl")),
		of(`suse|sles|\bleap\b`, func(v string) string {
			switch {
			case version.Parts(v) < 2 && version.Major(v) == "15":
				return "" // its service packs have C libraries from 2.26 to 2.38
			case version.Major(v) == "15":
				return "opensuse" + v
			case version.Major(v) == "16":
				return "suse16"
			}
			return ""
		}),
	}
})

// redHat returns the row of a major of Red Hat Enterprise Linux or of a rebuild.
func redHat(ver string) string {
	switch n := version.Major(ver); n {
	case "5", "6":
		return "centos" + n
	case "7":
		return "centos7"
	case "8", "9", "10":
		return "rockylinux" + n
	}
	return ""
}

// codenames are the names by which people call releases, each with the release.
func codenames() [][2]string {
	return [][2]string{
		{"trusty", "ubuntu 14.04"}, {"xenial", "ubuntu 16.04"}, {"bionic", "ubuntu 18.04"}, {"focal", "ubuntu 20.04"},
		{"jammy", "ubuntu 22.04"}, {"noble", "ubuntu 24.04"}, {"stretch", "debian 9"}, {"buster", "debian 10"},
		{"bullseye", "debian 11"}, {"bookworm", "debian 12"}, {"trixie", "debian 13"},
	}
}

// releaseNamed returns the release whose codename stands first in a text; empty where
// none does.
func releaseNamed(low string) string {
	release, first := "", len(low)
	for _, c := range codenames() {
		if at := strings.Index(low, c[0]); at >= 0 && at < first {
			release, first = c[1], at
		}
	}
	return release
}

// readDistribution finds the system's row, or that of the newest release of its
// family where it is newer, whose C library is the least that it has. It reports whether the text names a family.
func (s *System) readDistribution(set *matrices.Set, low string) (named bool) {
	if id := strings.TrimSpace(low); slices.ContainsFunc(set.OSes(), func(o matrices.OS) bool { return o.ID == id }) {
		s.take(set, id) // as images call it: opensuse15 is that of 15.6, and a bare 15 may be any
		return true
	}
	low = servicePack().ReplaceAllString(processor().ReplaceAllString(low, " "), "$1.$2")
	if FirstVersion(low) == "" {
		low = cmp.Or(releaseNamed(low), low)
	}
	return s.readNumbered(set, low) || s.readNumbered(set, releaseNamed(low)) // python:3.10-slim-bullseye
}

// readNumbered reads the distribution that a text names with its number; it reports whether it names one.
func (s *System) readNumbered(set *matrices.Set, low string) (named bool) {
	for _, d := range distributions() {
		at := d.name().FindStringIndex(low)
		if at == nil {
			continue
		}
		ver := FirstVersion(low[at[0]:])
		if n := version.Parts(ver); n > 2 {
			ver = version.Minor(ver)
		}
		if ver != "" {
			s.take(set, d.as(ver))
			s.Older = s.Glibc == ""
		}
		return true
	}
	return false
}

// take reads the C library of a row, or of the newest one of its family where the system is newer than all of them,
// or of a system that is too old for a row and that manylinux was built on. That of one between two rows is not known.
func (s *System) take(set *matrices.Set, id string) {
	family := strings.TrimRight(id, "0123456789.")
	asked := strings.TrimPrefix(id, family)
	var near *matrices.OS
	between := false
	rows := set.OSes()
	for i := range rows {
		row := &rows[i]
		if row.ID == id {
			s.ID, s.Glibc = row.ID, row.Glibc
			return
		}
		have, found := strings.CutPrefix(row.ID, family)
		if !found || !version.IsDotted(have) || asked == "" {
			continue
		}
		if version.Compare(have, asked) > 0 {
			between = true
			continue
		}
		if near == nil || version.Compare(have, strings.TrimPrefix(near.ID, family)) > 0 {
			near = row
		}
	}
	if near != nil && !between {
		s.ID, s.Glibc, s.AtLeast = near.ID, near.Glibc, true
		return
	}
	for _, m := range set.Manylinux() {
		if id != "" && strings.ToLower(strings.ReplaceAll(m.BuildBase, " ", "")) == id {
			s.Glibc = m.Glibc
		}
	}
}

// TakenFor returns what a system is taken for, where its name does not say just that: its C library, and which one has
// that, or the JetPack of an L4T; empty where it does, and where nothing is known of it.
func (s *System) TakenFor() string {
	bare := strings.ToLower(strings.ReplaceAll(s.Name, " ", ""))
	family := strings.TrimRight(s.ID, "0123456789.")
	switch {
	case s.JetPack != "" && !strings.Contains(bare, s.JetPack):
		return "JetPack " + s.JetPack
	case s.ID == "":
		return ""
	case s.AtLeast:
		return "a system with glibc " + s.Glibc + ", which " + s.ID + " has, or a later one"
	case strings.Contains(bare, family) && strings.Contains(bare, strings.TrimPrefix(s.ID, family)):
		return ""
	}
	return "a system with glibc " + s.Glibc + ", which " + s.ID + " has"
}

// otherMachine are machines that software is not judged for.
var otherMachine = lazily(`ppc64|powerpc|s390|riscv|mips|loong|sparc|arm/?v[67]|armhf|\bi[3-6]86\b|/386\b`)

// ReadPlatform reads "linux/amd64", "aarch64", "Windows", "linux_x86_64"; empty
// where the text says none, or one that nothing is judged for.
func ReadPlatform(text string) string {
	low := strings.ToLower(strings.TrimSpace(text))
	if slices.Contains(matrices.Platforms(), low) {
		return low
	}
	if IsMacOS(low) || otherMachine().MatchString(low) {
		return ""
	}
	if p := platformIn(strings.NewReplacer("_x86", " x86", "_aarch", " aarch", "_amd", " amd").Replace(low), false); p != "" {
		return p
	}
	if strings.Contains(low, "linux") {
		return "linux/amd64"
	}
	return ""
}
