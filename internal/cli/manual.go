package cli

import (
	"encoding/json"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// Manual is a command with what its manual page says, and the commands below it.
type Manual struct {
	Use        string       `json:"use"`
	Short      string       `json:"short"`
	Long       string       `json:"long,omitempty"`
	Example    string       `json:"example,omitempty"`
	Flags      []ManualFlag `json:"flags,omitempty"`
	Commands   []Manual     `json:"commands,omitempty"`
	OtherKnows bool         `json:"otherKnows,omitempty"` // the second program has the flags of this command
	Runs       bool         `json:"runs,omitempty"`
}

// ManualFlag is a flag of a command.
type ManualFlag struct {
	Name       string `json:"name"`
	Shorthand  string `json:"shorthand,omitempty"`
	Type       string `json:"type"`
	Default    string `json:"default,omitempty"`
	NoValue    string `json:"noValue,omitempty"` // what the flag means without a value
	Usage      string `json:"usage"`
	Persistent bool   `json:"persistent,omitempty"`
}

// manualCommand prints the commands of a program for what writes manual pages.
// Both programs have it: each knows the flags of its own commands.
func (a *App) manualCommand() *cobra.Command {
	return &cobra.Command{
		Use: "manual", Short: "Print the commands of this program as JSON", Hidden: true,
		Args: Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			return json.NewEncoder(a.Stdout).Encode(manualOf(cmd.Root()))
		},
	}
}

// manualOf describes a command and those below it, but for hidden ones.
func manualOf(cmd *cobra.Command) Manual {
	m := Manual{
		Use: cmd.Use, Short: cmd.Short, Long: cmd.Long, Example: cmd.Example,
		OtherKnows: cmd.DisableFlagParsing, Runs: cmd.Runnable(),
	}
	persistent := cmd.PersistentFlags()
	cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
		if !f.Hidden && f.Name != "help" {
			byDefault := f.DefValue
			if f.Value.Type() == repeatedType {
				byDefault = noneRepeated
			}
			_, usage := pflag.UnquoteUsage(f) // without the marks around the name of the value
			m.Flags = append(m.Flags, ManualFlag{
				Name: f.Name, Shorthand: f.Shorthand, Type: f.Value.Type(), Default: byDefault, NoValue: f.NoOptDefVal,
				Usage: usage, Persistent: persistent.Lookup(f.Name) != nil,
			})
		}
	})
	for _, below := range cmd.Commands() {
		if below.IsAvailableCommand() && below.Name() != "help" {
			m.Commands = append(m.Commands, manualOf(below))
		}
	}
	return m
}
