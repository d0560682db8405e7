package emit

import (
	"fmt"
	"strconv"
	"strings"
)

// The labels that NVIDIA's GPU feature discovery gives to nodes
// (github.com/NVIDIA/k8s-device-plugin, "Generated Labels"). The driver's
// revision is empty where its version has two numbers.
const (
	labelMajor    = "nvidia.com/gpu.compute.major"
	labelMinor    = "nvidia.com/gpu.compute.minor"
	labelDriver   = "nvidia.com/cuda.driver-version.major"
	labelMinorOf  = "nvidia.com/cuda.driver-version.minor"
	labelRevision = "nvidia.com/cuda.driver-version.revision"
)

// gpuResource is what NVIDIA's device plugin offers, and what GPU nodes are
// tainted with.
const gpuResource = "nvidia.com/gpu"

// workload is the object that runs the pod.
func (k cluster) workload() string {
	head := func(version, kind string) string {
		return fmt.Sprintf("apiVersion: %s\nkind: %s\nmetadata:\n%sspec:\n", version, kind, indent(2, k.metadata(true)))
	}
	template := "template:\n  metadata:\n" + indent(4, k.metadata(false)) + "  spec:\n"
	switch k.kind {
	case Pod:
		return head("v1", "Pod") + indent(2, k.pod("Never"))
	case Deployment:
		selector := fmt.Sprintf("replicas: 1\nselector:\n  matchLabels:\n    app.kubernetes.io/name: %s\n",
			quoted(k.name))
		return head("apps/v1", "Deployment") + indent(2, selector+template+indent(4, k.pod("Always")))
	}
	return head("batch/v1", "Job") + indent(2, "backoffLimit: 0\n"+template+indent(4, k.pod("Never")))
}

// metadata names an object. Pods that others make have no name of their own.
func (k cluster) metadata(named bool) string {
	text := fmt.Sprintf("labels:\n  app.kubernetes.io/name: %s\n  app.kubernetes.io/managed-by: envsolve\n",
		quoted(k.name))
	if named {
		return fmt.Sprintf("name: %s\n", quoted(k.name)) + text
	}
	return text
}

// pod is the spec of the pod, fit for the restricted Pod Security Standard
// where the image's user is a number.
func (k cluster) pod(restart string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "restartPolicy: %s\nautomountServiceAccountToken: false\nsecurityContext:\n", restart)
	if k.uid > 0 {
		fmt.Fprintf(&b, "  runAsNonRoot: true\n  runAsUser: %d\n  runAsGroup: %d\n", k.uid, k.gid)
	}
	b.WriteString("  seccompProfile:\n    type: RuntimeDefault\n")
	b.WriteString(k.affinity())
	fmt.Fprintf(&b, "tolerations:\n  - key: %s\n    operator: Exists\n    effect: NoSchedule\n", gpuResource)
	if k.dra {
		fmt.Fprintf(&b, "resourceClaims:\n  - name: gpu\n    resourceClaimTemplateName: %s\n", quoted(k.name))
	}
	fmt.Fprintf(&b, "containers:\n  - name: %s\n    image: %s\n    resources:\n", quoted(k.name), quoted(k.image))
	if k.dra {
		b.WriteString("      claims:\n        - name: gpu\n")
	} else {
		fmt.Fprintf(&b, "      limits:\n        %s: \"1\"\n", gpuResource)
	}
	b.WriteString(`    securityContext:
      allowPrivilegeEscalation: false
      capabilities:
        drop:
          - ALL
    volumeMounts:
      - name: shm
        mountPath: /dev/shm
volumes:
  # NCCL and the workers of data loaders share memory there: 64 MiB without this.
  - name: shm
    emptyDir:
      medium: Memory
`)
	return b.String()
}

// requirement is one expression of a node selector.
type requirement struct {
	key, operator string
	value         string
}

