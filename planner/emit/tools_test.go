package emit

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	osexec "os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"
	"github.com/tailscale/hujson"
	"mvdan.cc/sh/v3/syntax"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// devcontainerReads reads a file as JSON with comments.
func devcontainerReads(in Input, text []byte) error {
	plain, err := hujson.Standardize(text)
	if err != nil {
		return err
	}
	var file struct {
		Name, Image       string
		HostRequirements  map[string]any
		InitializeCommand []string
		UpdateRemote      *bool `json:"updateRemoteUserUID"`
	}
	d := json.NewDecoder(bytes.NewReader(plain))
	d.DisallowUnknownFields()
	if err := d.Decode(&file); err != nil {
		return err
	}
	if file.Image != in.Built || len(file.InitializeCommand) < 2 || file.InitializeCommand[0] != "envsolve" {
		return fmt.Errorf("it starts %q after %q", file.Image, file.InitializeCommand)
	}
	return nil
}

// TestTheDevContainersProgramReadsWhatIsEmitted has the reference implementation
// read the file.
func TestTheDevContainersProgramReadsWhatIsEmitted(t *testing.T) {
	program := worldtest.NodeTool(t, "@devcontainers/cli@0.89.0", "devcontainer")
	in := built("devcontainer", FromLock(locked(t), nil))
	text, err := Devcontainer(in)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, ".devcontainer"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, ".devcontainer", "devcontainer.json"), text, 0o644); err != nil {
		t.Fatal(err)
	}
	// It looks for a container that runs already; there is no Docker to ask.
	out, err := osexec.CommandContext(t.Context(), program, "read-configuration", "--workspace-folder", dir, "--docker-path",
		"/bin/true").Output()
	if err != nil {
		t.Fatal(err)
	}
	var read struct {
		Configuration struct {
			Image             string
			HostRequirements  struct{ GPU bool }
			InitializeCommand []string
		}
	}
	if err := json.Unmarshal(out, &read); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	want := []string{"envsolve", "doctor", "--framework", "pytorch"}
	if got := read.Configuration; got.Image != in.Built || !got.HostRequirements.GPU ||
		!slices.Equal(got.InitializeCommand, want) {
		t.Errorf("it reads %+v", got)
	}
}

// bashReads parses a script and finds the image in it as one word.
func bashReads(in Input, text []byte) error {
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(bytes.NewReader(text), "batch")
	if err != nil {
		return err
	}
	calls := map[string]int{}
	syntax.Walk(file, func(n syntax.Node) bool {
		if call, ok := n.(*syntax.CallExpr); ok && len(call.Args) > 0 {
			calls[call.Args[0].Lit()]++
		}
		return true
	})
	if len(calls) > 9 || calls["srun"] != 1 || !strings.Contains(string(text), "image="+shellWord(in.Built)+"\n") {
		return fmt.Errorf("it calls %v", calls)
	}
	return nil
}

// TestABatchScriptChecksItsHost runs the script where srun and nvidia-smi say what
// they are told to.
func TestABatchScriptChecksItsHost(t *testing.T) {
	for _, tt := range []struct {
		name, gpus, image string
		command           []string
		want              string // of srun
		refused           string
	}{
		{"fit", "535.104.05, 9.0", "/s/it's.sqsh", []string{"python", "a b.py"}, "--container-image=/s/it's.sqsh|python|a b.py", ""},
		{"its own command", "525.60.13, 8.0", "/s/x.sif", nil, "apptainer|exec|--nv|/s/x.sif|python||train.py", ""},
		{"two GPUs", "550.120, 9.0\n550.120, 8.0", "/s/x.sif", []string{"true"}, "apptainer|exec|--nv|/s/x.sif|true", ""},
		{"old driver", "525.60.11, 9.0", "/s/x.sif", nil, "", "driver 525.60.11 is older than 525.60.13"},
		{"older branch", "470.256.02, 9.0", "/s/x.sif", nil, "", "driver 470.256.02 is older than 525.60.13"},
		{"other GPU", "550.120, 9.0\n550.120, 7.5", "/s/x.sif", nil, "", "planned for compute capability 9.0 8.0, and a GPU here has 7.5"},
		{"no GPU", "", "/s/x.sif", nil, "", "given this job no GPU"},
		{"a driver that does not tell the capability", "535.104.05", "/s/x.sif", []string{"true"},
			"apptainer|exec|--nv|/s/x.sif|true", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			in := FromLock(locked(t), nil)
			in.Built = tt.image
			text, err := Sbatch(in)
			if err != nil {
				t.Fatal(err)
			}
			out, err := runBatch(t, text, tt.gpus, tt.command)
			if tt.refused != "" {
				if err == nil || !strings.Contains(out, tt.refused) || strings.Contains(out, "apptainer") {
					t.Errorf("%v\n%s", err, out)
				}
				return
			}
			if err != nil || strings.TrimSpace(out) != tt.want {
				t.Errorf("%v: runs %s, want %s", err, out, tt.want)
			}
		})
	}
}

