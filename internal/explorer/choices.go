package explorer

import (
	"context"
	"encoding/json"
)

// choices are what the fields of the page offer.
type choices struct {
	Facts      string               `json:"facts"`   // their digest
	Version    string               `json:"version"` // of the facts
	GPUs       []choosableGPU       `json:"gpus"`
	Frameworks []choosableFramework `json:"frameworks"`
	Packages   []string             `json:"packages"`
}

// choosableGPU is a GPU that can be asked for.
type choosableGPU struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// choosableFramework is a framework with its releases, the newest first.
type choosableFramework struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Releases []string `json:"releases"`
}

// choices adds what the fields of the page offer, so that they can be filled before the
// planner is there.
func (s *Site) choices(context.Context) error {
	c := choices{Facts: s.Facts.Digest(), Version: s.Facts.Version(), Packages: s.Facts.PackageNames()}
	for _, g := range s.Facts.GPUs() {
		c.GPUs = append(c.GPUs, choosableGPU{g.ID, g.Name})
	}
	for _, name := range s.Facts.RankedFrameworks() {
		info := s.Facts.FrameworkInfo(name)
		f := choosableFramework{ID: name, Name: info.Name}
		for _, r := range s.Facts.Frameworks(name) {
			f.Releases = append(f.Releases, r.Version)
		}
		c.Frameworks = append(c.Frameworks, f)
	}
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	return s.add("choices.json", text)
}
