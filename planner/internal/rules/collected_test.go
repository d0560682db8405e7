package rules_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"strconv"
	"testing"
)

// collectedCounts says how many rules each collection has.
func collectedCounts() map[string]int {
	return map[string]int{"cuda-stack": 28, "nvidia-hardware": 12, "pytorch": 11, "tf-jax": 24, "ecosystem": 25}
}

// TestEveryCollectedRuleStandsOnce looks for every number of the collections in
// the rooms, each of which checks its own.
func TestEveryCollectedRuleStandsOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, key := range collectedKeys(t) {
		if seen[key] {
			t.Errorf("%s stands twice", key)
		}
		seen[key] = true
	}
	want := 0
	for collection, n := range collectedCounts() {
		want += n
		for i := 1; i <= n; i++ {
			if key := fmt.Sprintf("%s/%d", collection, i); !seen[key] {
				t.Errorf("%s is missing", key)
			}
		}
	}
	if len(seen) != want {
		t.Errorf("the rooms hold %d numbered rules, and the collections %d", len(seen), want)
	}
}

// collectedKeys returns the keys in the rooms' lists of numbered rules.
func collectedKeys(t *testing.T) []string {
	t.Helper()
	var keys []string
	for _, file := range parseTests(t, "planner/internal/rules/*/collected_*_test.go") {
		ast.Inspect(file, func(n ast.Node) bool {
			pair, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			name, named := pair.Key.(*ast.Ident)
			value, text := pair.Value.(*ast.BasicLit)
			if named && text && name.Name == "Key" && value.Kind == token.STRING {
				key, err := strconv.Unquote(value.Value)
				if err != nil {
					t.Fatal(err)
				}
				keys = append(keys, key)
			}
			return true
		})
	}
	return keys
}
