package cli

import (
	"errors"
	"fmt"

	"github.com/hashicorp/hcl/v2"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/factpack"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

// factsUsage describes the flag --facts.
const factsUsage = "`FACTS` to go by in place of ours: a snapshot file, or a reference with a digest " +
	"that matrices pull fetched"

// FactsFlags say by which facts a command of "envsolve matrices" goes.
type FactsFlags struct {
	facts    string
	overlays []string
}

// Register adds the flags to a command.
func (f *FactsFlags) Register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.facts, "facts", "", factsUsage)
	Repeated(cmd.Flags(), &f.overlays, "overlay", "a fact file or a folder of them to lay over those facts; repeats")
}

// FactsOf returns the facts that the flags name. Diagnostics of overlays are printed.
func (a *App) FactsOf(f *FactsFlags) (*matrices.Set, error) {
	base, err := a.FactsNamed("--facts", f.facts)
	if err != nil {
		return nil, err
	}
	facts, err := factsWith(base, f.overlays)
	if faults := (hcl.Diagnostics)(nil); errors.As(err, &faults) {
		return nil, a.Diagnostics(faults, nil)
	}
	return facts, err
}

// FactsNamed returns the facts that a flag names; nil without a name.
func (a *App) FactsNamed(flag, name string) (*matrices.Set, error) {
	facts, reference, err := factsFlag(flag, name)
	if err != nil || reference == "" {
		return facts, err
	}
	return a.factsFrom(reference, nil)
}

// factsFlag reads the value of a flag that names facts: those of a snapshot file, or
// the reference of others. Neither is there without a value.
func factsFlag(flag, name string) (facts *matrices.Set, reference string, err error) {
	switch {
	case name == "":
		return nil, "", nil
	case Exists(name):
		data, err := tablefile.Read(name, matrices.MostBytes)
		if err != nil {
			return nil, "", UsageError("%s: %w", flag, err)
		}
		facts, err := matrices.Read(data, "")
		if err != nil {
			return nil, "", UsageError("%s %s: %w", flag, name, err)
		}
		return facts, "", nil
	}
	if err := target.CheckPinned(name); err != nil {
		return nil, "", UsageError("%s: there is no file of that name, and %w", flag, err)
	}
	return nil, name, nil
}

// factsFrom returns the facts of a reference with a digest: from the cache, or through
// mirrors by who has a network.
func (a *App) factsFrom(reference string, mirrors []request.Mirror) (*matrices.Set, error) {
	cache, _, err := a.cacheDirs()
	if err != nil {
		return nil, err
	}
	facts, err := factpack.Cached(cache, reference)
	if !errors.Is(err, factpack.ErrNotCached) {
		return facts, err
	}
	if a.Fetch == nil {
		return nil, fmt.Errorf("the facts %s are not in the cache; fetch them with\n  envsolve matrices pull %s",
			reference, reference)
	}
	if err := a.Fetch(reference, mirrors); err != nil {
		return nil, err
	}
	return factpack.Cached(cache, reference)
}

// factsUnless gets the facts that a target file names, unless a flag has named some.
func (a *App) factsUnless(flagged *matrices.Set) func(string, []request.Mirror) (*matrices.Set, error) {
	if flagged == nil {
		return a.factsFrom
	}
	return func(string, []request.Mirror) (*matrices.Set, error) { return flagged, nil }
}

// factsWith lays overlays over facts; nil stands for our own.
func factsWith(facts *matrices.Set, overlays []string) (*matrices.Set, error) {
	if facts == nil {
		facts = matrices.Embedded()
	}
	if len(overlays) == 0 {
		return facts, nil
	}
	facts, err := overlay.Apply(facts, overlays...)
	var faults hcl.Diagnostics
	if err != nil && !errors.As(err, &faults) {
		return nil, UsageError("%w", err) // a file that is not there
	}
	return facts, err
}
