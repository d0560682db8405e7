package emit

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	resourcev1 "k8s.io/api/resource/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"
	"k8s.io/dynamic-resource-allocation/cel"
	"sigs.k8s.io/yaml"
)

// manifests are the objects that Kubernetes reads from a file.
type manifests struct {
	claim *resourcev1.ResourceClaimTemplate
	kind  string
	pod   corev1.PodTemplateSpec
}

// kubernetesReads reads a file strictly into Kubernetes' own types: a field that
// it does not know, or of another type, is an error, as in a cluster.
func kubernetesReads(text []byte) (m manifests, err error) {
	for part := range bytes.SplitSeq(text, []byte("---\n")) {
		var head metav1.TypeMeta
		if err := yaml.Unmarshal(part, &head); err != nil {
			return m, err
		}
		m.kind = head.APIVersion + " " + head.Kind
		switch m.kind {
		case "resource.k8s.io/v1 ResourceClaimTemplate":
			m.claim = &resourcev1.ResourceClaimTemplate{}
			err = yaml.UnmarshalStrict(part, m.claim)
		case "batch/v1 Job":
			var job batchv1.Job
			err = yaml.UnmarshalStrict(part, &job)
			m.pod = job.Spec.Template
		case "apps/v1 Deployment":
			var d appsv1.Deployment
			err = yaml.UnmarshalStrict(part, &d)
			m.pod = d.Spec.Template
			for name, value := range d.Spec.Selector.MatchLabels {
				if m.pod.Labels[name] != value {
					err = fmt.Errorf("the deployment does not select its own pods: %s", name)
				}
			}
		case "v1 Pod":
			var p corev1.Pod
			err = yaml.UnmarshalStrict(part, &p)
			m.pod = corev1.PodTemplateSpec{ObjectMeta: p.ObjectMeta, Spec: p.Spec}
		default:
			err = fmt.Errorf("an object of another kind: %s", m.kind)
		}
		if err != nil {
			return m, err
		}
	}
	if n := len(m.pod.Spec.Containers); n != 1 {
		return m, fmt.Errorf("%d containers", n)
	}
	return m, nil
}

