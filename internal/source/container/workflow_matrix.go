package container

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// combination is what a matrix has a job run with: values by the names of its variables, in small letters since GitHub
// does not tell these from large ones. One that is none of a single word is the expression that stands for it.
type combination map[string]string

// mostCombinations is how many jobs a matrix of GitHub's makes at most, and mostJudged how many of one are judged.
// https://docs.github.com/en/actions/reference/limits
const (
	mostCombinations = 256
	mostJudged       = 16
)

// How much a matrix may hold: variables that count, and values of what it includes and excludes.
const (
	mostKeys    = 64
	mostEntries = 8 * mostCombinations
)

// How much is read of all jobs of a workflow: combinations, bytes of the jobs that have more than one of these, and
// variables that steps of their own begin with.
const (
	mostOfWorkflow = 64
	mostRepeated   = 1 << 20
	mostCopied     = 1 << 20
)

// combinations returns those of a matrix that are made of what stands in it, of the variables that count and those by
// which it includes and excludes some, without what GitHub alone knows; false where nobody knows which there are, or
// there are more than GitHub runs.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstrategymatrix
func combinations(matrix *tree.Node, counts func(key string) bool) (list []combination, ok bool) {
	var lists []tree.Field
	own, keys := map[string]bool{}, map[string]bool{}
	made := 1
	for _, f := range matrix.Each() {
		values := f.Value.List()
		if f.Key == "include" || f.Key == "exclude" || len(values) == 0 {
			if f.Value.Kind != tree.List { // an expression
				return nil, false
			}
			continue
		}
		if made *= len(values); made > mostCombinations {
			return nil, false
		}
		f.Key = strings.ToLower(f.Key)
		lists, own[f.Key] = append(lists, f), true
		if counts(f.Key) {
			keys[f.Key] = true
		}
	}
	excluded, included := matrix.List("exclude"), matrix.List("include")
	entries := 0
	for _, entry := range slices.Concat(excluded, included) {
		for _, f := range entry.Fields {
			if key := strings.ToLower(f.Key); own[key] || counts(key) {
				keys[key] = true
			}
		}
		if entries += len(entry.Fields); entries > mostEntries || len(keys) > mostKeys {
			return nil, false
		}
	}
	if len(keys) > mostKeys {
		return nil, false
	}
	if len(lists) > 0 {
		list = []combination{{}}
	}
	for _, f := range lists {
		if keys[f.Key] {
			list = times(list, f)
		}
	}
	for _, entry := range excluded {
		leaves := settings(entry)
		if slices.ContainsFunc(leaves, func(s setting) bool { return !isKnown(s.value) }) {
			return nil, false
		}
		list = slices.DeleteFunc(list, func(c combination) bool {
			return len(leaves) > 0 && c.meets(leaves, func(string) bool { return true })
		})
	}
	return include(list, included, own, keys)
}

// times returns combinations with each of the values of a variable.
func times(list []combination, f tree.Field) (longer []combination) {
	for _, before := range list {
		for _, at := range f.Value.List() {
			one := maps.Clone(before)
			one[f.Key] = valueOf(f.Key, at)
			longer = append(longer, one)
		}
	}
	return longer
}

// include adds what a matrix includes to the combinations of its own variables, as far as the keys go; false where
// there come out more than GitHub runs.
func include(list []combination, entries []*tree.Node, own, keys map[string]bool) ([]combination, bool) {
	made := len(list)
	for _, entry := range entries {
		adds, met := settings(entry), false
		for _, c := range list[:made] {
			if !c.meets(adds, func(key string) bool { return own[key] }) {
				continue
			}
			met = true
			for _, s := range adds {
				if !own[s.key] && keys[s.key] {
					c[s.key] = s.value
				}
			}
		}
		if met {
			continue
		}
		if len(list) == mostCombinations {
			return nil, false
		}
		one := combination{}
		for _, s := range adds {
			if keys[s.key] {
				one[s.key] = s.value
			}
		}
		list = append(list, one)
	}
	return list, true
}

// setting is a variable of a matrix and its value, as of a combination.
type setting struct{ key, value string }

// settings returns those of an entry of what a matrix includes or excludes.
func settings(entry *tree.Node) (list []setting) {
	for _, f := range entry.Fields {
		key := strings.ToLower(f.Key)
		list = append(list, setting{key, valueOf(key, f.Value)})
	}
	return list
}

// meets reports whether a combination has the values of an entry, of those variables that are asked for.
func (c combination) meets(entry []setting, asked func(key string) bool) bool {
	return !slices.ContainsFunc(entry, func(s setting) bool {
		of, is := c[s.key]
		return asked(s.key) && (!is || of != s.value || !isKnown(of))
	})
}

// plainWord is a text that stands for itself in a shell, and number a number that is written with digits.
var (
	plainWord = lazyregexp.New(`^[\w.+:/=,@-]*$`)
	number    = lazyregexp.New(`^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,2})?$`)
)

