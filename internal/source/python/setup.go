package python

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// Setup reads a setup.py as far as what it gives to setup() stands in it: lists, dictionaries and the
// variables that hold these. Of what it takes out of a file, that file is read. Nothing is run.
// https://setuptools.pypa.io/en/latest/references/keywords.html
func Setup(r *document.Reading) {
	s := &setup{r: r, statements: statements(r.Text)}
	call := s.call()
	root := &tree.Node{Kind: tree.Table}
	if at := call["name"]; len(at) == 1 && at[0].kind == isString {
		root.Fields = append(root.Fields, tree.Field{Key: "name", Value: text(at[0])})
	}
	if at := call["python_requires"]; len(at) == 1 && at[0].kind == isString {
		root.Fields = append(root.Fields, tree.Field{Key: "requires-python", Value: text(at[0])})
	}
	dependencies, extras := &tree.Node{Kind: tree.List}, &tree.Node{Kind: tree.Table}
	s.list(dependencies, call["install_requires"], 0)
	s.extras(extras, call["extras_require"])
	dynamic := &tree.Node{Kind: tree.List}
	if s.unread {
		dynamic.Items = append(dynamic.Items, &tree.Node{Value: "optional-dependencies"})
	}
	root.Fields = append(root.Fields, tree.Field{Key: "dependencies", Value: dependencies},
		tree.Field{Key: "optional-dependencies", Value: extras}, tree.Field{Key: "dynamic", Value: dynamic})
	for i := range s.files {
		s.file(&s.files[i])
	}
	if call["install_requires"] == nil && call["extras_require"] == nil && besideConfig(r) {
		return
	}
	Project(r, &tree.Node{Kind: tree.Table, Fields: []tree.Field{{Key: "project", Value: root}}})
}

// besideConfig reads the setup.cfg beside a setup.py that leaves to it what the project requires.
func besideConfig(r *document.Reading) bool {
	if !r.Files.Has(r.Name, "setup.cfg") {
		return false
	}
	below, ok := r.Follow("setup.cfg", 0)
	if ok {
		below.Asked = r.Asked
		SetupConfig(below)
	}
	return ok
}

// setup is a setup.py that is being read.
type setup struct {
	r          *document.Reading
	statements []statement
	files      []token // that it takes requirements from
	steps      int     // expressions that were looked at
	unread     bool    // an extra may be one that nobody but the running program knows
}

func text(t token) *tree.Node { return &tree.Node{Value: t.text, Start: t.start, End: t.end} }

// call returns the arguments of setup() by their names.
func (s *setup) call() map[string][]token {
	arguments := map[string][]token{}
	for _, line := range s.statements {
		at := slices.IndexFunc(line.tokens, func(t token) bool { return t.is("setup") })
		if at < 0 || at+1 >= len(line.tokens) || !line.tokens[at+1].is("(") || line.tokens[0].is("def") {
			continue
		}
		for _, part := range split(inside(line.tokens[at+1:]), ",") {
			switch {
			case len(part) > 2 && part[1].is("="):
				arguments[part[0].text] = part[2:]
			case len(part) > 2 && part[0].is("*") && part[1].is("*"):
				s.r.NotJudged(part[0].start, part[len(part)-1].end, "only the running program knows what it gives to setup()")
				s.unread = true
			}
		}
	}
	return arguments
}

// inside returns what stands between a bracket, with which some tokens begin, and the one that closes it.
func inside(tokens []token) []token {
	open := 0
	for i, t := range tokens {
		if t.kind != isSign {
			continue
		}
		if strings.Contains("([{", t.text) {
			open++
		} else if strings.Contains(")]}", t.text) {
			if open--; open == 0 {
				return tokens[1:i]
			}
		}
	}
	return tokens[min(1, len(tokens)):]
}

