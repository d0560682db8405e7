package recipe

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// DefaultUser owns the process unless the target says otherwise. It needs no
// entry in /etc/passwd.
const DefaultUser = "1000:1000"

// Requirement is the text for NVIDIA_REQUIRE_CUDA: the NVIDIA container runtime
// refuses to start the container on a host whose driver or GPU cannot run it,
// and says so. Commas join conditions that must all hold; each visible GPU has
// to meet them.
//
// It names the driver and not the CUDA version, as NVIDIA's own images do:
// `cuda>=12.4` refuses hosts that minor version compatibility lets run (any
// driver from 525.60.13 on runs every CUDA 12), and the lists of driver branches
// that make up for it name no GeForce from 12.5 on. The solver's floor has
// minor version compatibility, PTX and each GPU's own floor in it already.
//
// Of GPUs it names the lowest compute capability of the target, as code for one
// runs on no older chip. There is no upper bound to give: PTX may serve newer
// ones, and the self-test says which.
//
// The properties that such a text may name are cuda, driver, arch and brand
// (NVIDIA Container Toolkit documentation, "Constraints"). Where the toolkit
// hands GPUs in through CDI it does not read the text
// (github.com/NVIDIA/nvidia-container-toolkit/issues/1470, of 2025-11-19): that
// is what the guard is for.
func Requirement(s plan.Stack) string {
	var conditions []string
	if s.Driver.Floor != "" {
		conditions = append(conditions, "driver>="+s.Driver.Floor)
	}
	if lowest := lowestCapability(s.GPUs); lowest != "" {
		conditions = append(conditions, "arch>="+lowest)
	}
	return strings.Join(conditions, ",")
}

// lowestCapability compares as numbers: 9.0 is below 10.0.
func lowestCapability(gpus []plan.GPU) string {
	var lowest string
	var least [2]int
	for _, g := range gpus {
		var c [2]int
		if n, err := fmt.Sscanf(g.ComputeCapability, "%d.%d", &c[0], &c[1]); n != 2 || err != nil {
			continue
		}
		if lowest == "" || slices.Compare(c[:], least[:]) < 0 {
			lowest, least = g.ComputeCapability, c
		}
	}
	return lowest
}

func config(t *lock.Target, in Inputs) (Config, error) {
	env, err := environment(t)
	user := t.Image.User.Value
	if user == "" {
		user = DefaultUser
	}
	return Config{
		Env:        env,
		User:       user,
		WorkingDir: t.Image.Workdir.Value,
		Entrypoint: slices.Clone(t.Image.Entrypoint),
		Cmd:        slices.Clone(t.Image.Command),
		Labels:     labels(t, in.LockDigest),
	}, err
}

// environment lists the variables of the image: ours, then the user's, which
// win.
func environment(t *lock.Target) ([]string, error) {
	env := []string{
		"PATH=" + Prefix + "/bin",
		"VIRTUAL_ENV=" + Prefix,
	}
	if path := libraryPath(t.Stack); path != "" {
		env = append(env, LibraryPath+"="+path)
	}
	env = append(env, home(t.Image.User.Value)...)
	switch require := Requirement(t.Stack); {
	case len(t.Stack.GPUs) > 0:
		env = append(env, gpuEnvironment(t.Stack)...)
	case require != "" && strings.Contains(t.Base.Reference, "nvidia/cuda:"):
		// The base asks for more than the stack does: hosts on minor version
		// compatibility would not start it.
		env = append(env, "NVIDIA_REQUIRE_CUDA="+require)
	}
	var errs []error
	for _, name := range slices.Sorted(maps.Keys(t.Image.Env)) {
		if name == "" || strings.ContainsAny(name, "=\x00") || strings.Contains(t.Image.Env[name], "\x00") {
			errs = append(errs, fmt.Errorf("target %q: env %q: a name holds neither = nor NUL, a value no NUL", t.Name, name))
			continue
		}
		env = SetEnv(env, name, t.Image.Env[name])
	}
	return env, errors.Join(errs...)
}

