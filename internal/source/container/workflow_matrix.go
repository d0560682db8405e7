package container

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// combination is what a matrix has a job run with: values by the names of its variables.
type combination map[string]string

// mostCombinations is how many jobs a matrix of GitHub's makes at most, and mostJudged how many of one are judged.
// https://docs.github.com/en/actions/reference/limits
const (
	mostCombinations = 256
	mostJudged       = 16
)

// combinations returns those of a matrix that are made of what stands in it, without what GitHub alone knows; false
// where nobody knows which there are.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstrategymatrix
func combinations(matrix *tree.Node) (list []combination, ok bool) {
	var keys []string
	for _, f := range matrix.Each() {
		values := f.Value.List()
		if f.Key == "include" || f.Key == "exclude" || len(values) == 0 {
			if f.Value.Kind != tree.List { // an expression
				return nil, false
			}
			continue
		}
		var longer []combination
		if len(keys) == 0 {
			list = []combination{nil}
		}
		for _, before := range list {
			for _, value := range values {
				longer = append(longer, with(before, f.Key, value))
			}
		}
		if list, keys = longer, append(keys, f.Key); len(list) > mostCombinations {
			return nil, false
		}
	}
	for _, leaves := range matrix.List("exclude") {
		if !known(leaves) {
			return nil, false
		}
		list = slices.DeleteFunc(list, func(c combination) bool { return c.meets(leaves, keys, true) })
	}
	made := len(list)
	for _, adds := range matrix.List("include") {
		met := false
		for i := range list[:made] {
			if !list[i].meets(adds, keys, false) {
				continue
			}
			met = true
			for _, f := range adds.Fields {
				if !slices.Contains(keys, f.Key) {
					list[i] = with(list[i], f.Key, f.Value)
				}
			}
		}
		if !met {
			var one combination
			for _, f := range adds.Fields {
				one = with(one, f.Key, f.Value)
			}
			list = append(list, one)
		}
	}
	return list, len(list) <= mostCombinations
}

// with returns a combination with a value more, as GitHub writes it; one that is none of a single word is left out.
func with(c combination, key string, at *tree.Node) combination {
	longer := combination{}
	maps.Copy(longer, c)
	delete(longer, key)
	value := at.Value
	if number, err := strconv.ParseFloat(value, 64); at.Kind == tree.Other && err == nil {
		value = strconv.FormatFloat(number, 'f', -1, 64) // 3.10 is 3.1
	}
	if at.Kind <= tree.Other && plainWord.MatchString(value) {
		longer[key] = value
	}
	return longer
}

// known reports whether all values of an entry are single words.
func known(entry *tree.Node) bool {
	return !slices.ContainsFunc(entry.Fields, func(f tree.Field) bool { return len(with(nil, f.Key, f.Value)) == 0 })
}

// plainWord is a text that stands for itself in a shell.
var plainWord = regexp.MustCompile(`^[\w.+:/=,@-]*$`)

// meets reports whether a combination has the values of an entry: all of them, or those of the matrix's own variables.
func (c combination) meets(entry *tree.Node, keys []string, all bool) bool {
	return !slices.ContainsFunc(entry.Fields, func(f tree.Field) bool {
		value, known := with(nil, f.Key, f.Value)[f.Key]
		of, is := c[f.Key]
		return (all || slices.Contains(keys, f.Key)) && (!known || !is || of != value)
	})
}

// judged returns the combinations of a job that differ in what counts for what it installs, with their names; one that
// knows nothing where there are none.
func (w *workflow) judged() (list []combination, names []string) {
	all, _ := combinations(w.job.At("strategy", "matrix"))
	texts := w.texts()
	counts := func(key string) bool { return strings.Contains(texts, "matrix."+key) }
	for _, c := range all {
		name := ""
		for _, key := range slices.Sorted(maps.Keys(c)) {
			if !counts(key) {
				delete(c, key)
				continue
			}
			name += ", " + c[key]
		}
		if !slices.ContainsFunc(list, func(o combination) bool { return maps.Equal(o, c) }) {
			list, names = append(list, c), append(names, strings.TrimPrefix(name, ", "))
		}
	}
	if len(list) == 0 {
		return []combination{nil}, []string{""}
	}
	return list, names
}

// texts returns what of a job says what it installs.
func (w *workflow) texts() string {
	var b strings.Builder
	add := func(at *tree.Node) {
		if at != nil {
			b.WriteString(at.Value + "\n")
		}
	}
	add(w.job.At("container"))
	add(w.job.At("container", "image"))
	for _, of := range append(w.job.List("steps"), w.root, w.job) {
		add(of.At("if"))
		add(of.At("run"))
		add(of.At("with", "python-version"))
		for _, f := range of.Each("env") {
			add(f.Value)
		}
	}
	return b.String()
}

// expressionOfMatrix is an expression that is a variable of the matrix.
var expressionOfMatrix = regexp.MustCompile(`\$\{\{\s*matrix\.([\w-]+)\s*\}\}`)

// value returns a text with the values of the matrix's variables in it; false where there are other expressions.
func (w *workflow) value(text string) (string, bool) {
	text = expressionOfMatrix.ReplaceAllStringFunc(text, func(found string) string {
		if value, is := w.matrix[expressionOfMatrix.FindStringSubmatch(found)[1]]; is {
			return value
		}
		return found
	})
	return text, !strings.Contains(text, "${{")
}

// withVariables returns shell text in which variables of the matrix are variables of the shell, as long as they were,
// which it sets.
func (w *workflow) withVariables(text string, variables *shell.Variables) string {
	return expressionOfMatrix.ReplaceAllStringFunc(text, func(found string) string {
		key := expressionOfMatrix.FindStringSubmatch(found)[1]
		value, is := w.matrix[key]
		if !is || strings.Contains(key, "-") && w.matrix[strings.ReplaceAll(key, "-", "_")] != "" {
			return found
		}
		name := "matrix_" + strings.ReplaceAll(key, "-", "_")
		name += strings.Repeat("_", len(found)-len("${}")-len(name))
		variables.Put(name, value)
		return "${" + name + "}"
	})
}
