package imagetest

import (
	"slices"
	"testing"

	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/yaml"
)

// kubernetesJob reads a Job strictly into Kubernetes' own types: a field that it
// does not know, or of another type, is an error, as in a cluster.
func kubernetesJob(t *testing.T, text []byte) batchv1.Job {
	t.Helper()
	var job batchv1.Job
	if err := yaml.UnmarshalStrict(text, &job); err != nil {
		t.Fatalf("Kubernetes refuses the Job: %v\n%s", err, text)
	}
	return job
}

// checkKubernetes holds what the types alone do not: what a Job must have
// (Kubernetes API reference, Job v1 batch), and what this one is for.
func checkKubernetes(t *testing.T, text []byte, c Cluster) {
	t.Helper()
	job := kubernetesJob(t, text)
	pod := job.Spec.Template.Spec
	if job.APIVersion != "batch/v1" || job.Kind != "Job" || pod.RestartPolicy != corev1.RestartPolicyNever ||
		len(pod.Containers) != 1 {
		t.Fatalf("no Job that Kubernetes takes: %+v", job)
	}
	if job.Spec.BackoffLimit == nil || *job.Spec.BackoffLimit != 0 {
		t.Error("a failed self-test would be tried again")
	}
	one := pod.Containers[0]
	gpus, ok := one.Resources.Limits[gpuResource]
	if !ok || gpus.Value() != int64(max(c.GPUs, 1)) {
		t.Errorf("the pod asks for %v GPUs", gpus.String())
	}
	for _, mount := range one.VolumeMounts {
		if !slices.ContainsFunc(pod.Volumes, func(v corev1.Volume) bool { return v.Name == mount.Name }) {
			t.Errorf("%s is mounted from no volume", mount.Name)
		}
	}
	for _, v := range pod.Volumes {
		if v.EmptyDir == nil {
			t.Errorf("volume %s is of no kind", v.Name)
		}
	}
	if pod.SecurityContext == nil || pod.SecurityContext.RunAsNonRoot == nil || !*pod.SecurityContext.RunAsNonRoot ||
		*pod.SecurityContext.RunAsUser == 0 ||
		one.SecurityContext == nil || *one.SecurityContext.AllowPrivilegeEscalation ||
		!slices.Equal(one.SecurityContext.Capabilities.Drop, []corev1.Capability{"ALL"}) {
		t.Error("the pod would not pass the restricted Pod Security Standard")
	}
}

func TestKubernetesRefusesOtherFields(t *testing.T) {
	for _, text := range []string{
		"apiVersion: batch/v1\nkind: Job\nspec: {backOffLimits: 0}\n",
		"apiVersion: batch/v1\nkind: Job\nspec: {backoffLimit: none}\n",
	} {
		if err := yaml.UnmarshalStrict([]byte(text), &batchv1.Job{}); err == nil {
			t.Errorf("%s is taken", text)
		}
	}
}
