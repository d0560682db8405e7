package emit

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2/hclparse"
	"github.com/moby/buildkit/frontend/dockerfile/shell"
	"github.com/pelletier/go-toml/v2"
	"go.yaml.in/yaml/v3"

	"github.com/envsolve/envsolve/planner/lock"
)

// texts calls visit with each text of a value, also those in lists; those in maps
// with a function that sets them.
func texts(v reflect.Value, visit func(get string, set func(string))) {
	switch v.Kind() {
	case reflect.String:
		visit(v.String(), v.SetString)
	case reflect.Struct:
		for i := range v.NumField() {
			texts(v.Field(i), visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			texts(v.Index(i), visit)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			texts(v.Elem(), visit)
		}
	case reflect.Map:
		keys := v.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		for _, key := range keys {
			if v.Type().Elem().Kind() != reflect.String {
				continue
			}
			visit(v.MapIndex(key).String(), func(s string) { v.SetMapIndex(key, reflect.ValueOf(s).Convert(v.Type().Elem())) })
			visit(key.String(), func(s string) {
				value := v.MapIndex(key)
				v.SetMapIndex(key, reflect.Value{})
				v.SetMapIndex(reflect.ValueOf(s).Convert(v.Type().Key()), value)
			})
		}
	}
}

// readers read each form as the program does that it is for.
func readers(in Input) map[string]func(t *testing.T, text []byte) error {
	return map[string]func(*testing.T, []byte) error{
		"requirements": func(_ *testing.T, text []byte) error { return pipReads(in, text) },
		"pylock":       func(_ *testing.T, text []byte) error { return toml.Unmarshal(text, &map[string]any{}) },
		"dockerfile":   func(t *testing.T, text []byte) error { evaluate(t, text); return nil },
		"bake": func(_ *testing.T, text []byte) error {
			_, diags := hclparse.NewParser().ParseHCL(text, "docker-bake.hcl")
			return errors.Join(diags.Errs()...)
		},
		"conda":          func(_ *testing.T, text []byte) error { return yaml.Unmarshal(text, &map[string]any{}) },
		"github-actions": func(_ *testing.T, text []byte) error { return githubReads(in, text) },
		"devcontainer":   func(_ *testing.T, text []byte) error { return devcontainerReads(in, text) },
		"kubernetes":     func(_ *testing.T, text []byte) error { _, err := kubernetesReads(text); return err },
		"sbatch":         func(_ *testing.T, text []byte) error { return bashReads(in, text) },
		"uv":             func(_ *testing.T, text []byte) error { return uvReads(in, text) },
		"pixi":           func(_ *testing.T, text []byte) error { return pixiReads(in, text) },
		"matrix":         func(_ *testing.T, text []byte) error { return matrixReads(in, text) },
	}
}

// pipReads takes the lines of a requirements file apart: options that the emitter
// writes, and the locked wheels.
func pipReads(in Input, text []byte) error {
	wheels := 0
	for line := range strings.Lines(strings.ReplaceAll(string(text), "\\\n", " ")) {
		fields := strings.Fields(line)
		switch {
		case len(fields) == 0 || strings.HasPrefix(fields[0], "#"), strings.TrimSpace(line) == "--only-binary :all:":
		case slices.Contains([]string{"--index-url", "--extra-index-url", "--find-links"}, fields[0]):
			if len(fields) != 2 {
				return fmt.Errorf("pip would read more than an address in %q", line)
			}
		default:
			wheels++
			rest := fields[1:]
			if len(rest) > 1 && rest[0] == "@" { // a wheel by its address
				rest = rest[2:]
			}
			for _, f := range rest {
				if !strings.HasPrefix(f, "--hash=sha256:") {
					return fmt.Errorf("pip would read %q in %q", f, line)
				}
			}
		}
	}
	if wheels != len(in.Locked.Wheels) {
		return fmt.Errorf("it has %d packages, and the lock %d wheels", wheels, len(in.Locked.Wheels))
	}
	return nil
}

// githubReads reads the steps as YAML, and the commands as a shell does.
func githubReads(in Input, text []byte) error {
	var file struct {
		Jobs map[string]struct{ Steps []struct{ Run string } }
	}
	if err := yaml.Unmarshal(text, &file); err != nil {
		return err
	}
	steps := file.Jobs["plan"].Steps
	words, err := shell.NewLex('\\').ProcessWords(steps[len(steps)-1].Run, shell.EnvsFromSlice(nil))
	want := []string{"envsolve", "plan", "--locked"}
	if in.Target != "" {
		want = append(want, "--target", in.Target)
	}
	if err != nil || !slices.Equal(words, want) {
		return fmt.Errorf("a shell reads %q as %q, %v", steps[len(steps)-1].Run, words, err)
	}
	return nil
}

// FuzzLocked puts any two texts into any two places of a lock. Where the lock is
// still read, each form of it is refused, or readable by the program that it is
// for, with nothing in it but what the lock holds.
func FuzzLocked(f *testing.F) {
	count := 0
	texts(reflect.ValueOf(locked(f)).Elem(), func(string, func(string)) { count++ })
	for i := range count {
		f.Add(uint(i), hostile()[i%len(hostile())], uint(i+7), "x")
	}
	f.Fuzz(func(t *testing.T, place uint, text string, otherPlace uint, other string) {
		target := locked(t)
		at := 0
		texts(reflect.ValueOf(target).Elem(), func(_ string, set func(string)) {
			switch uint(at) {
			case place % uint(count):
				set(text)
			case otherPlace % uint(count):
				set(other)
			}
			at++
		})
		read, err := lock.Read(lock.Write(lock.Lock{Targets: []lock.Target{*target}}), "envsolve.lock.hcl")
		if err != nil {
			return
		}
		in := FromLock(&read.Targets[0], nil)
		for _, k := range Kinds() {
			in := built(k.Name, in)
			in.DRA = place%2 == 0
			got, err := k.Write(in)
			if err != nil {
				continue
			}
			if err := readers(in)[k.Name](t, got); err != nil {
				t.Errorf("%s: %v\n%s", k.Name, err, got)
			}
		}
		for _, k := range JointKinds() {
			got, err := k.Write([]Input{in})
			if err != nil {
				continue
			}
			if err := readers(in)[k.Name](t, got); err != nil {
				t.Errorf("%s: %v\n%s", k.Name, err, got)
			}
		}
	})
}
