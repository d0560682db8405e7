// Envsolve-frontend is the program of a BuildKit frontend's image: a builder runs it
// for `docker build -f envsolve.hcl .`, and nobody calls it by hand. Package frontend
// says what it does, docs/frontend.md how it is used.
package main

import (
	"fmt"
	"os"

	"github.com/moby/buildkit/frontend/gateway/grpcclient"
	"github.com/moby/buildkit/util/appcontext"

	"github.com/envsolve/envsolve/internal/frontend"
)

func main() {
	if err := grpcclient.RunFromEnvironment(appcontext.Context(), frontend.Frontend{Dir: "/facts"}.Build); err != nil {
		fmt.Fprintln(os.Stderr, "envsolve-frontend:", err)
		os.Exit(1)
	}
}