// valueOf returns the value of a variable as GitHub writes it.
func valueOf(key string, at *tree.Node) string {
	value := at.Value
	if at.Kind == tree.Other {
		value = plainOf(value)
	}
	if at.Kind > tree.Other || !plainWord.MatchString(value) {
		return "${{ matrix." + key + " }}"
	}
	return value
}

// plainOf returns a value that is no text as GitHub writes it: 3.10 is 3.1, and null is nothing.
func plainOf(value string) string {
	if number.MatchString(value) {
		if n, err := strconv.ParseFloat(value, 64); err == nil {
			return strconv.FormatFloat(n, 'f', -1, 64)
		}
	}
	switch lower := strings.ToLower(value); lower {
	case "null", "~":
		return ""
	case "true", "false":
		return lower
	}
	if n, err := strconv.ParseInt(value, 0, 64); err == nil { // 0x10
		return strconv.FormatInt(n, 10)
	}
	return value
}

// isKnown reports whether there are no expressions in a text.
func isKnown(text string) bool { return !strings.Contains(text, "${{") }

// judged returns the combinations of a job that differ in what counts for what it installs, with their names; nothing
// where nobody knows which there are.
func (w *workflow) judged(job tree.Field, named map[string]bool) (list []combination, names []string) {
	matrix := w.job.At("strategy", "matrix")
	all, ok := combinations(matrix, func(key string) bool { return named[key] })
	if !ok {
		w.r.Note(job.At, "not judged: which combinations the matrix of the job %s has", document.Excerpt(job.Key))
	}
	set, seen, alone := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for _, c := range all {
		maps.DeleteFunc(c, func(key, _ string) bool { return !named[key] })
		for key := range c {
			set[key] = true
		}
	}
	for _, c := range all {
		for key := range set {
			if _, is := c[key]; !is {
				c[key] = ""
			}
		}
		if is := c.name(true, "\x00"); !seen[is] {
			seen[is], list = true, append(list, c)
			alone[c.name(false, ", ")] = true
		}
	}
	withKeys := len(alone) < len(list) || slices.ContainsFunc(list, combination.looksAlike)
	for _, c := range list {
		names = append(names, c.name(withKeys, ", "))
	}
	return list, names
}

// name returns the values of a combination that are known, in the order of their variables.
func (c combination) name(withKeys bool, between string) string {
	var list []string
	for _, key := range slices.Sorted(maps.Keys(c)) {
		switch value := c[key]; {
		case withKeys && isKnown(value):
			list = append(list, key+"="+value)
		case isKnown(value):
			list = append(list, value)
		}
	}
	return strings.Join(list, between)
}

// looksAlike reports whether values of a combination do not say by themselves whose they are: one is empty, or two are
// the same.
func (c combination) looksAlike() bool {
	seen := map[string]bool{"": true}
	for _, value := range c {
		if seen[value] {
			return true
		}
		seen[value] = true
	}
	return false
}

// ofMatrixNamed finds the variables of the matrix that a text names.
var ofMatrixNamed = lazyregexp.New(`matrix\.([\w-]+)`)

// variablesNamed notes the variables of the matrix that what a job installs may depend on, and returns how many bytes
// say so: of the job, or of the workflow where that is given.
func variablesNamed(of *tree.Node, named map[string]bool) (size int) {
	add := func(at *tree.Node) {
		if at == nil {
			return
		}
		size += len(at.Value)
		for _, found := range ofMatrixNamed.FindAllStringSubmatch(at.Value, -1) {
			named[strings.ToLower(found[1])] = true
		}
	}
	add(of.At("container"))
	add(of.At("container", "image"))
	add(of.At("defaults", "run", "working-directory"))
	for _, of := range append(of.List("steps"), of) {
		add(of.At("if"))
		add(of.At("run"))
		add(of.At("working-directory"))
		add(of.At("with", "python-version"))
		for _, f := range of.Each("env") {
			add(f.Value)
		}
	}
	return size
}

// expressionOfMatrix is an expression that is a variable of the matrix.
var expressionOfMatrix = lazyregexp.New(`\$\{\{\s*matrix\.([\w-]+)\s*\}\}`)

// value returns a text with the values of the matrix's variables in it; false where there are other expressions.
func (w *workflow) value(text string) (string, bool) {
	text = expressionOfMatrix.ReplaceAllStringFunc(text, func(found string) string {
		if value, known := w.ofMatrix(expressionOfMatrix.FindStringSubmatch(found)[1]); known {
			return value
		}
		return found
	})
	return text, isKnown(text)
}

// ofMatrix returns the value of a variable of the matrix: nothing where the combination has none of the name.
func (w *workflow) ofMatrix(key string) (value string, known bool) {
	value = w.matrix[strings.ToLower(key)]
	return value, w.matrix != nil && isKnown(value)
}
