package imagetest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"go.yaml.in/yaml/v3"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/matrices"
)

const (
	deadline = 3600  // seconds: every check has its own limit, so this is for a pod that hangs in the cluster
	keepJob  = 86400 // seconds that a finished Job stays, for its log to be read
)

// Job is a Kubernetes Job, as YAML, that runs the self-test of an image in a
// registry on a node with one of its target's GPUs. It fails where the
// self-test does, and it is not tried again. gpus are those that are known.
func Job(spec Spec, c Cluster, gpus []matrices.GPU) ([]byte, error) {
	if spec.Local {
		return nil, fmt.Errorf("image %s: %w", spec.Reference, errLocal)
	}
	if err := c.check(); err != nil {
		return nil, err
	}
	s, err := study(spec.Reference, spec.Image, gpus)
	if err != nil {
		return nil, err
	}
	job := object{
		APIVersion: "batch/v1", Kind: "Job",
		Metadata: metadata{Name: s.name, Namespace: c.Namespace, Labels: s.labels()},
		Spec: jobSpec{
			ActiveDeadlineSeconds: deadline, TTLSecondsAfterFinished: keepJob,
			Template: template{Metadata: metadata{Labels: s.labels()}, Spec: s.pod(c, spec.Args, true)},
		},
	}
	text, err := toYAML(job)
	if err != nil {
		return nil, err
	}
	return append(header(s, c), text...), nil
}

func header(s subject, c Cluster) []byte {
	namespace := ""
	if c.Namespace != "" {
		namespace = " -n " + c.Namespace
	}
	var b bytes.Buffer
	b.WriteString("# Runs the self-test of this image on a GPU node.\n")
	fmt.Fprintf(&b, "#   kubectl create -f JOB.yaml\n#   kubectl logs%s --follow --pod-running-timeout=%s job/%s\n",
		namespace, podStart, s.name)
	if len(s.capabilities) == 0 && len(c.Nodes) == 0 {
		b.WriteString("# The image does not say which GPUs it was planned for: any node with a GPU may run it.\n")
	}
	return b.Bytes()
}

// Text that is text in every version of YAML, and the words that are not
// (yaml.org/type/bool.html, yaml.org/type/null.html).
var (
	plainForm = lazyregexp.New(`^[A-Za-z/-][A-Za-z0-9_./@:-]*[A-Za-z0-9_./@-]$`)
	wordForm  = lazyregexp.New(`(?i)^(y|yes|n|no|true|false|on|off|null|[-.0-9]+|-?\.?(inf|nan)|---.*|- .*)$`)
)

// toYAML writes an object's JSON form as YAML, keys in the order of its fields.
// JSON is YAML already; what changes is the style. Quoting is the library's.
func toYAML(value any) ([]byte, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	var node yaml.Node
	if err := yaml.Unmarshal(text, &node); err != nil {
		return nil, err
	}
	block(&node)
	var b bytes.Buffer
	encoder := yaml.NewEncoder(&b)
	encoder.SetIndent(2)
	err = encoder.Encode(&node)
	return b.Bytes(), errors.Join(err, encoder.Close())
}

// block returns a node and all below it YAML's own style. Empty collections have
// none but JSON's, and text keeps its quotes where it could be read as
// something else: Kubernetes reads YAML 1.1, where yes is true and 1:30 is 90.
func block(n *yaml.Node) {
	switch {
	case n.Kind == yaml.ScalarNode && n.Tag == "!!str":
		if plainForm.MatchString(n.Value) && !wordForm.MatchString(n.Value) {
			n.Style = 0
		}
	case n.Kind == yaml.ScalarNode || len(n.Content) > 0:
		n.Style = 0
	}
	for _, child := range n.Content {
		block(child)
	}
}