// affinity keeps the pod to nodes that run the stack. Terms are alternatives:
// one for each GPU's compute capability and each way in which a driver is new
// enough.
func (k cluster) affinity() string {
	var b strings.Builder
	b.WriteString("affinity:\n  nodeAffinity:\n    requiredDuringSchedulingIgnoredDuringExecution:\n      nodeSelectorTerms:\n")
	for _, term := range k.terms() {
		start := "        - matchExpressions:\n"
		for _, r := range term {
			fmt.Fprintf(&b, "%s            - key: %s\n              operator: %s\n              values:\n                - %q\n",
				start, r.key, r.operator, r.value)
			start = ""
		}
	}
	return b.String()
}

func (k cluster) terms() [][]requirement {
	arch := requirement{"kubernetes.io/arch", "In", k.arch}
	if k.dra { // the claim's selector says the rest
		return [][]requirement{{arch}}
	}
	capabilities := [][]requirement{nil}
	if len(k.capabilities) > 0 {
		capabilities = nil
	}
	for _, c := range k.capabilities {
		capabilities = append(capabilities, []requirement{
			{labelMajor, "In", strconv.Itoa(c[0])}, {labelMinor, "In", strconv.Itoa(c[1])},
		})
	}
	var terms [][]requirement
	for _, c := range capabilities {
		for _, d := range k.drivers() {
			terms = append(terms, append(append([]requirement{arch}, c...), d...))
		}
	}
	return terms
}

// drivers are the ways to be at or above the floor: a newer major, the same and
// a newer minor, and so on. The operator Gt reads labels as numbers: 05 is 5.
func (k cluster) drivers() [][]requirement {
	if k.floor == nil {
		return [][]requirement{nil}
	}
	labels := []string{labelDriver, labelMinorOf, labelRevision}
	var ways [][]requirement
	var same []requirement
	for i, n := range k.floor {
		above := n
		if i == len(k.floor)-1 {
			above-- // the floor itself
		}
		if i < len(k.floor)-1 || n > 0 {
			ways = append(ways, append(append([]requirement{}, same...),
				requirement{labels[i], "Gt", strconv.Itoa(above)}))
		} else {
			ways = append(ways, append([]requirement{}, same...))
		}
		same = append(same, requirement{labels[i], "In", strconv.Itoa(n)})
	}
	return ways
}

// claimTemplate asks NVIDIA's driver for dynamic resource allocation for one of
// the stack's GPUs, on a host whose driver is at or above the floor.
func (k cluster) claimTemplate() string {
	selector := ""
	if expression := k.expression(); expression != "" {
		selector = "          selectors:\n            - cel:\n                expression: |-\n" + indent(18, expression)
	}
	return "apiVersion: resource.k8s.io/v1\nkind: ResourceClaimTemplate\nmetadata:\n" + indent(2, k.metadata(true)) +
		`spec:
  spec:
    devices:
      requests:
        - name: gpu
          exactly:
            deviceClassName: gpu.nvidia.com
            allocationMode: ExactCount
            count: 1
` + indent(2, selector)
}

// expression selects devices by the attributes that NVIDIA's driver publishes as
// semantic versions, where 525.60.13 is one and 535.104.05 is 535.104.5.
func (k cluster) expression() string {
	const attribute = `device.attributes["gpu.nvidia.com"].`
	var either, all []string
	for _, c := range k.capabilities {
		either = append(either, fmt.Sprintf(`%scudaComputeCapability.compareTo(semver("%d.%d.0")) == 0`, attribute,
			c[0], c[1]))
	}
	if len(either) > 0 {
		all = append(all, "("+strings.Join(either, " ||\n ")+")")
	}
	if f := k.floor; f != nil {
		f = append(append([]int{}, f...), 0)
		all = append(all, fmt.Sprintf(`%sdriverVersion.compareTo(semver("%d.%d.%d")) >= 0`, attribute, f[0], f[1], f[2]))
	}
	if len(all) == 0 {
		return ""
	}
	return strings.Join(all, " &&\n") + "\n"
}

// indent puts spaces before each line.
func indent(spaces int, text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.Repeat(" ", spaces) + line)
	}
	return b.String()
}
