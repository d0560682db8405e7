package shell

import (
	"path"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/expand"
	"mvdan.cc/sh/v3/syntax"
)

// computed returns what a part of a word comes to where that follows from the text alone: of a
// variable, as in ${CUDA//./}, or of one that programs take to pieces, as in
// $(echo $CUDA | cut -d. -f1,2).
func (r *reader) computed(part syntax.WordPart) (string, bool) {
	switch p := part.(type) {
	case *syntax.ParamExp:
		if expansions(p) > 2 { // each may make the text that much longer
			return "", false
		}
		known := expand.FuncEnviron(func(name string) string {
			if n := positional(&syntax.ParamExp{Param: &syntax.Lit{Value: name}}); n > 0 {
				value, _, _ := r.argument(n)
				return value
			}
			return r.variables.Value(name)
		})
		config := &expand.Config{NoUnset: true, Env: known}
		text, err := expand.Literal(config, &syntax.Word{Parts: []syntax.WordPart{p}})
		return text, err == nil
	case *syntax.CmdSubst:
		switch len(p.Stmts) {
		case 1:
			return r.printed(p.Stmts[0], "")
		case 2: // cd …; pwd
			return r.entered(p.Stmts[0], p.Stmts[1])
		}
	}
	return "", false
}

// expansions returns how many expansions of variables a part has, with those inside it.
func expansions(part syntax.WordPart) int {
	count := 0
	syntax.Walk(part, func(n syntax.Node) bool {
		if _, is := n.(*syntax.ParamExp); is {
			count++
		}
		return true
	})
	return count
}

// printed returns the line that a statement prints, where it is of programs that print nothing
// but what they are given: echo and printf, and cut, sed and tr behind them.
func (r *reader) printed(s *syntax.Stmt, input string) (string, bool) {
	if s.Negated || s.Background {
		return "", false
	}
	silent := false // what it prints goes elsewhere
	for _, redirect := range s.Redirs {
		switch of, isOutput := diverted(redirect); {
		case isOutput:
			silent = silent || of == standardOutput
		case redirect.Op == syntax.WordHdoc: // <<<
			given := r.word(redirect.Word)
			if given.Unknown {
				return "", false
			}
			input = given.Text
		default:
			return "", false
		}
	}
	var line string
	ok := false
	switch c := s.Cmd.(type) {
	case *syntax.BinaryCmd:
		switch c.Op {
		case syntax.AndStmt:
			line, ok = r.entered(c.X, c.Y)
		case syntax.Pipe:
			if line, ok = r.printed(c.X, input); ok {
				line, ok = r.printed(c.Y, line)
			}
		}
	case *syntax.CallExpr:
		var words []string
		for _, a := range c.Args {
			w := r.word(a)
			if w.Unknown {
				return "", false
			}
			words = append(words, w.Text)
		}
		if len(words) == 0 || len(c.Assigns) > 0 {
			return "", false
		}
		if line, ok = r.machine(words); !ok {
			line, ok = filter(words[0], words[1:], input)
		}
	}
	if line = strings.TrimRight(line, "\n"); silent {
		line = ""
	}
	return line, ok && !strings.Contains(line, "\n")
}

// standardOutput is the number of what a program prints to, but for errors: one that succeeds prints none of these.
const standardOutput = "1"

// diverted returns the number of what goes elsewhere by a redirection; false for one of what a program reads.
func diverted(redirect *syntax.Redirect) (of string, isOutput bool) {
	switch redirect.Op {
	case syntax.RdrOut, syntax.AppOut, syntax.RdrClob, syntax.DplOut:
		if of = standardOutput; redirect.N != nil {
			of = redirect.N.Value
		}
		return of, true
	case syntax.RdrAll, syntax.AppAll:
		return standardOutput, true
	}
	return "", false
}

// MachineOf returns the architecture of the machines of a platform as "uname -m" prints it: aarch64 of linux/arm64/v8.
// It is empty for platforms of other systems, and for others than those that software is judged for.
func MachineOf(platform string) string {
	system, machine, _ := strings.Cut(strings.ToLower(platform), "/")
	machine, _, _ = strings.Cut(machine, "/")
	if system != "linux" {
		return ""
	}
	return map[string]string{"amd64": "x86_64", "x86_64": "x86_64", "arm64": "aarch64", "aarch64": "aarch64"}[machine]
}

// machine returns what a command prints that asks for the machine's architecture.
func (r *reader) machine(words []string) (string, bool) {
	name := r.variables.Machine
	switch strings.Join(words, " ") {
	case "uname -m", "uname -i", "uname -p", "arch":
		return name, name != ""
	case "dpkg --print-architecture":
		name, known := map[string]string{"x86_64": "amd64", "aarch64": "arm64"}[name]
		return name, known
	}
	return "", false
}

