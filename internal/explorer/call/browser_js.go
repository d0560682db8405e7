package call

import "syscall/js"

// InBrowser sets the function envsolveCall(name, text) of a browser, which returns an
// object with a text or with an error, says that it is ready, and never returns.
func InBrowser(call func(name, text string) (string, error)) {
	js.Global().Set("envsolveCall", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) != 2 {
			return map[string]any{"error": "envsolveCall takes a name and a text"}
		}
		text, err := call(args[0].String(), args[1].String())
		if err != nil {
			return map[string]any{"error": err.Error()}
		}
		return map[string]any{"text": text}
	}))
	js.Global().Call("envsolveReady")
	select {}
}
