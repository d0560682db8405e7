package observed

import (
	"fmt"
	"strings"
	"testing"
)

// namedIn returns an environment of packages, each with its conditions behind a colon: a:A,!B.
func namedIn(text string) *Environment {
	env := &Environment{}
	for word := range strings.FieldsSeq(text) {
		name, conditions, _ := strings.Cut(word, ":")
		o := Observation{Kind: Package, Name: name}
		for key := range strings.FieldsFuncSeq(conditions, func(r rune) bool { return r == ',' }) {
			bare := strings.TrimPrefix(key, "!")
			o.Conditions = append(o.Conditions, Condition{Key: bare, Holds: bare == key})
		}
		env.Observations = append(env.Observations, o)
		env.Indexes = append(env.Indexes, Index{URL: name, Conditions: o.Conditions})
		env.ByDriver = append(env.ByDriver, Index{URL: name, Conditions: o.Conditions})
	}
	return env
}

func TestCases(t *testing.T) {
	for text, want := range map[string]string{
		"a b":                  "",
		"a:A b:!A c":           "a c|b c",
		"a:A b:!A,B c:!A,!B":   "a|b|c",
		"a:A b:A":              "a b|",
		"a:A b:B":              "a b|a|b|",
		"a:A,B b:!A":           "a||b", // whether B holds decides nothing where A does not
		"a:A,!A b":             "b|b",
		"x:A y:!A z:!A,A,B c:": "x c|y c",
	} {
		env := namedIn(text)
		var got []string
		cases, all := env.Cases(countsAll)
		if !all {
			t.Errorf("%s: these are not all cases", text)
		}
		for _, out := range cases {
			one := env.Where(out)
			var names, indexes, byDriver []string
			for i, o := range one.Observations {
				if o.Kind != "" {
					names = append(names, o.Name)
				}
				if o.Kind != "" && o.Name != env.Observations[i].Name {
					t.Errorf("%s: %s has moved", text, o.Name)
				}
			}
			for i := range one.Indexes {
				indexes, byDriver = append(indexes, one.Indexes[i].URL), append(byDriver, one.ByDriver[i].URL)
			}
			if fmt.Sprint(indexes) != fmt.Sprint(names) || fmt.Sprint(byDriver) != fmt.Sprint(names) {
				t.Errorf("%s: %v with the indexes %v and %v", text, names, indexes, byDriver)
			}
			got = append(got, strings.Join(names, " "))
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%s: %s, want %s", text, strings.Join(got, "|"), want)
		}
	}
}

func countsAll(*Observation) bool { return true }

// TestManyConditionsComeOutOneByOne holds that the cases of many conditions do not double with each.
func TestManyConditionsComeOutOneByOne(t *testing.T) {
	var text strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&text, "a%d:A%d ", i, i)
	}
	env := namedIn(text.String())
	cases, all := env.Cases(countsAll)
	if len(cases) != 1+mostOthers || all {
		t.Fatalf("%d cases, %v; want %d that are not all", len(cases), all, 1+mostOthers)
	}
	for i, out := range cases {
		one := env.Where(out)
		there := 0
		for _, o := range one.Observations {
			if o.Kind != "" {
				there++
			}
		}
		if want := 1000 - min(i, 1); there != want {
			t.Errorf("case %d has %d packages, want %d", i, there, want)
		}
	}
}

// TestConditionsOfWhatDoesNotCountDecideNothing holds that packages which do not count make no cases.
func TestConditionsOfWhatDoesNotCountDecideNothing(t *testing.T) {
	for _, tt := range []struct {
		text  string
		cases int
		all   bool
	}{
		{"x1:A x2:B", 0, true},
		{"x1:A a:B", 2, true},
		{"x1:? a:B", 2, true},
		{"x1:A a:?", 0, false},
		{"a:?,A b:B", 2, false},
	} {
		env := namedIn(strings.ReplaceAll(tt.text, "?", "!"))
		env.Indexes, env.ByDriver = nil, nil
		counts := func(o *Observation) bool { return o.Name[0] != 'x' }
		if cases, all := env.Cases(counts); len(cases) != tt.cases || all != tt.all {
			t.Errorf("%s: %d cases, %v", tt.text, len(cases), all)
		}
	}
	indexed := &Environment{Indexes: []Index{{URL: "x", Conditions: []Condition{{Key: "A", Holds: true}}}}}
	if cases, _ := indexed.Cases(countsAll); len(cases) != 2 || len(indexed.Deciding(countsAll)) != 1 {
		t.Errorf("an index that a condition decides makes %d cases", len(cases))
	}
}
