package cli

import (
	"cmp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

// CompleteNames lets a shell complete those flags of a command that take names which the facts know.
// The facts are read when it asks.
func CompleteNames(cmd *cobra.Command) {
	for flag, names := range map[string]func(*matrices.Set) []string{
		"framework": (*matrices.Set).RankedFrameworks,
		"gpu": func(s *matrices.Set) []string {
			return idsOf(s.GPUs(), func(g *matrices.GPU) string { return g.ID })
		},
		"os": func(s *matrices.Set) []string {
			return idsOf(s.OSes(), func(o *matrices.OS) string { return o.ID })
		},
		"with": func(s *matrices.Set) []string {
			return idsOf(s.PackageInfos(), func(p *matrices.PackageInfo) string { return p.Name })
		},
		"indexes": func(s *matrices.Set) []string {
			packages := idsOf(s.PackageInfos(), func(p *matrices.PackageInfo) string { return p.Name })
			return slices.Concat([]string{request.PyPI}, s.FrameworkNames(), packages)
		},
		"platform":    func(*matrices.Set) []string { return matrices.Platforms() },
		"python-from": func(*matrices.Set) []string { return request.PythonPlaces() },
	} {
		complete(cmd, flag, func([]string) []string { return names(matrices.Embedded()) })
	}
}

// CompleteWith lets a shell complete a flag with fixed values.
func CompleteWith(cmd *cobra.Command, flag string, values ...string) {
	complete(cmd, flag, func([]string) []string { return values })
}

// completeTargets lets a shell complete --target with the targets of the file that the command line names.
func (f *TargetFlags) completeTargets(cmd *cobra.Command) {
	complete(cmd, "target", func(args []string) []string {
		path := target.DefaultName
		if named := cmd.Flags().Lookup("file"); named != nil {
			path = cmp.Or(named.Value.String(), path)
		} else if len(args) > 0 {
			path = args[len(args)-1]
		}
		file, _ := target.Load(path, target.Options{})
		return idsOf(file.Requests, func(r *request.Request) string { return r.Name() })
	})
}

// complete has values completed for a flag where the command has it; no file is offered besides.
func complete(cmd *cobra.Command, flag string, values func(args []string) []string) {
	if cmd.Flags().Lookup(flag) == nil {
		return
	}
	err := cmd.RegisterFlagCompletionFunc(flag,
		func(_ *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
			list := slices.DeleteFunc(slices.Clone(values(args)), func(v string) bool { return !strings.HasPrefix(v, begun) })
			slices.Sort(list)
			return list, cobra.ShellCompDirectiveNoFileComp
		})
	if err != nil {
		panic(err) // the flag is completed twice
	}
}

func idsOf[T any](rows []T, id func(*T) string) []string {
	list := make([]string, len(rows))
	for i := range rows {
		list[i] = id(&rows[i])
	}
	return list
}
