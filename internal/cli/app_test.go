package cli

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// TestWhatEndsAtOnce has a command that makes a folder where a flag is given.
func TestWhatEndsAtOnce(t *testing.T) {
	a := &App{}
	look := &cobra.Command{Use: "look", Run: func(*cobra.Command, []string) {}}
	look.Flags().String("image", "", "")
	root := a.Root(EndsAtOnce(look, "image"), EndsAtOnce(&cobra.Command{Use: "plan", Run: look.Run}),
		&cobra.Command{Use: "build", Run: look.Run})
	for line, want := range map[string]bool{"look": true, "look --root image": true, "look --image x": false,
		"look --root m --image=x": false, "plan": true, "plan --image x": true, "build": false, "nothing": false} {
		if got := endsAtOnce(root, strings.Fields(line)); got != want {
			t.Errorf("%s: %v", line, got)
		}
	}
}
