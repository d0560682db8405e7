package lint

import "testing"

func TestExpressionsAreReadAlikeByGoAndPython(t *testing.T) {
	for expression, want := range map[string]bool{
		`cuInit[^\n'"]*\bCUDA_ERROR\b`: true, `(?i)out of memory`: true, `(?P<n>a)(?:b|c)`: true, `a(?i:b)c`: true,
		`[]a]`: true, `[^]a](?s:.)`: true, `a\\z`: true, `[(?U)]`: true, `\(\?U\)`: true, `\x41{2,}`: true, `a(?i-s:b)`: true,
		`(unclosed`: false, `(?=a)`: false, `(?<n>a)`: false, `a\z`: false, `\pL`: false, `[\p{Greek}]`: false,
		`\Qa.b\E`: false, `(?U)a*`: false, `(?U:a*)`: false, `a(?i)b`: false, `(?:(?i)b)`: false, `(?i-s)a`: false,
		`(?-i)a`: false, `[[:alpha:]]`: false, `\x{41}`: false, `a{,3}`: false, `\C`: false,
	} {
		if got := isExpression(expression); got != want {
			t.Errorf("%s: %v", expression, got)
		}
	}
}