// split parts tokens at a sign that stands in no brackets. A last part without tokens is none.
func split(tokens []token, sign string) (parts [][]token) {
	open, from := 0, 0
	for i, t := range tokens {
		switch {
		case t.kind != isSign:
		case strings.Contains("([{", t.text):
			open++
		case strings.Contains(")]}", t.text):
			open--
		case open == 0 && t.text == sign:
			parts, from = append(parts, tokens[from:i]), i+1
		}
	}
	if from < len(tokens) {
		parts = append(parts, tokens[from:])
	}
	return parts
}

// Variables may name one another so deep, and so many expressions are looked at: programs that people write have
// far fewer.
const (
	mostFollowed = 8
	mostSteps    = 1 << 10
)

// list adds what an expression holds of requirements: lists, and variables that hold them.
func (s *setup) list(to *tree.Node, expression []token, followed int) {
	if s.steps++; len(expression) == 0 || followed > mostFollowed || s.steps > mostSteps {
		return
	}
	if parts := split(expression, "+"); len(parts) > 1 {
		for _, part := range parts {
			s.list(to, part, followed)
		}
		return
	}
	first, last := expression[0], expression[len(expression)-1]
	switch bracketed := inside(expression); {
	case (first.is("[") || first.is("(")) && len(bracketed) == len(expression)-2 && !isComprehension(bracketed):
		for _, item := range split(bracketed, ",") {
			s.item(to, item, followed)
		}
	case len(expression) == 1 && first.kind == isString: // one entry a line
		from := first.start
		for line := range strings.Lines(first.text) {
			if own := strings.TrimSpace(line); own != "" && own[0] != '#' {
				at := from + strings.Index(line, own)
				to.Items = append(to.Items, &tree.Node{Value: own, Start: at, End: at + len(own)})
			}
			from += len(line)
		}
	case len(expression) == 1 && first.kind == isName && s.variable(to, first.text, "", followed):
	case len(expression) == 4 && first.kind == isName && expression[1].is("[") && expression[2].kind == isString &&
		s.variable(to, first.text, expression[2].text, followed):
	default:
		s.fromFile(expression, first.start, last.end)
	}
}

// isComprehension reports whether what stands in brackets is computed: [line.strip() for line in file].
func isComprehension(tokens []token) bool {
	open := 0
	for _, t := range tokens {
		if t.kind == isSign && strings.Contains("([{", t.text) {
			open++
		} else if t.kind == isSign && strings.Contains(")]}", t.text) {
			open--
		} else if open == 0 && t.is("for") {
			return true
		}
	}
	return false
}

// item adds one entry of a list.
func (s *setup) item(to *tree.Node, item []token, followed int) {
	switch {
	case len(item) == 0:
	case len(item) == 2 && item[0].is("*"):
		s.list(to, item[1:], followed+1)
	case len(item) == 1 && item[0].kind == isString:
		to.Items = append(to.Items, text(item[0]))
	default:
		s.r.NotJudged(item[0].start, item[len(item)-1].end, "only the running program knows what it comes to")
	}
}

// conditions begin the statements whose blocks may be left out.
var conditions = []string{"if", "elif", "else", "for", "while", "except", "match", "case"}

// variable adds what statements of a program put into a variable, or below a key of one. It reports whether any
// does.
func (s *setup) variable(to *tree.Node, name, key string, followed int) (found bool) {
	var own tree.Node
	behind := -1 // the indent of the condition or the function in which statements stand
	for _, line := range s.statements {
		if behind >= 0 && line.indent > behind {
			if assigned(line.tokens, name, key) != nil && found {
				s.r.NotJudged(line.tokens[0].start, line.tokens[len(line.tokens)-1].end, "it runs only where a condition holds")
			}
			continue
		}
		behind = -1
		if t := line.tokens[0]; t.is("def") || t.is("class") || slices.Contains(conditions, t.text) && !isMain(line.tokens) {
			behind = line.indent
			continue
		}
		value := assigned(line.tokens, name, key)
		if value == nil {
			continue
		}
		if line.tokens[1].is("=") {
			own.Items = nil
		}
		found = true
		s.list(&own, value, followed+1)
	}
	to.Items = append(to.Items, own.Items...)
	return found
}

