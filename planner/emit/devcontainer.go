package emit

import (
	"fmt"
	"strings"
)

// Devcontainer writes a devcontainer.json: the image by digest, a host with a
// GPU, and before the container starts "envsolve doctor" on the host, which
// says what the host lacks (containers.dev, "Dev Container metadata reference").
func Devcontainer(in Input) ([]byte, error) {
	image, err := in.pinned()
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(in.Platform, "linux/") {
		return nil, fmt.Errorf("platform %s: images are for linux; \"envsolve emit requirements\" serves others",
			in.Platform)
	}
	var b strings.Builder
	for _, line := range append(in.header("devcontainer"), "It goes to .devcontainer/devcontainer.json.") {
		b.WriteString("// " + line + "\n")
	}
	fmt.Fprintf(&b, "{\n  \"name\": %s,\n  \"image\": %s,\n", quoted(oneLine(in.Target)), quoted(image))
	if len(in.Stack.GPUs) > 0 {
		b.WriteString("  \"hostRequirements\": { \"gpu\": true },\n")
	}
	doctor := []string{"envsolve", "doctor"}
	if name := in.Stack.Framework.Name; name != "" {
		doctor = append(doctor, "--framework", name)
	}
	fmt.Fprintf(&b, "  \"initializeCommand\": %s,\n", strings.ReplaceAll(exec(doctor...), `","`, `", "`))
	// The image's user is a number without an entry that could be changed.
	b.WriteString("  \"updateRemoteUserUID\": false\n}\n")
	return []byte(b.String()), nil
}
