package testworld

import (
	"context"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
)

func standInsPrint() string { return fingerprint(0) }

// standIns makes the wheels of builds that no distribution has.
func (m *maker) standIns(context.Context) ([]pyindex.File, error) { return nil, nil }