// clusterOf emits a target with a floor and reads it back.
func clusterOf(t *testing.T, floor, workload string, dra bool) manifests {
	t.Helper()
	in := built("kubernetes", FromLock(locked(t), nil))
	in.Stack.Driver.Floor, in.Workload, in.DRA = floor, workload, dra
	text, err := Kubernetes(in)
	if err != nil {
		t.Fatal(err)
	}
	m, err := kubernetesReads(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return m
}

func TestEachWorkloadIsWhatKubernetesTakes(t *testing.T) {
	for workload, want := range map[string]struct {
		kind    string
		restart corev1.RestartPolicy
	}{
		Job: {"batch/v1 Job", corev1.RestartPolicyNever}, Pod: {"v1 Pod", corev1.RestartPolicyNever},
		Deployment: {"apps/v1 Deployment", corev1.RestartPolicyAlways},
	} {
		for _, dra := range []bool{false, true} {
			m := clusterOf(t, "525.60.13", workload, dra)
			pod := m.pod.Spec
			if m.kind != want.kind || pod.RestartPolicy != want.restart || !*pod.SecurityContext.RunAsNonRoot ||
				*pod.SecurityContext.RunAsUser != 1000 {
				t.Errorf("%s is a %s that restarts %s: %+v", workload, m.kind, pod.RestartPolicy, pod.SecurityContext)
			}
			_, limited := pod.Containers[0].Resources.Limits[gpuResource]
			claimed := len(pod.Containers[0].Resources.Claims) == 1 && len(pod.ResourceClaims) == 1 && m.claim != nil &&
				*pod.ResourceClaims[0].ResourceClaimTemplateName == m.claim.Name
			if limited == dra || claimed != dra {
				t.Errorf("%s with a claim %v: limited %v, claimed %v", workload, dra, limited, claimed)
			}
		}
	}
	in := built("kubernetes", FromLock(locked(t), nil))
	in.Workload = "daemonset"
	if _, err := Kubernetes(in); err == nil || !strings.Contains(err.Error(), "job, deployment, pod") {
		t.Errorf("another workload: %v", err)
	}
}

// drivers are versions and whether each is at or above a floor.
var drivers = []struct {
	floor, driver string
	fits          bool
}{
	{"525.60.13", "525.60.13", true}, {"525.60.13", "525.60.11", false}, {"525.60.13", "525.60.04", false},
	{"525.60.13", "525.85.05", true}, {"525.60.13", "525.53", false}, {"525.60.13", "550.120", true},
	{"525.60.13", "520.99.99", false}, {"550.120", "550.120", true}, {"550.120", "550.119.20", false},
	{"550.120", "550.120.01", true}, {"535.104.05", "535.104.05", true}, {"535.104.05", "535.104.04", false},
	{"570.0", "570.0", true}, {"570.0", "569.99", false}, {"570.26", "570.9.1", false},
}

// TestTheSchedulerTakesFitNodes asks the scheduler's own code which nodes fit, by
// the labels that GPU feature discovery gives them.
func TestTheSchedulerTakesFitNodes(t *testing.T) {
	for _, tt := range drivers {
		m := clusterOf(t, tt.floor, Job, false)
		for capability, fits := range map[string]bool{"9.0": true, "8.0": true, "8.6": false, "7.5": false, "10.0": false} {
			for arch, same := range map[string]bool{"amd64": true, "arm64": false} {
				got := takes(t, m, arch, capability, tt.driver)
				if want := tt.fits && fits && same; got != want {
					t.Errorf("floor %s: an %s node with %s and driver %s is taken: %v", tt.floor, arch, capability, tt.driver, got)
				}
			}
		}
	}
}

func takes(t *testing.T, m manifests, arch, capability, driver string) bool {
	t.Helper()
	major, minor, _ := strings.Cut(capability, ".")
	labels := map[string]string{"kubernetes.io/arch": arch, labelMajor: major, labelMinor: minor}
	parts := append(strings.Split(driver, "."), "") // a revision of none is an empty label
	labels[labelDriver], labels[labelMinorOf], labels[labelRevision] = parts[0], parts[1], parts[2]
	pod := corev1.Pod{Spec: m.pod.Spec}
	node := corev1.Node{ObjectMeta: metav1.ObjectMeta{Labels: labels}}
	fits, err := nodeaffinity.GetRequiredNodeAffinity(&pod).Match(&node)
	if err != nil {
		t.Fatal(err)
	}
	return fits
}

// TestTheClaimTakesFitDevices asks Kubernetes' own CEL which devices fit, with the
// attributes that NVIDIA's driver publishes: versions without leading zeros.
func TestTheClaimTakesFitDevices(t *testing.T) {
	compiler := cel.GetCompiler(cel.Features{})
	for _, tt := range drivers {
		m := clusterOf(t, tt.floor, Job, true)
		request := m.claim.Spec.Spec.Devices.Requests[0].Exactly
		compiled := compiler.CompileCELExpression(request.Selectors[0].CEL.Expression, cel.Options{})
		if compiled.Error != nil {
			t.Fatalf("%v\n%s", compiled.Error, request.Selectors[0].CEL.Expression)
		}
		parts, err := driverParts(tt.driver)
		if err != nil {
			t.Fatal(err)
		}
		driver := fmt.Sprintf("%d.%d.%d", parts[0], parts[1], append(parts, 0)[2])
		for capability, fits := range map[string]bool{"9.0.0": true, "8.0.0": true, "8.6.0": false, "12.0.0": false} {
			got, _, err := compiled.DeviceMatches(t.Context(), cel.Device{Driver: "gpu.nvidia.com",
				Attributes: map[resourcev1.QualifiedName]resourcev1.DeviceAttribute{
					"cudaComputeCapability": {VersionValue: &capability}, "driverVersion": {VersionValue: &driver},
				}})
			if err != nil {
				t.Fatal(err)
			}
			if got != (tt.fits && fits) {
				t.Errorf("floor %s: a GPU of %s on driver %s is taken: %v", tt.floor, capability, driver, got)
			}
		}
	}
}

func TestKubernetesRefuses(t *testing.T) {
	for want, change := range map[string]func(*Input){
		"say which image: --image":       func(in *Input) { in.Built = "" },
		"a tag may move":                 func(in *Input) { in.Built = "registry.example.com/train:latest" },
		"write REGISTRY/NAME@sha256":     func(in *Input) { in.Built = "x\n@sha256:" + strings.Repeat("ab", 32) },
		"images are for linux":           func(in *Input) { in.Platform = "windows/amd64" },
		"two or three numbers":           func(in *Input) { in.Stack.Driver.Floor = "525.60.13.1" },
		`"9.x" is no compute capability`: func(in *Input) { in.Stack.GPUs[0].ComputeCapability = "9.x" },
	} {
		in := built("kubernetes", FromLock(locked(t), nil))
		change(&in)
		if text, err := Kubernetes(in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, text)
		}
	}
}

func TestWithoutAFloorAnyDriverIsTaken(t *testing.T) {
	m := clusterOf(t, "", Job, false)
	if !takes(t, m, "amd64", "9.0", "1.0") || takes(t, m, "amd64", "7.5", "999.0") {
		t.Error("nodes are chosen by something else than their GPU")
	}
}
