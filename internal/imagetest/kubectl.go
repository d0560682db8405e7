package imagetest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"

	"github.com/envsolve/envsolve/matrices"
)

// podStart bounds the wait for a node with a free GPU and for the image to
// arrive on it.
const podStart = "30m"

// answer bounds how long a cluster may take to say that it is there.
const answer = 10 * time.Second

// Kubectl runs the test as a pod, through the kubectl command.
type Kubectl struct {
	Cluster Cluster
	GPUs    []matrices.GPU // those that are known
}

// Name implements Runner.
func (k *Kubectl) Name() string { return "kubectl" }

// Offer implements Runner. Whether a cluster has GPUs free shows when the pod
// is scheduled; that somebody has a cluster is taken for a yes.
func (k *Kubectl) Offer(ctx context.Context) (Offer, error) {
	if _, err := exec.LookPath("kubectl"); err != nil {
		return Offer{}, errors.New("it is not installed")
	}
	ctx, cancel := context.WithTimeout(ctx, answer)
	defer cancel()
	name, err := output(ctx, "kubectl", "config", "current-context")
	if err != nil {
		return Offer{}, err
	}
	if _, err := output(ctx, "kubectl", "version", "--output=json", "--request-timeout=5s"); err != nil {
		return Offer{}, fmt.Errorf("context %s: %s", name, lastLine(err.Error()))
	}
	return Offer{Words: "kubectl in context " + name, GPUs: true}, nil
}

// Test implements Runner.
func (k *Kubectl) Test(ctx context.Context, spec Spec) (int, error) {
	if spec.Local {
		return 0, fmt.Errorf("image %s: %w", spec.Reference, errLocal)
	}
	if err := k.Cluster.check(); err != nil {
		return 0, err
	}
	s, err := study(spec.Reference, spec.Image, k.GPUs)
	if err != nil {
		return 0, err
	}
	args, err := k.arguments(s, spec)
	if err != nil {
		return 0, err
	}
	var said tail
	cmd := exec.Command("kubectl", args...)
	cmd.Stdout, cmd.Stderr = orDiscard(spec.Stdout), io.MultiWriter(orDiscard(spec.Stderr), &said)
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	interrupted := atInterrupt(ctx, func() { k.interrupt(cmd, s.name) })
	err = cmd.Wait()
	if interrupted() {
		return 0, ctx.Err()
	}
	if cmd.ProcessState.ExitCode() < 0 { // a signal ended it before it told us
		k.interrupt(cmd, s.name)
	}
	return podVerdict(cmd.ProcessState.ExitCode(), err, said.line())
}

// arguments are those of kubectl run. The whole pod is in the overrides; the
// flags beside them are those that kubectl insists on.
func (k *Kubectl) arguments(s subject, spec Spec) ([]string, error) {
	overrides, err := json.Marshal(object{
		APIVersion: "v1", Kind: "Pod", Metadata: metadata{Labels: s.labels()},
		Spec: s.pod(k.Cluster, spec.Args, spec.GPU != GPUOff),
	})
	if err != nil {
		return nil, err
	}
	args := []string{
		"run", s.name, "--image=" + s.image, "--restart=Never", "--attach", "--rm", "--quiet",
		"--pod-running-timeout=" + podStart, "--overrides=" + string(overrides),
	}
	if k.Cluster.Namespace != "" {
		args = append(args, "--namespace="+k.Cluster.Namespace)
	}
	return args, nil
}

// interrupt ends kubectl and takes the pod away, which kubectl does not do when
// it is stopped.
func (k *Kubectl) interrupt(cmd *exec.Cmd, pod string) {
	_ = cmd.Process.Kill() // it may have ended just now
	ctx, cancel := context.WithTimeout(context.Background(), cleanUp)
	defer cancel()
	args := []string{"delete", "pod", pod, "--ignore-not-found", "--wait=false"}
	if k.Cluster.Namespace != "" {
		args = append(args, "--namespace="+k.Cluster.Namespace)
	}
	_ = exec.CommandContext(ctx, "kubectl", args...).Run()
}

// podVerdict tells the self-test's exit codes from kubectl's own, which is 1.
func podVerdict(code int, err error, said string) (int, error) {
	var exit *exec.ExitError
	switch {
	case err != nil && !errors.As(err, &exit):
		return 0, err
	case code == 1 || code < 0:
		return 0, fmt.Errorf("kubectl run: %s", said)
	case code == notFound || code == 128:
		return 0, fmt.Errorf("the image has no %s: it was built without a self-test, or not by envsolve", selfTest)
	}
	return code, nil
}

func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[len(lines)-1]
}
