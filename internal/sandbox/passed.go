package sandbox

import (
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/opencontainers/go-digest"
)

// Passed reports whether a command has been noted by Pass, in the same layers.
func (s *Sandbox) Passed(spec Spec) bool {
	path, err := s.passed(spec)
	if err != nil {
		return false
	}
	_, err = os.Stat(path)
	return err == nil
}

// Pass notes that a command has ended well. It is a courtesy: what is not noted is run again.
func (s *Sandbox) Pass(spec Spec) {
	path, err := s.passed(spec)
	if err == nil && os.MkdirAll(filepath.Dir(path), 0o700) == nil {
		_ = os.WriteFile(path, nil, 0o600) // see above
	}
}

// passed is the file that notes a command. Its name follows from all that the command
// depends on.
func (s *Sandbox) passed(spec Spec) (string, error) {
	layers := make([]digest.Digest, len(spec.Layers))
	for i, l := range spec.Layers {
		layers[i] = l.DiffID
	}
	text, err := json.Marshal(struct {
		Layers           []digest.Digest
		Args, Env        []string
		User, WorkingDir string
	}{layers, spec.Args, spec.Config.Env, spec.Config.User, spec.Config.WorkingDir})
	return filepath.Join(s.Dir, "passed", digest.FromBytes(text).Encoded()), err
}
