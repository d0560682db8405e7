package query

import (
	"errors"
	"fmt"

	"github.com/envsolve/envsolve/planner/request"
)

// Faults collects what is wrong with a request.
type Faults struct{ list []error }

// Add adds a fault of the request at a place of it.
func (f *Faults) Add(at request.Position, summary, detail string, args ...any) {
	f.list = append(f.list, &request.InputError{At: at, Summary: summary, Detail: fmt.Sprintf(detail, args...)})
}

// Err joins the faults; nil when there are none.
func (f *Faults) Err() error { return errors.Join(f.list...) }
