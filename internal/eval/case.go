package eval

import (
	"encoding/json"
	"fmt"
	"os"
)

// Outcomes of a report.
const (
	Works = "works"
	Fails = "fails"
)

// High is the confidence of reports that leave no doubt.
const High = "high"

// Case is one report.
type Case struct {
	ID         string `json:"id"`
	Given      Given  `json:"given"`
	Outcome    string `json:"outcome"` // works, fails
	Why        string `json:"why"`
	Fix        string `json:"fix_stated"`
	Confidence string `json:"confidence"` // high, medium, low
	Source     string `json:"src"`
}

// Given is what a report says about the stack; "" where it does not say.
type Given struct {
	GPU       string             `json:"gpu"`
	Driver    string             `json:"driver"`
	Framework string             `json:"framework"`
	Version   string             `json:"framework_version"`
	CUDA      string             `json:"cuda_variant"`
	CUDNN     string             `json:"cudnn"`
	Python    string             `json:"python"`
	OS        string             `json:"os"`
	Packages  map[string]*string `json:"packages"`
}

// ReadFile reads a file of cases. It is an error when the file holds none, or
// when an id comes twice or an outcome is neither works nor fails.
func ReadFile(path string) ([]Case, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	cases, err := parse(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return cases, nil
}

func parse(data []byte) ([]Case, error) {
	var file struct {
		Cases []Case `json:"cases"`
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return nil, err
	}
	if len(file.Cases) == 0 {
		return nil, fmt.Errorf("it holds no cases")
	}
	seen := map[string]bool{}
	for i, c := range file.Cases {
		switch {
		case c.ID == "":
			return nil, fmt.Errorf("case %d has no id", i+1)
		case seen[c.ID]:
			return nil, fmt.Errorf("case %q comes twice", c.ID)
		case c.Outcome != Works && c.Outcome != Fails:
			return nil, fmt.Errorf("case %q: outcome %q is neither %s nor %s", c.ID, c.Outcome, Works, Fails)
		}
		seen[c.ID] = true
	}
	return file.Cases, nil
}
