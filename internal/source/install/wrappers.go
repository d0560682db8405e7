package install

import (
	"path"
	"slices"
	"strings"
)

// wrappers run the command that stands behind them and their options. Of those options the values name the ones that
// take the word behind them.
var wrappers = map[string][]string{
	"sudo": {"-u", "-g", "-h", "-p", "-C", "-r", "-t", "-T", "-U", "-D", "-R", "--user", "--group", "--host", "--prompt",
		"--chdir"},
	"doas": {"-u", "-C"}, "exec": {"-a"}, "time": {"-f", "-o"}, "nice": {"-n"}, "ionice": {"-c", "-n"},
	"env": {"-u", "--unset", "-C", "--chdir"}, "command": nil, "builtin": nil, "nohup": nil, "setsid": nil,
	"stdbuf": {"-i", "-o", "-e"}, "timeout": {"-s", "--signal", "-k", "--kill-after"}, "gosu": nil, "su-exec": nil,
	"xargs": {"-n", "-L", "-P", "-I", "-d", "-s", "-a", "-E"}, "then": nil, "do": nil,
}

// unwrapped returns the command that wrappers run, with the variables that they set for it, and whether they add
// arguments to it that come out of another command.
func unwrapped(args []argument) (rest []argument, set []variable, given bool) {
	for len(args) > 0 {
		program := args[0].text
		if inSystem(program) {
			program = path.Base(program)
		}
		takesWord, wraps := wrappers[program]
		if v, ok := args[0].variable(); ok { // env A=b COMMAND
			set = append(set, v)
		}
		if !wraps && !strings.Contains(program, "=") {
			break
		}
		args = args[1:]
		if !wraps {
			continue
		}
		given = given || program == "xargs"
		for len(args) > 0 && strings.HasPrefix(args[0].text, "-") {
			option := args[0].text
			if program == "command" && option != "-p" && option != "--" { // it only says where the program lies
				return nil, nil, false
			}
			skip := 1
			if slices.Contains(takesWord, option) {
				skip = 2
			}
			if args = args[min(skip, len(args)):]; option == "--" {
				break
			}
		}
		if len(args) > 0 && slices.Contains([]string{"timeout", "gosu", "su-exec"}, program) { // how long, or as whom
			args = args[1:]
		}
	}
	return args, set, given
}
