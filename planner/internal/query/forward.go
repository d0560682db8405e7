package query

import (
	"github.com/envsolve/envsolve/matrices"
)

// forward is what is asked of forward compatibility, and what the GPUs allow.
type forward struct {
	Asked bool
	No    string // why the GPUs of the target do not run it; empty when they do
	NoRef string
}

// readForward finds out whether the target's GPUs run cuda-compat packages.
func (q *Query) readForward() {
	q.Forward = forward{Asked: q.Request.ForwardCompat}
	for i := range q.GPUs {
		for _, b := range q.GPUs[i].Boards {
			if why := withoutForward(b); why != "" {
				q.Forward.No, q.Forward.NoRef = why, q.GPUs[i].Ref()
				return
			}
		}
	}
}

// LeavesCompat reports whether the hosts' container toolkit leaves cuda-compat
// libraries where they are in an image.
func (q *Query) LeavesCompat() bool {
	return q.Host.Containers != nil && q.Host.Containers.Compat == matrices.CompatLeft
}

// withoutForward says why a board does not run cuda-compat packages; empty
// when it does, or when its class is not known.
func withoutForward(b matrices.GPU) string {
	switch b.Class {
	case "datacenter", "dgx", "":
		return ""
	case "jetson":
		return "the drivers of " + b.Name + " come with JetPack, which has a compatibility package of its own"
	case "workstation":
		return b.Name + " is no data-centre GPU, and the facts do not list it among the few workstation boards that run cuda-compat packages"
	default:
		return b.Name + " is no data-centre GPU: cuda-compat packages end there in error 804"
	}
}