// runBatch runs a batch script with programs that stand in for Slurm and NVIDIA's.
func runBatch(t *testing.T, script []byte, gpus string, args []string) (string, error) {
	t.Helper()
	dir := t.TempDir()
	var drivers, capabilities []string
	for line := range strings.Lines(gpus) {
		driver, capability, tells := strings.Cut(strings.TrimSpace(line), ", ")
		drivers = append(drivers, driver)
		if tells {
			capabilities = append(capabilities, capability)
		}
	}
	answer := "echo 'Field \"compute_cap\" is not a valid field to query.'; exit 2"
	if len(capabilities) > 0 {
		answer = "printf '%s' " + shellWord(strings.Join(capabilities, "\n"))
	}
	for name, text := range map[string]string{
		"batch": string(script), "srun": "#!/bin/bash\nIFS='|'; echo \"$*\"\n",
		"nvidia-smi": "#!/bin/bash\ncase $1 in *compute_cap*) " + answer + " ;; *) printf '%s' " +
			shellWord(strings.Join(drivers, "\n")) + " ;; esac\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	c := osexec.CommandContext(t.Context(), "bash", append([]string{filepath.Join(dir, "batch")}, args...)...)
	c.Env = append(os.Environ(), "PATH="+dir+":"+os.Getenv("PATH"))
	out, err := c.CombinedOutput()
	return string(out), err
}

func TestSbatchRefuses(t *testing.T) {
	for built, want := range map[string]string{
		"": "say which image", "/x.tar": "a .sqsh file for Pyxis", "/a\nb.sif": "a path of one line",
	} {
		in := FromLock(locked(t), nil)
		in.Built = built
		if text, err := Sbatch(in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %q\n%s", built, err, want, text)
		}
	}
}

// uvReads reads tables of a pyproject.toml: the groups hold the packages, and
// nothing else.
func uvReads(in Input, text []byte) error {
	var file struct {
		Groups map[string][]string `toml:"dependency-groups"`
		Tool   struct {
			UV struct {
				Environments []string
				Index        []struct {
					Name, URL, Format string
					Explicit, Default bool
				}
				Sources map[string][]struct{ Index, Group string }
				Groups  map[string]struct {
					Python string `toml:"requires-python"`
				} `toml:"dependency-groups"`
			}
		}
	}
	if err := toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields().Decode(&file); err != nil {
		return err
	}
	for _, group := range file.Groups {
		if in.Locked != nil && len(group) != len(in.Locked.Wheels) {
			return fmt.Errorf("%d packages of %d wheels", len(group), len(in.Locked.Wheels))
		}
	}
	if len(file.Groups) != 1 || len(file.Tool.UV.Groups) != 1 || len(file.Tool.UV.Environments) != 1 {
		return errors.New("it has not one group")
	}
	return nil
}

// pixiReads reads a manifest of one environment.
func pixiReads(in Input, text []byte) error {
	type index struct{ URL string }
	var file struct {
		Workspace struct{ Channels, Platforms []string }
		Feature   map[string]struct {
			Platforms    []string
			Requirements struct{ CUDA string } `toml:"system-requirements"`
			Dependencies map[string]string
			Options      struct {
				Index string  `toml:"index-url"`
				Pages []index `toml:"find-links"`
			} `toml:"pypi-options"`
			Packages map[string]struct {
				Version, URL, Index string
				Extras              []string
			} `toml:"pypi-dependencies"`
		}
		Environments map[string]struct {
			Features []string
			Alone    bool `toml:"no-default-feature"`
		}
	}
	if err := toml.NewDecoder(bytes.NewReader(text)).DisallowUnknownFields().Decode(&file); err != nil {
		return err
	}
	names := map[string]bool{}
	for _, w := range in.Locked.Wheels {
		names[w.Name] = true
	}
	for name, feature := range file.Feature {
		if len(feature.Packages) != len(names) || file.Environments[name].Features[0] != name {
			return fmt.Errorf("%d packages of %d", len(feature.Packages), len(names))
		}
	}
	return nil
}

// TestPixiHoldsThePackages reads the manifest of a plan.
func TestPixiHoldsThePackages(t *testing.T) {
	in := planOf()
	in.Stack.Wheels = map[string]string{"flash-attn": "https://files.example.com/flash_attn-2.8.3-cp312-cp312-linux_x86_64.whl"}
	in.Stack.Packages["flash-attn"] = "2.8.3"
	text, err := Pixi([]Input{in})
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Feature map[string]struct {
			Packages map[string]map[string]any `toml:"pypi-dependencies"`
		}
	}
	if err := toml.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	want := map[string]map[string]any{
		"flash-attn":        {"url": "https://files.example.com/flash_attn-2.8.3-cp312-cp312-linux_x86_64.whl"},
		"jax":               {"version": "==0.4.35", "extras": []any{"cuda12"}},
		"numpy":             {"version": "*"},
		"nvidia-cudnn-cu12": {"version": "==9.1.0.70"},
		"ray":               {"version": ">=2,<3", "extras": []any{"default", "tune"}},
	}
	if diff := cmp.Diff(want, file.Feature["train"].Packages); diff != "" {
		t.Error(diff)
	}
}
