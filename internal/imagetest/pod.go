package imagetest

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/matrices"
)

// Cluster says how a test is asked of a Kubernetes cluster.
type Cluster struct {
	Namespace string   // empty: the context's own
	GPUs      int      // how many the pod is given; 0 is 1
	Nodes     []string // LABEL=VALUE of the nodes that may run it; empty: those that have the target's GPUs
}

var (
	namespaceForm = lazyregexp.New(`^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`)
	nodeForm      = lazyregexp.New(`^[A-Za-z0-9][-A-Za-z0-9_./]*=[-A-Za-z0-9_.]*$`)
)

// check holds to the forms that Kubernetes gives names and labels.
func (c Cluster) check() error {
	var errs []error
	if c.Namespace != "" && !namespaceForm.MatchString(c.Namespace) {
		errs = append(errs, fmt.Errorf("namespace %q: lower-case letters, digits and '-', 63 at most", c.Namespace))
	}
	for _, node := range c.Nodes {
		if !nodeForm.MatchString(node) {
			errs = append(errs, fmt.Errorf("node selector %q: write LABEL=VALUE, such as %s=Tesla-T4", node,
				labelProduct))
		}
	}
	if c.GPUs < 0 {
		errs = append(errs, fmt.Errorf("%d GPUs: one at least", c.GPUs))
	}
	return errors.Join(errs...)
}

// The labels that GPU feature discovery, which comes with NVIDIA's device
// plugin and its GPU operator, gives to nodes. The product's name has variants
// for shared and divided GPUs; the compute capability has none.
const (
	labelMajor   = "nvidia.com/gpu.compute.major"
	labelMinor   = "nvidia.com/gpu.compute.minor"
	labelProduct = "nvidia.com/gpu.product"
)

// gpuResource is what NVIDIA's device plugin offers, and what GPU nodes are
// tainted with.
const gpuResource = "nvidia.com/gpu"

// The parts of Kubernetes' objects that a test needs, in the order in which
// people write them (Kubernetes API reference, v1 and batch/v1).
type (
	object struct {
		APIVersion string   `json:"apiVersion"`
		Kind       string   `json:"kind"`
		Metadata   metadata `json:"metadata"`
		Spec       any      `json:"spec"`
	}
	metadata struct {
		Name      string            `json:"name,omitempty"`
		Namespace string            `json:"namespace,omitempty"`
		Labels    map[string]string `json:"labels,omitempty"`
	}
	jobSpec struct {
		BackoffLimit            int      `json:"backoffLimit"`
		ActiveDeadlineSeconds   int      `json:"activeDeadlineSeconds"`
		TTLSecondsAfterFinished int      `json:"ttlSecondsAfterFinished"`
		Template                template `json:"template"`
	}
	template struct {
		Metadata metadata `json:"metadata"`
		Spec     podSpec  `json:"spec"`
	}
	podSpec struct {
		RestartPolicy                string            `json:"restartPolicy"`
		AutomountServiceAccountToken bool              `json:"automountServiceAccountToken"`
		EnableServiceLinks           bool              `json:"enableServiceLinks"`
		SecurityContext              podSecurity       `json:"securityContext"`
		NodeSelector                 map[string]string `json:"nodeSelector,omitempty"`
		Affinity                     *affinity         `json:"affinity,omitempty"`
		Tolerations                  []toleration      `json:"tolerations,omitempty"`
		Containers                   []container       `json:"containers"`
		Volumes                      []volume          `json:"volumes"`
	}
	podSecurity struct {
		RunAsNonRoot   bool              `json:"runAsNonRoot"`
		RunAsUser      int64             `json:"runAsUser"`
		RunAsGroup     int64             `json:"runAsGroup"`
		SeccompProfile map[string]string `json:"seccompProfile"`
	}
	affinity struct {
		NodeAffinity nodeAffinity `json:"nodeAffinity"`
	}
	nodeAffinity struct {
		Required nodeSelector `json:"requiredDuringSchedulingIgnoredDuringExecution"`
	}
	nodeSelector struct {
		Terms []nodeTerm `json:"nodeSelectorTerms"`
	}
	nodeTerm struct {
		MatchExpressions []requirement `json:"matchExpressions"`
	}
	requirement struct {
		Key      string   `json:"key"`
		Operator string   `json:"operator"`
		Values   []string `json:"values"`
	}
	toleration struct {
		Key      string `json:"key"`
		Operator string `json:"operator"`
		Effect   string `json:"effect"`
	}
	container struct {
		Name            string            `json:"name"`
		Image           string            `json:"image"`
		Command         []string          `json:"command"`
		Args            []string          `json:"args,omitempty"`
		Resources       resources         `json:"resources"`
		SecurityContext containerSecurity `json:"securityContext"`
		VolumeMounts    []mount           `json:"volumeMounts"`
	}
	resources struct {
		Limits map[string]string `json:"limits,omitempty"`
	}
	containerSecurity struct {
		AllowPrivilegeEscalation bool                `json:"allowPrivilegeEscalation"`
		ReadOnlyRootFilesystem   bool                `json:"readOnlyRootFilesystem"`
		Capabilities             map[string][]string `json:"capabilities"`
	}
	mount struct {
		Name      string `json:"name"`
		MountPath string `json:"mountPath"`
	}
	volume struct {
		Name     string   `json:"name"`
		EmptyDir emptyDir `json:"emptyDir"`
	}
	emptyDir struct {
		Medium    string `json:"medium,omitempty"`
		SizeLimit string `json:"sizeLimit,omitempty"`
	}
)