// isMain reports whether a statement is if __name__ == "__main__".
func isMain(tokens []token) bool { return len(tokens) > 1 && tokens[1].is("__name__") }

// assigned returns what a statement puts into a variable, or below a key of one: by an assignment, with +=, or
// by append and extend.
func assigned(tokens []token, name, key string) []token {
	if len(tokens) < 3 || !tokens[0].is(name) {
		return nil
	}
	if key != "" {
		if len(tokens) < 6 || !tokens[1].is("[") || tokens[2].kind != isString || tokens[2].text != key {
			return nil
		}
		tokens = tokens[3:]
	}
	switch {
	case tokens[1].is("=") || tokens[1].is("+="):
		return tokens[2:]
	case len(tokens) > 4 && tokens[1].is(".") && tokens[3].is("(") && (tokens[2].is("append") || tokens[2].is("extend")):
		return inside(tokens[3:])
	}
	return nil
}

// extras adds the extras that an expression holds by their names.
func (s *setup) extras(to *tree.Node, expression []token) {
	if len(expression) == 0 {
		return
	}
	first, last := expression[0], expression[len(expression)-1]
	keyed := map[string]bool{}
	add := func(key token, value []token) {
		if keyed[key.text] {
			return
		}
		keyed[key.text] = true
		list := &tree.Node{Kind: tree.List}
		if s.r.Asked.Extra(key.text) {
			s.list(list, value, 0)
		}
		to.Fields = append(to.Fields, tree.Field{Key: key.text, At: key.start, Value: list})
	}
	dictionary := expression
	if len(expression) == 1 && first.kind == isName {
		for _, line := range s.statements {
			if t := line.tokens; len(t) > 2 && t[0].is(first.text) && t[1].is("=") {
				dictionary = t[2:]
			}
		}
	}
	if !dictionary[0].is("{") || len(inside(dictionary)) != len(dictionary)-2 {
		s.unread = true
		s.r.NotJudged(first.start, last.end, "only the running program knows which extras there are")
	} else {
		for _, part := range split(inside(dictionary), ",") {
			if len(part) > 2 && part[0].kind == isString && part[1].is(":") {
				add(part[0], part[2:])
			} else {
				s.unread = true
			}
		}
	}
	for _, line := range s.statements {
		if t := line.tokens; len(expression) == 1 && len(t) > 5 && t[0].is(first.text) && t[1].is("[") &&
			t[2].kind == isString && t[4].is("=") {
			add(t[2], t[5:])
		}
	}
}

// fromFile takes the file that an expression reads, where it is one alone: its name stands in the expression, or
// where a function or a variable of it is made.
func (s *setup) fromFile(expression []token, start, end int) {
	found := map[string]token{}
	s.names(found, expression, map[string]bool{})
	if len(found) != 1 {
		s.r.NotJudged(start, end, "only the running program knows what it comes to: name the files that it reads")
		return
	}
	for _, t := range found {
		s.files = append(s.files, t)
	}
}

// names finds the names of files that are there.
func (s *setup) names(found map[string]token, tokens []token, seen map[string]bool) {
	var parts []string
	for _, t := range tokens {
		if t.kind != isString {
			continue
		}
		if parts = append(parts, t.text); len(parts) > mostFollowed {
			parts = parts[1:]
		}
		for _, name := range []string{t.text, path.Join(parts...)} { // as os.path.join has it
			if ext := path.Ext(name); (ext == ".txt" || ext == ".in") && s.r.Files.Has(s.r.Name, name) {
				t.text = path.Clean(name)
				found[t.text] = t
			}
		}
	}
	for _, t := range tokens {
		if t.kind != isName || seen[t.text] || len(found) > 0 {
			continue
		}
		seen[t.text] = true
		for i, line := range s.statements {
			switch {
			case line.tokens[0].is("def") && len(line.tokens) > 1 && line.tokens[1].is(t.text):
				for _, inner := range s.statements[i+1:] {
					if inner.indent <= line.indent {
						break
					}
					s.names(found, inner.tokens, seen)
				}
			case line.tokens[0].is("with") && slices.ContainsFunc(line.tokens, func(o token) bool { return o.is(t.text) }),
				assigned(line.tokens, t.text, "") != nil:
				s.names(found, line.tokens, seen)
			}
		}
	}
}

