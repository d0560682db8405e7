package emit

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// The workloads that Kubernetes writes.
const (
	Job        = "job"
	Deployment = "deployment"
	Pod        = "pod"
)

// Workloads lists the workloads, the default first.
func Workloads() []string { return []string{Job, Deployment, Pod} }

// Kubernetes writes a Job, a Deployment or a Pod that runs the image of a stack
// on nodes that can: those with one of its GPUs, a driver at or above the
// stack's floor, and its platform. How GPUs are asked for is NVIDIA's device
// plugin, with the labels of its GPU feature discovery, or with in.DRA a
// ResourceClaimTemplate (Kubernetes 1.34 and later).
func Kubernetes(in Input) ([]byte, error) {
	k, err := in.cluster()
	if err != nil {
		return nil, err
	}
	lines := in.header("kubernetes")
	lines = append(lines, "Start it with: kubectl create -f FILE")
	if k.floor == nil {
		lines = append(lines, "The facts give no driver floor for this stack: any driver is taken.")
	}
	var b strings.Builder
	for _, line := range lines {
		b.WriteString("# " + line + "\n")
	}
	if in.DRA {
		b.WriteString(k.claimTemplate() + "---\n")
	}
	b.WriteString(k.workload())
	return []byte(b.String()), nil
}

// cluster is what the objects are made from, all of it checked.
type cluster struct {
	kind         string
	name         string // a DNS label
	image        string // by digest
	arch         string // as Kubernetes calls it
	uid, gid     int    // 0: the image's own user, by name
	floor        []int  // of the driver; nil where there is none
	capabilities [][2]int
	dra          bool
}

var imageForm = form(`^[a-z0-9][A-Za-z0-9._:/-]*@sha256:[0-9a-f]{64}$`)

// pinned returns the image that --image names, which is no image where it can
// change.
func (in Input) pinned() (string, error) {
	if in.Built == "" {
		return "", errors.New("say which image: --image REGISTRY/NAME@sha256:…, " +
			"with the digest that \"envsolve build --push\" prints")
	}
	if !imageForm().MatchString(in.Built) {
		return "", fmt.Errorf("--image %q: write REGISTRY/NAME@sha256:… with the digest that "+
			"\"envsolve build --push\" prints: a tag may move", in.Built)
	}
	return in.Built, nil
}

func (in Input) cluster() (cluster, error) {
	image, err := in.pinned()
	if err != nil {
		return cluster{}, err
	}
	arch, ok := strings.CutPrefix(in.Platform, "linux/")
	if !ok || !platformForm().MatchString(in.Platform) {
		return cluster{}, fmt.Errorf("platform %s: images are for linux; \"envsolve emit requirements\" serves others",
			in.Platform)
	}
	if !slices.Contains(Workloads(), in.workloadKind()) {
		return cluster{}, fmt.Errorf("--workload %q: use one of %s", in.Workload, strings.Join(Workloads(), ", "))
	}
	k := cluster{kind: in.workloadKind(), name: dnsLabel(in.Target), image: image, arch: arch, dra: in.DRA}
	if k.floor, err = driverParts(in.Stack.Driver.Floor); err != nil {
		return cluster{}, err
	}
	if k.capabilities, err = in.capabilities(); err != nil {
		return cluster{}, err
	}
	config, err := in.config()
	if err != nil {
		return cluster{}, err
	}
	k.uid, k.gid = numericUser(config.User)
	return k, nil
}

func (in Input) workloadKind() string {
	if in.Workload == "" {
		return Job
	}
	return in.Workload
}

// dnsLabel makes of a name one that Kubernetes takes (RFC 1123), 63 characters
// at most.
func dnsLabel(name string) string {
	label := strings.ToLower(strings.ReplaceAll(plainName(name), "_", "-"))
	if len(label) > 63 {
		label = label[:63]
	}
	if label = strings.Trim(label, "-"); label == "" {
		return "envsolve"
	}
	return label
}

// driverParts returns the numbers of a driver's version: 525.60.13, 550.120.
func driverParts(version string) ([]int, error) {
	if version == "" {
		return nil, nil
	}
	var parts []int
	for text := range strings.SplitSeq(version, ".") {
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 || len(parts) == 3 {
			return nil, fmt.Errorf("driver %q is no version of two or three numbers", version)
		}
		parts = append(parts, n)
	}
	for len(parts) < 2 {
		parts = append(parts, 0)
	}
	return parts, nil
}

var capabilityForm = form(`^([0-9]{1,3})\.([0-9]{1,3})$`)

// capabilities returns the compute capabilities of the stack's GPUs, each once,
// in the order of the GPUs.
func (in Input) capabilities() ([][2]int, error) {
	var all [][2]int
	seen := map[[2]int]bool{}
	for _, g := range in.Stack.GPUs {
		m := capabilityForm().FindStringSubmatch(g.ComputeCapability)
		if m == nil {
			return nil, fmt.Errorf("GPU %s: %q is no compute capability", g.ID, g.ComputeCapability)
		}
		major, _ := strconv.Atoi(m[1]) // digits
		minor, _ := strconv.Atoi(m[2])
		if c := [2]int{major, minor}; !seen[c] {
			seen[c] = true
			all = append(all, c)
		}
	}
	return all, nil
}

var numericForm = form(`^([1-9][0-9]{0,8})(?::([0-9]{1,9}))?$`)

// numericUser returns a user that is given by number, other than root; else 0.
func numericUser(user string) (uid, gid int) {
	m := numericForm().FindStringSubmatch(user)
	if m == nil {
		return 0, 0
	}
	uid, _ = strconv.Atoi(m[1]) // digits
	if gid, _ = strconv.Atoi(m[2]); m[2] == "" {
		gid = uid
	}
	return uid, gid
}