// subject is what a pod is made from.
type subject struct {
	name         string // of the objects, a DNS label
	image        string // pinned by digest
	target       string
	user, group  int64
	capabilities []string // of the target's GPUs, sorted; empty: not known
}

// gpusLabel is where an image names its target's GPUs.
const gpusLabel = "dev.envsolve.gpus"

// study reads from an image what a pod needs to know.
func study(reference string, img v1.Image, gpus []matrices.GPU) (subject, error) {
	config, err := img.ConfigFile()
	if err != nil {
		return subject{}, fmt.Errorf("image %s: %w", reference, err)
	}
	digest, err := img.Digest()
	if err != nil {
		return subject{}, fmt.Errorf("image %s: %w", reference, err)
	}
	target := config.Config.Labels["org.opencontainers.image.title"]
	s := subject{target: target, image: pinned(reference, digest),
		capabilities: capabilities(config.Config.Labels[gpusLabel], gpus)}
	s.user, s.group = numericUser(config.Config.User)
	s.name = strings.Trim(dnsLabel("envsolve-selftest-"+target), "-") + "-" + digest.Hex[:8]
	return s, nil
}

// pinned is a reference by digest: a tag may have moved by the time that the
// pod is started.
func pinned(reference string, digest v1.Hash) string {
	name, _, _ := strings.Cut(reference, "@")
	if colon := strings.LastIndex(name, ":"); colon > strings.LastIndex(name, "/") {
		name = name[:colon]
	}
	return name + "@" + digest.String()
}

// dnsLabel makes text fit for a part of an object's name (RFC 1123), with room
// for nine more characters.
func dnsLabel(text string) string {
	const most = 63 - 9
	var b strings.Builder
	for _, r := range strings.ToLower(text) {
		if r < 'a' || r > 'z' {
			if r < '0' || r > '9' {
				r = '-'
			}
		}
		b.WriteRune(r)
	}
	if b.Len() > most {
		return b.String()[:most]
	}
	return b.String()
}

// numericUser is the image's user where it is a number other than root's. A
// pod that must not be root needs one, and the self-test needs none in
// particular.
func numericUser(user string) (uid, gid int64) {
	const fallback = 1000
	name, group, _ := strings.Cut(user, ":")
	uid, err := strconv.ParseInt(name, 10, 32)
	if err != nil || uid <= 0 {
		return fallback, fallback
	}
	gid, err = strconv.ParseInt(group, 10, 32)
	if err != nil || gid <= 0 {
		gid = uid
	}
	return uid, gid
}

// capabilities are the compute capabilities of GPUs by their ids. One unknown
// id leaves them all unknown: a node must not be ruled out by mistake.
func capabilities(ids string, gpus []matrices.GPU) []string {
	var found []string
	for id := range strings.SplitSeq(ids, ",") {
		i := slices.IndexFunc(gpus, func(g matrices.GPU) bool { return g.ID == id })
		if i < 0 {
			return nil
		}
		found = append(found, gpus[i].ComputeCapability)
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// pod is the self-test with GPUs, and nothing it does not need.
func (s subject) pod(c Cluster, args []string, gpu bool) podSpec {
	p := podSpec{
		RestartPolicy: "Never",
		SecurityContext: podSecurity{
			RunAsNonRoot: true, RunAsUser: s.user, RunAsGroup: s.group,
			SeccompProfile: map[string]string{"type": "RuntimeDefault"},
		},
		Containers: []container{{
			Name: s.name, Image: s.image, Command: []string{selfTest}, Args: args,
			SecurityContext: containerSecurity{ReadOnlyRootFilesystem: true,
				Capabilities: map[string][]string{"drop": {"ALL"}}},
			VolumeMounts: []mount{{"tmp", "/tmp"}, {"shm", "/dev/shm"}},
		}},
		// NCCL shares memory between GPUs through /dev/shm, which is 64 MiB
		// unless something else is mounted there.
		Volumes: []volume{{Name: "tmp"}, {Name: "shm", EmptyDir: emptyDir{Medium: "Memory", SizeLimit: "1Gi"}}},
	}
	for _, node := range c.Nodes {
		key, value, _ := strings.Cut(node, "=")
		if p.NodeSelector == nil {
			p.NodeSelector = map[string]string{}
		}
		p.NodeSelector[key] = value
	}
	if gpu {
		p.Containers[0].Resources.Limits = map[string]string{gpuResource: strconv.Itoa(max(c.GPUs, 1))}
		p.Tolerations = []toleration{{gpuResource, "Exists", "NoSchedule"}}
		if len(c.Nodes) == 0 {
			p.Affinity = s.affinity()
		}
	}
	return p
}

// affinity keeps the pod to nodes with one of the target's GPUs.
func (s subject) affinity() *affinity {
	if len(s.capabilities) == 0 {
		return nil
	}
	a := &affinity{}
	for _, capability := range s.capabilities {
		major, minor, _ := strings.Cut(capability, ".")
		a.NodeAffinity.Required.Terms = append(a.NodeAffinity.Required.Terms, nodeTerm{[]requirement{
			{labelMajor, "In", []string{major}}, {labelMinor, "In", []string{minor}},
		}})
	}
	return a
}

// labels find what a test left in a cluster.
func (s subject) labels() map[string]string {
	return map[string]string{"app.kubernetes.io/name": "envsolve-selftest", "app.kubernetes.io/managed-by": "envsolve"}
}