// file reads a file of requirements that the program reads.
func (s *setup) file(t *token) {
	name := path.Join(path.Dir(s.r.Name), t.text)
	if !slices.Contains(s.r.Within, name) { // else that file names the project
		install.Include(s.r, t.text, t.start)
	}
}

// SetupConfig reads a setup.cfg.
// https://setuptools.pypa.io/en/latest/userguide/declarative_config.html
func SetupConfig(r *document.Reading) {
	project := &tree.Node{Kind: tree.Table}
	extras := &tree.Node{Kind: tree.Table}
	var files []*tree.Node
	for _, f := range configFields(r) {
		section, key, _ := strings.Cut(f.Key, "\n")
		switch {
		case section == "metadata" && key == "name", section == "options" && key == "python_requires":
			as := map[string]string{"name": "name", "python_requires": "requires-python"}[key]
			if items := f.Value.Items; len(items) == 1 {
				project.Fields = append(project.Fields, tree.Field{Key: as, Value: items[0]})
			}
		case section == "options" && key == "install_requires":
			if items := f.Value.Items; len(items) > 0 && strings.HasPrefix(items[0].Value, "file:") {
				files = append(files, items...)
				continue
			}
			project.Fields = append(project.Fields, tree.Field{Key: "dependencies", Value: f.Value})
		case section == "options.extras_require":
			extras.Fields = append(extras.Fields, tree.Field{Key: key, At: f.At, Value: f.Value})
		}
	}
	for _, at := range files {
		for name := range strings.SplitSeq(strings.TrimPrefix(at.Value, "file:"), ",") {
			if name = strings.TrimSpace(name); name != "" && !slices.Contains(r.Within, path.Join(path.Dir(r.Name), name)) {
				install.Include(r, name, at.Start)
			}
		}
	}
	project.Fields = append(project.Fields, tree.Field{Key: "optional-dependencies", Value: extras})
	Project(r, &tree.Node{Kind: tree.Table, Fields: []tree.Field{{Key: "project", Value: project}}})
}

// configFields returns the options of a file in the form of Python's configparser by their sections and names,
// with a line's end between these. Each is a list of the lines of its value.
func configFields(r *document.Reading) (fields []tree.Field) {
	section, at := "", 0
	for line := range strings.Lines(r.Text) {
		start := at
		at += len(line)
		own := strings.TrimSpace(line)
		switch {
		case own == "" || own[0] == '#' || own[0] == ';':
		case line[0] == '[' && strings.HasSuffix(own, "]"):
			section = strings.TrimSpace(own[1 : len(own)-1])
		case line[0] != ' ' && line[0] != '\t':
			n := strings.IndexAny(line, "=:")
			if n < 0 {
				continue
			}
			list := &tree.Node{Kind: tree.List}
			key := strings.ToLower(strings.TrimSpace(line[:n]))
			if section == "options.extras_require" {
				key = strings.TrimSpace(line[:n])
			}
			fields = append(fields, tree.Field{Key: section + "\n" + key, At: start, Value: list})
			from := start + n + 1
			for part := range strings.SplitAfterSeq(line[n+1:], ";") { // several in the line of the name
				addLine(list, strings.TrimSuffix(part, ";"), from)
				from += len(part)
			}
		case len(fields) > 0:
			addLine(fields[len(fields)-1].Value, line, start)
		}
	}
	return fields
}

// addLine adds the entry of a line.
func addLine(list *tree.Node, line string, start int) {
	if n := strings.Index(line, " #"); n >= 0 {
		line = line[:n]
	}
	own := strings.TrimSpace(line)
	if own == "" {
		return
	}
	start += strings.Index(line, own)
	list.Items = append(list.Items, &tree.Node{Value: own, Start: start, End: start + len(own)})
}
