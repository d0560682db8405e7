package blobs

import (
	"fmt"
	"path"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/templates"
)

// selfTestLock is the part of a lock that the image's self-test holds it to.
func selfTestLock(t *lock.Target) templates.SelfTestLock {
	l := templates.SelfTestLock{
		Target:      t.Name,
		Platform:    t.Platform,
		Python:      t.Stack.Python,
		CUDA:        templates.SelfTestCUDA{Version: t.Stack.CUDA.Version, Delivery: t.Stack.CUDA.Delivery},
		CUDNN:       t.Stack.CUDNN,
		NCCL:        t.Stack.NCCL,
		DriverFloor: t.Stack.Driver.Floor,
		GPUMode:     t.SelfTest.GPU,
		Smoke:       smokeName(t),
		GPUs:        []templates.SelfTestGPU{},
		Wheels:      []templates.SelfTestWheel{},
		Frameworks:  frameworks(t.Stack),
	}
	for _, g := range t.Stack.GPUs {
		l.GPUs = append(l.GPUs, templates.SelfTestGPU{ID: g.ID, Name: g.Name, ComputeCapability: g.ComputeCapability,
			RunsBy: g.RunsBy})
	}
	for _, w := range t.Wheels {
		l.Wheels = append(l.Wheels, templates.SelfTestWheel{Name: w.Name, Version: w.Version, Requested: w.Requested})
	}
	return l
}

func frameworks(s plan.Stack) []templates.SelfTestFramework {
	list := s.Frameworks
	if len(list) == 0 && s.Framework.Name != "" {
		list = []plan.Framework{s.Framework}
	}
	out := make([]templates.SelfTestFramework, len(list))
	for i, f := range list {
		out[i] = templates.SelfTestFramework{Name: f.Name, Version: f.Version, Variant: f.Variant}
	}
	return out
}

// smokeName is the script's name in the image, or empty.
func smokeName(t *lock.Target) string {
	if t.SelfTest.Smoke.Value == "" {
		return ""
	}
	return path.Base(t.SelfTest.Smoke.Value)
}

// smoke is the target's own script, read from the target file's folder as
// copied files are.
func (p *Provider) smoke(t *lock.Target) ([]layer.File, error) {
	name := smokeName(t)
	if name == "" {
		return nil, nil
	}
	from := request.CopyRequest{From: t.SelfTest.Smoke.Value, To: templates.DefaultSelfTestLayout().SmokeScript(name)}
	files, err := p.copied(from, from.To)
	if err != nil {
		return nil, fmt.Errorf("target %q: smoke script %q: %w", t.Name, from.From, err)
	}
	if len(files) != 1 || files[0].Path != from.To || files[0].Mode.IsDir() {
		return nil, fmt.Errorf("target %q: smoke script %q is a folder, not a file", t.Name, from.From)
	}
	files[0].Mode = 0o644 // whatever the file's mode, so that its layer is the same everywhere
	return files, nil
}
