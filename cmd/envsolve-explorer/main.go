//go:build js

// Command envsolve-explorer is the planner for browsers, compiled to WebAssembly:
// it sets the function envsolveCall, which answers the questions of the pages that
// "envsolve site" writes. Of no other program is it a part.
package main

import (
	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/matrices"
)

func main() {
	call.InBrowser(call.New(matrices.Embedded()).Call)
}
