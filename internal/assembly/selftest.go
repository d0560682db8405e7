package assembly

import (
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/lock"
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
		GPUs:        []templates.SelfTestGPU{},
		Wheels:      []templates.SelfTestWheel{},
		Frameworks:  frameworks(t.Stack),
	}
	for _, g := range t.Stack.GPUs {
		l.GPUs = append(l.GPUs, templates.SelfTestGPU{ID: g.ID, Name: g.Name, ComputeCapability: g.ComputeCapability, RunsBy: g.RunsBy})
	}
	for _, w := range t.Wheels {
		l.Wheels = append(l.Wheels, templates.SelfTestWheel{Name: w.Name, Version: w.Version, Requested: w.Requested})
	}
	return l
}

func frameworks(s planner.Stack) []templates.SelfTestFramework {
	list := s.Frameworks
	if len(list) == 0 && s.Framework.Name != "" {
		list = []planner.Framework{s.Framework}
	}
	out := make([]templates.SelfTestFramework, len(list))
	for i, f := range list {
		out[i] = templates.SelfTestFramework{Name: f.Name, Version: f.Version, Variant: f.Variant}
	}
	return out
}
