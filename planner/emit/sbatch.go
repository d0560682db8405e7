package emit

import (
	"errors"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/recipe"
)

// Sbatch writes a batch script for Slurm that runs a command in the image of a
// stack, once each GPU that it was given and the driver below have been found
// fit. The image is a file that all nodes see: a .sqsh file for Pyxis, a .sif
// file for Apptainer.
func Sbatch(in Input) ([]byte, error) {
	run, err := in.slurmStep()
	if err != nil {
		return nil, err
	}
	if _, err := driverParts(in.Stack.Driver.Floor); err != nil {
		return nil, err
	}
	capabilities, err := in.capabilities()
	if err != nil {
		return nil, err
	}
	fallback, err := in.batchCommand()
	if err != nil {
		return nil, err
	}
	var fit []string
	for _, c := range capabilities {
		fit = append(fit, fmt.Sprintf("%d.%d", c[0], c[1]))
	}
	var b strings.Builder
	b.WriteString("#!/bin/bash\n")
	fmt.Fprintf(&b, "#SBATCH --job-name=%s\n#SBATCH --nodes=1\n#SBATCH --ntasks=1\n#SBATCH --gpus=1\n",
		plainName(in.Target))
	for _, line := range append(in.header("sbatch"), "Start it with: sbatch FILE [COMMAND...]") {
		b.WriteString("# " + line + "\n")
	}
	fmt.Fprintf(&b, "set -euo pipefail\n\nimage=%s\nfloor=%s\ncapabilities=%s\n", shellWord(in.Built),
		shellWord(in.Stack.Driver.Floor), shellWord(strings.Join(fit, " ")))
	b.WriteString(hostCheck)
	b.WriteString(fallback)
	b.WriteString(run)
	return []byte(b.String()), nil
}

// hostCheck ends a job on a host that cannot run the stack, with words. An empty
// floor or list of capabilities is none.
const hostCheck = `
drivers=$(nvidia-smi --query-gpu=driver_version --format=csv,noheader)
if [[ -z $drivers ]]; then
  echo "$HOSTNAME: Slurm has given this job no GPU" >&2
  exit 1
fi
while read -r driver; do
  oldest=$(printf '%s\n' "${floor:-$driver}" "$driver" | sort --version-sort | head --lines=1)
  if [[ $oldest != "${floor:-$driver}" ]]; then
    echo "$HOSTNAME: driver $driver is older than $floor, which this image needs" >&2
    exit 1
  fi
done <<<"$drivers"
# Drivers before R510 do not tell the compute capability.
gpus=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader) || gpus=""
while read -r capability; do
  if [[ -n $capabilities && -n $capability && " $capabilities " != *" $capability "* ]]; then
    echo "$HOSTNAME: this image was planned for compute capability $capabilities, and a GPU here has $capability" >&2
    exit 1
  fi
done <<<"$gpus"
`

// slurmStep is the line that starts the container.
func (in Input) slurmStep() (string, error) {
	switch {
	case in.Built == "":
		return "", errors.New("say which image: --image FILE.sqsh for Pyxis or --image FILE.sif for Apptainer, " +
			"as \"envsolve build --output type=enroot,dest=FILE.sqsh\" and type=sif write them")
	case oneLine(in.Built) != in.Built:
		return "", fmt.Errorf("--image %q: a path of one line", in.Built)
	case strings.HasSuffix(in.Built, ".sqsh"):
		// Pyxis takes a name that begins with neither / nor . for one in a registry.
		return "\n[[ $image == /* ]] || image=$PWD/$image\nsrun --container-image=\"$image\" \"$@\"\n", nil
	case strings.HasSuffix(in.Built, ".sif"):
		return "\nsrun apptainer exec --nv \"$image\" \"$@\"\n", nil
	}
	return "", fmt.Errorf("--image %q: a .sqsh file for Pyxis or a .sif file for Apptainer, which all nodes see", in.Built)
}

// batchCommand sets what runs where the script is given no command: the image's
// own, or its self-test.
func (in Input) batchCommand() (string, error) {
	config, err := in.config()
	if err != nil {
		return "", err
	}
	command := append(append([]string{}, config.Entrypoint...), config.Cmd...)
	if len(command) == 0 {
		command = []string{recipe.SelfTestCommand}
	}
	for i, word := range command {
		if strings.Contains(word, "\x00") {
			return "", fmt.Errorf("%q: a command holds no NUL", word)
		}
		command[i] = shellWord(word)
	}
	return fmt.Sprintf("if [[ $# -eq 0 ]]; then\n  set -- %s\nfi\n", strings.Join(command, " ")), nil
}

// shellWord is a text as one word of a shell, which reads nothing in it.
func shellWord(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