// entered returns the folder that two statements print, of which one goes into it: cd "$(dirname "$0")" && pwd.
func (r *reader) entered(into, prints *syntax.Stmt) (string, bool) {
	cd, pwd := own(into), own(prints)
	if len(cd) < 2 || len(pwd) == 0 || len(pwd) > 2 || cd[0].Lit() != "cd" || pwd[0].Lit() != "pwd" {
		return "", false
	}
	for _, redirect := range prints.Redirs {
		if of, isOutput := diverted(redirect); !isOutput || of == standardOutput {
			return "", false
		}
	}
	to := r.word(cd[len(cd)-1])
	return to.Text, !to.Unknown
}

// own returns the words of a statement that is a command of the shell's own, with what says that it is one before it
// left out; nil for others.
func own(s *syntax.Stmt) []*syntax.Word {
	call, is := s.Cmd.(*syntax.CallExpr)
	if !is || s.Negated || s.Background || len(call.Assigns) > 0 && call.Assigns[0].Name.Value != "CDPATH" {
		return nil
	}
	words := call.Args
	if len(words) > 0 && (words[0].Lit() == "builtin" || words[0].Lit() == "command") {
		words = words[1:]
	}
	return words
}

// filter returns what a program makes of a line.
func filter(program string, args []string, input string) (string, bool) {
	if (program == "dirname" || program == "basename" || program == "realpath") && len(args) > 1 && args[0] == "--" {
		args = args[1:]
	}
	switch program {
	case "echo":
		if len(args) > 0 && args[0] == "-n" {
			args = args[1:]
		}
		line := strings.Join(args, " ")
		return line, !strings.HasPrefix(line, "-") && !strings.Contains(line, `\`)
	case "printf":
		if len(args) == 2 && strings.TrimSuffix(args[0], `\n`) == "%s" {
			return args[1], true
		}
	case "dirname":
		if len(args) == 1 {
			return path.Dir(args[0]), true
		}
	case "basename":
		if len(args) == 1 {
			return path.Base(args[0]), true
		}
	case "realpath", "readlink":
		if n := len(args); n > 0 && (n == 1) == (program == "realpath") {
			return args[n-1], args[n-1] != "" && args[n-1][0] != '-'
		}
	case "cut":
		return cut(args, input)
	case "tr":
		if len(args) == 2 && args[0] == "-d" && args[1] != "" && strings.Trim(args[1], plain+".,") == "" {
			return strings.Map(func(c rune) rune {
				if strings.ContainsRune(args[1], c) {
					return -1
				}
				return c
			}, input), true
		}
	case "sed":
		if len(args) == 1 || len(args) == 2 && args[0] == "-e" {
			return substitute(args[len(args)-1], input)
		}
	}
	return "", false
}

// plain are the characters that stand for themselves to tr and to sed.
const plain = "_+abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// substitute does one of sed's substitutions of a plain text: s/\.//g.
func substitute(command, input string) (string, bool) {
	parts := strings.Split(command, "/")
	if len(parts) != 4 || parts[0] != "s" || parts[3] != "" && parts[3] != "g" {
		return "", false
	}
	old, times := strings.NewReplacer(`\.`, ".", "[.]", ".").Replace(parts[1]), 1
	if parts[3] == "g" {
		times = -1
	}
	literal := strings.NewReplacer(`\.`, "", "[.]", "").Replace(parts[1]) // without dots, which stand for anything
	if old == "" || strings.Trim(literal, plain+"-") != "" || strings.Trim(parts[2], plain+"-.") != "" {
		return "", false
	}
	return strings.Replace(input, old, parts[2], times), true
}

// cut takes fields of a line: cut -d. -f1,2.
func cut(args []string, input string) (string, bool) {
	delimiter, list := "", ""
	for i := 0; i < len(args); i++ {
		option, value := args[i][:min(2, len(args[i]))], args[i][min(2, len(args[i])):]
		if value == "" && i+1 < len(args) {
			i++
			value = args[i]
		}
		switch option {
		case "-d":
			delimiter = value
		case "-f":
			list = value
		default:
			return "", false
		}
	}
	if len(delimiter) != 1 || list == "" {
		return "", false
	}
	fields := strings.Split(input, delimiter)
	if len(fields) == 1 {
		return input, true
	}
	taken := make([]bool, len(fields))
	for part := range strings.SplitSeq(list, ",") {
		from, to, isRange := strings.Cut(part, "-")
		first, last := number(from, 1), number(to, len(fields))
		if !isRange {
			last = first
		}
		if first < 1 || last < 1 || part == "-" {
			return "", false
		}
		for n := first; n <= min(last, len(fields)); n++ {
			taken[n-1] = true
		}
	}
	var kept []string
	for i, f := range fields {
		if taken[i] {
			kept = append(kept, f)
		}
	}
	return strings.Join(kept, delimiter), true
}

// number reads a number of a field: the other one where none is written, nought where it is none.
func number(text string, other int) int {
	if text == "" {
		return other
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}
