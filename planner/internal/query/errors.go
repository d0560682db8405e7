package query

import (
	"errors"
	"fmt"

	"github.com/envsolve/envsolve/planner/request"
)

// Faults collects input errors.
type Faults struct{ list []error }

func (f *Faults) Add(at request.Position, summary, detail string, args ...any) {
	f.list = append(f.list, &request.InputError{At: at, Summary: summary, Detail: fmt.Sprintf(detail, args...)})
}

func (f *Faults) Err() error { return errors.Join(f.list...) }
