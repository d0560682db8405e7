package locklayer

import (
	"path"

	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/templates"
)

// Environment lists the files of a target's bare virtual environment.
func Environment(t *lock.Target) ([]layer.File, error) {
	return layer.VirtualEnv(Options(t), t.Base.Python)
}

// SelfTest lists the files of a target's self-test. smoke is the content of the
// script of the user's own that the target names, if it does.
func SelfTest(t *lock.Target, smoke []byte) ([]layer.File, error) {
	kit, err := templates.SelfTestFiles(selfTestLock(t))
	if err != nil {
		return nil, err
	}
	files := make([]layer.File, len(kit))
	for i, f := range kit {
		files[i] = layer.File{Path: f.Path, Mode: f.Mode, Content: f.Content}
	}
	if name := smokeName(t); name != "" {
		at := templates.DefaultSelfTestLayout().SmokeScript(name)
		files = append(files, layer.File{Path: at, Mode: 0o644, Content: smoke})
	}
	return files, nil
}

// selfTestLock is the part of a lock that the image's self-test holds it to.
func selfTestLock(t *lock.Target) templates.SelfTestLock {
	l := templates.SelfTestLock{
		Target:      t.Name,
		Platform:    t.Platform,
		Python:      t.Stack.Python,
		CUDA:        templates.SelfTestCUDA{Version: t.Stack.CUDA.Version, Delivery: t.Stack.CUDA.Delivery},
		CUDNN:       t.Stack.CUDNN,
		NCCL:        t.Stack.NCCL,
		LibraryPath: t.Stack.LibraryPath,
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
