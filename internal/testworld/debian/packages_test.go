package debian

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const list = `Package: app
Version: 1:2.0+dfsg-1
Architecture: amd64
Maintainer: Somebody <somebody@example.org>
Depends: libone (>= 1.2), mta | fallback-mta, python3:any,
 libwrapped
Pre-Depends: base
Filename: pool/main/a/app/app_2.0+dfsg-1_amd64.deb
Size: 1234
SHA256: aaaa
Description: an app
 with: a colon in its description

Package: libone
Version: 1.3
Depends: libtwo

Package: libtwo
Version: 2
Depends: libone

Package: postfix
Version: 3
Provides: mta, smtp (= 1)

Package: exim
Version: 4
Provides: mta

Package: base
Version: 1

Package: python3
Version: 3.13
`

func parse(t *testing.T, text string) *List {
	t.Helper()
	l, err := ParsePackages(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestParsePackages(t *testing.T) {
	got, ok := parse(t, list).Lookup("app")
	want := Package{
		Name: "app", Version: "1:2.0+dfsg-1", Arch: "amd64", File: "pool/main/a/app/app_2.0+dfsg-1_amd64.deb",
		Sum:     Sum{Size: 1234, SHA256: "aaaa"},
		Depends: [][]string{{"base"}, {"libone"}, {"mta", "fallback-mta"}, {"python3"}},
	}
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Error(diff)
	}
}

func TestClosure(t *testing.T) {
	for _, c := range []struct {
		name           string
		roots, without []string
		want, err      string
	}{
		{name: "follows dependencies, cycles and providers", roots: []string{"app"},
			want: "app base exim libone libtwo python3"},
		{name: "leaves out what it is told to", roots: []string{"app"}, without: []string{"libone", "mta"},
			want: "app base python3"},
		{name: "prefers what is chosen already", roots: []string{"postfix", "app"},
			want: "app base exim libone libtwo postfix python3"},
		{name: "names an unknown root", roots: []string{"nothing"}, err: "package list has no nothing"},
		{name: "of nothing is nothing", want: ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			closure, err := parse(t, list).Closure(c.roots, c.without)
			if err != nil || c.err != "" {
				if err == nil || err.Error() != c.err {
					t.Errorf("got error %v, want %q", err, c.err)
				}
				return
			}
			var names []string
			for _, p := range closure {
				names = append(names, p.Name)
			}
			if got := strings.Join(names, " "); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}

func TestParsePackagesRefusesABadSize(t *testing.T) {
	_, err := ParsePackages(strings.NewReader("Package: one\nSize: many\n"))
	if err == nil || !strings.Contains(err.Error(), `one: size "many"`) {
		t.Errorf("got %v", err)
	}
}

func FuzzParsePackages(f *testing.F) {
	f.Add(list)
	f.Add("Package: a\nDepends: b | c (>= 1) , ,|\nProvides:\n\n\n:x")
	f.Fuzz(func(t *testing.T, text string) {
		l, err := ParsePackages(strings.NewReader(text))
		if err != nil {
			return
		}
		for name, p := range l.byName {
			if name == "" || p.Name != name {
				t.Errorf("%q is listed as %q", p.Name, name)
			}
			l.Closure([]string{name}, nil) //nolint:errcheck // it must end, whatever it says
		}
	})
}
