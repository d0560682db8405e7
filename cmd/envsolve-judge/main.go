//go:build js

// Command envsolve-judge is "envsolve check" for browsers, compiled to WebAssembly:
// it judges what people paste into the page that "envsolve site" writes for that,
// explains the errors in it, and writes stacks for other tools.
// It holds the readers of all sources, and is apart from envsolve-explorer because
// these are large: a browser loads it when somebody pastes something.
package main

import (
	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/internal/explorer/paste"
	"github.com/envsolve/envsolve/matrices"
)

func main() {
	call.InBrowser(paste.New(matrices.Embedded()).Call)
}
