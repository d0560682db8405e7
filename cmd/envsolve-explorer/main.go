//go:build js

// Command envsolve-explorer is the planner for browsers, compiled to WebAssembly:
// it sets the function envsolveCall, which answers the questions of the pages that
// "envsolve site" writes. Of no other program is it a part.
package main

import (
	"syscall/js"

	"github.com/envsolve/envsolve/internal/explorer/call"
	"github.com/envsolve/envsolve/matrices"
)

func main() {
	answerer := call.New(matrices.Embedded())
	// envsolveCall(name, text) returns an object with a text, or with an error.
	js.Global().Set("envsolveCall", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 2 {
			return map[string]any{"error": "envsolveCall takes a name and a text"}
		}
		text, err := answerer.Call(args[0].String(), args[1].String())
		if err != nil {
			return map[string]any{"error": err.Error()}
		}
		return map[string]any{"text": text}
	}))
	js.Global().Call("envsolveReady")
	select {}
}
