// Command licenses writes internal/licenses/third-party.txt: the licences and
// notices of all modules that are linked into the two programs, on any platform,
// as they lie in the module cache. It fails for a module without a licence, and
// for a licence that is not known to go with Apache-2.0.
//
//	go generate ./internal/tools/licenses
package main

import (
	"fmt"
	"os"
)

//go:generate go run . ../../licenses/third-party.txt

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: licenses FILE")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "licenses:", err)
		os.Exit(1)
	}
}

// write makes the page anew, in the file of that name.
func write(name string) error {
	text, err := current()
	if err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o644)
}

// current returns the page for the modules that go.mod leads to now.
func current() (string, error) {
	modules, err := linked()
	if err != nil {
		return "", err
	}
	for i := range modules {
		if err := modules[i].read(); err != nil {
			return "", err
		}
	}
	return page(modules)
}