// LibraryPath is the variable with the folders that the loader looks through first.
const LibraryPath = "LD_LIBRARY_PATH"

// libraryPath returns the folders of wheels that the loader must look through; empty for
// none.
func libraryPath(s plan.Stack) string {
	folders := make([]string, len(s.LibraryPath))
	for i, folder := range s.LibraryPath {
		folders[i] = Prefix + "/lib/python" + s.Python + "/site-packages/" + folder
	}
	return strings.Join(folders, ":")
}

// BeforeBase reports whether the value of a variable is put before that of the base image,
// with a colon between, where it has one: of PATH and of the loader's, unless the user's own
// word replaces them.
func (c Config) BeforeBase(name, value string) bool {
	switch name {
	case "PATH":
		return value == Prefix+"/bin"
	case LibraryPath:
		for folder := range strings.SplitSeq(value, ":") {
			if !strings.HasPrefix(folder, Prefix+"/lib/python") || strings.Trim(folder, folderBytes) != "" {
				return false
			}
		}
		return true
	}
	return false
}

// folderBytes are what the folders of wheels are made of.
const folderBytes = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-"

// home returns a user without an entry in /etc/passwd what programs look up
// there: a folder to write to, and a name (Python's getpass.getuser, which
// torch.compile calls, fails without one).
func home(user string) []string {
	name, _, _ := strings.Cut(user, ":")
	switch {
	case name == "":
		return []string{"HOME=/tmp", "USER=envsolve"}
	case name == "0" || name == "root":
		return nil
	case strings.Trim(name, "0123456789") == "":
		return []string{"HOME=/tmp", "USER=envsolve"}
	}
	return nil // a name that the base image knows, with its own home
}

func gpuEnvironment(s plan.Stack) []string {
	env := []string{
		"NVIDIA_VISIBLE_DEVICES=all",
		"NVIDIA_DRIVER_CAPABILITIES=compute,utility",
	}
	if require := Requirement(s); require != "" {
		env = append(env, "NVIDIA_REQUIRE_CUDA="+require)
	}
	return env
}

// SetEnv puts name=value into an environment, in the place of what it has of that
// name.
func SetEnv(env []string, name, value string) []string {
	entry := name + "=" + value
	for i, e := range env {
		if strings.HasPrefix(e, name+"=") {
			env[i] = entry
			return env
		}
	}
	return append(env, entry)
}

// labels are those of the OCI image specification (annotations.md) and our own
// under dev.envsolve; the user's win.
func labels(t *lock.Target, lockDigest string) map[string]string {
	s := t.Stack
	all := map[string]string{
		"org.opencontainers.image.title":       t.Name,
		"org.opencontainers.image.version":     strings.TrimPrefix(lockDigest, "sha256:"),
		"org.opencontainers.image.base.name":   t.Base.Reference,
		"org.opencontainers.image.base.digest": t.Base.Digest,
		"dev.envsolve.lock.digest":             lockDigest,
		"dev.envsolve.framework":               strings.TrimSpace(s.Framework.Name + " " + s.Framework.Version),
		"dev.envsolve.variant":                 s.Framework.Variant,
		"dev.envsolve.cuda":                    s.CUDA.Version,
		"dev.envsolve.cudnn":                   s.CUDNN,
		"dev.envsolve.python":                  s.Python,
		"dev.envsolve.driver.floor":            s.Driver.Floor,
		"dev.envsolve.gpus":                    gpuNames(s.GPUs),
	}
	maps.DeleteFunc(all, func(_, value string) bool { return value == "" })
	maps.Copy(all, t.Image.Labels)
	return all
}

func gpuNames(gpus []plan.GPU) string {
	ids := make([]string, len(gpus))
	for i, g := range gpus {
		ids[i] = g.ID
	}
	return strings.Join(ids, ",")
}

// ConfigOf is the config of a target's image for those who write it down and
// do not build it. It carries no lock digest: what others build from it is not
// proven to be the locked image.
func ConfigOf(t *lock.Target) (Config, error) { return config(t, Inputs{}) }
