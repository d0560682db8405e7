package source

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// rewriteOne writes files, makes changes to packages of them, and returns the new text of
// the first file that changes and what is to be made by hand.
func rewriteOne(
	t *testing.T, files map[string]string, sources []string, changes map[string]observed.Change,
) (after string, byHand []string) {
	t.Helper()
	place(t, files)
	env, err := Read(context.Background(), sources, nil)
	if err != nil {
		t.Fatal(err)
	}
	var list []observed.Change
	for _, o := range env.Observations {
		if c, ok := changes[o.Name]; ok && o.Kind == observed.Package {
			c.Of = find(t, &env, observed.Package, o.Name)
			if c.From == "" {
				c.From = o.From
			}
			list = append(list, c)
		}
	}
	written, hand, err := Rewrite(os.ReadFile, &env, list)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range hand {
		byHand = append(byHand, h.At.String()+": "+h.Why)
	}
	for _, file := range written {
		after += string(file.After)
	}
	return after, byHand
}

// TestIndexesOfUVProjects writes an index into the tables of uv as they stand, and leaves
// them alone where that takes a person.
func TestIndexesOfUVProjects(t *testing.T) {
	const (
		start = "[project]\ndependencies = [\"torch==2.5.1\"]\n"
		fixed = "[project]\ndependencies = [\"torch==2.7.1\"]\n"
		named = "torch = { index = \"pytorch-cu128\" }\n"
		table = "\n[[tool.uv.index]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 + "\"\nexplicit = true\n"
	)
	for name, c := range map[string]struct{ before, after, byHand string }{
		"a header with a comment": {before: "[tool.uv.sources] # ours\nx = { workspace = true }\n",
			after: "[tool.uv.sources] # ours\n" + named + "x = { workspace = true }\n" + table},
		"a header with spaces and quotes": {before: "[ tool . \"uv\".sources ]\n",
			after: "[ tool . \"uv\".sources ]\n" + named + table},
		"the last line without an end": {before: "[tool.uv.sources]", after: "[tool.uv.sources]\n" + named + table},
		"a table before it": {before: "[tool.uv.sources]\n[tool.uv]\nmanaged = true\n",
			after: "[tool.uv.sources]\n" + named + "[tool.uv]\nmanaged = true\n" + table},
		"no table": {before: "[tool.uv]\n", after: "[tool.uv]\n\n[tool.uv.sources]\n" + named + table},
		"a comment that looks like it": {before: "[tool.uv]\n# [tool.uv.sources]\n",
			after: "[tool.uv]\n# [tool.uv.sources]\n\n[tool.uv.sources]\n" + named + table},
		"the index is there already": {
			before: "[tool.uv]\n" + strings.ReplaceAll(table, "explicit", "# why\nexplicit"),
			after: "[tool.uv]\n" + strings.ReplaceAll(table, "explicit", "# why\nexplicit") +
				"\n[tool.uv.sources]\n" + named},
		"another index has the name": {before: "[tool.uv]\n" + strings.ReplaceAll(table, "whl", "nightly"),
			byHand: "pyproject.toml:5:11: the index pytorch-cu128 is another one: take torch from an index of " +
				cu128},
		"an inline table": {before: "[tool.uv]\nsources = { x = { workspace = true } }\n",
			byHand: "pyproject.toml:2:18: torch comes from the index " + cu128 +
				": name it in the sources of [tool.uv]"},
		"dotted keys": {before: "[tool.uv]\nsources.x = { workspace = true }\n",
			byHand: "pyproject.toml:2:18: torch comes from the index " + cu128 +
				": name it in the sources of [tool.uv]"},
		"a list over lines": {
			before: "[tool.uv.sources]\ntorch = [\n  { index = \"mirror\", marker = \"sys_platform == 'linux'\" " +
				"},\n]\n" +
				"[[tool.uv.index]]\nname = \"mirror\"\nurl = " +
				"\"https://mirrors.example.org/pytorch-wheels/cu124\"\nexplicit = true\n",
			byHand: "pyproject.toml:9:8: torch comes from the index for cu124 here: take that for cu128, as " +
				cu128 + " has it"},
		"a list over lines without a label": {
			before: "[tool.uv.sources]\ntorch = [\n  { index = \"mirror\", marker = \"sys_platform == 'linux'\" " +
				"},\n]\n" +
				"[[tool.uv.index]]\nname = \"mirror\"\nurl = \"https://mirrors.example.org/simple\"\nexplicit = true\n",
			byHand: "pyproject.toml:4:1: torch comes from what stands here: take it from an index of " + cu128},
		"an entry behind a marker": {
			before: "[tool.uv.sources]\nTorch = [{ index = \"x\", marker = \"extra == 'a'\" }]\n",
			byHand: "pyproject.toml:4:1: torch comes from what stands here: take it from an index of " + cu128},
		"an inline list of indexes": {
			before: "[tool.uv]\nindex = [{ name = \"x\", url = \"https://x.example.org/simple\" }]\n",
			byHand: "pyproject.toml:4:1: take torch from an index of " + cu128 + ", named here"},
		"an inline table of tools": {before: "[tool]\nuv = { managed = true }\n",
			byHand: "pyproject.toml:2:18: change it to 2.7.1+cu128: written here, it leaves a file that " +
				"cannot be read " +
				"(pyproject.toml:6:7: the key \"uv\" stands there already: keep one of the two)"},
	} {
		for _, ends := range []string{"\n", "\r\n"} {
			t.Run(name+ends, func(t *testing.T) {
				before := strings.ReplaceAll(start+c.before, "\n", ends)
				after, byHand := rewriteOne(t, map[string]string{"pyproject.toml": before}, []string{"pyproject.toml"},
					map[string]observed.Change{"torch": {Value: "2.7.1", Label: "cu128", Index: cu128}})
				want := ""
				if c.after != "" {
					want = strings.ReplaceAll(fixed+c.after, "\n", ends)
				}
				if diff := cmp.Diff(want, after); diff != "" {
					t.Errorf("(-want +got)\n%s", diff)
				}
				if got := strings.Join(byHand, "\n"); got != c.byHand {
					t.Errorf("by hand: %s\nwant: %s", got, c.byHand)
				}
				var whole map[string]any
				if err := toml.Unmarshal([]byte(after), &whole); err != nil {
					t.Errorf("it is no TOML: %v", err)
				}
			})
		}
	}
}

// TestSourcesOfTools writes an index as Poetry, Pipenv, PDM and uv read it, and leaves to a person what
// would become another one, or no version at all.
func TestSourcesOfTools(t *testing.T) {
	const (
		poetry = "\n[[tool.poetry.source]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 + "\"\npriority = \"explicit\"\n"
		pipenv = "\n[[source]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 + "\"\nverify_ssl = true\n"
		pypi   = "\n[[source]]\nname = \"pypi\"\nurl = \"" + plan.DefaultIndex + "\"\nverify_ssl = true\n"
		uv     = "\n[[tool.uv.index]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 + "\"\nexplicit = true\n"
		two    = "[project]\ndependencies = [\"torch==2.5.1; sys_platform == 'win32'\", \"torch==2.5.1; " +
			"sys_platform == 'linux'\"]\n"
		aud   = "[project]\ndependencies = [\"torch==2.5.1\"]\n[project.optional-dependencies]\naud = [\"torchaudio\"]\n"
		where = "take torch from an index of " + cu128
		here  = where + ", where its marker holds alone: others of its entries keep what they have"
	)
	fixed := strings.NewReplacer("2.5.1", "2.7.1")
	for name, c := range map[string]struct{ file, before, after, byHand string }{
		"a table of Pipenv's package": {file: "Pipfile", before: "[packages.torch]\nversion = \"==2.5.1\"\n",
			after: "[packages.torch]\nversion = \"==2.7.1\"\nindex = \"pytorch-cu128\"\n" + pypi + pipenv},
		"Pipenv's default source": {file: "Pipfile", before: "[packages]\ntorch = \"==2.5.1\"\n",
			after: "[packages]\ntorch = {version = \"==2.7.1\", index = \"pytorch-cu128\"}\n" + pypi + pipenv},
		"packages of Pipenv's for development": {file: "Pipfile",
			before: "[packages]\ntorch = \"==2.5.1\"\n[dev-packages]\ntorchvision = \"*\"\n" +
				"torchaudio = {version = \"==2.5.1\"}\n",
			after: "[packages]\ntorch = {version = \"==2.7.1\", index = \"pytorch-cu128\"}\n[dev-packages]\n" +
				"torchvision = {version = \"*\", index = \"pytorch-cu128\"}\n" +
				"torchaudio = {version = \"==2.7.1\", index = \"pytorch-cu128\"}\n" + pypi + pipenv},
		"sources of Pipenv's between brackets": {file: "Pipfile",
			before: "source = [{name = \"x\", url = \"https://x.example.org/simple\"}]\n[packages]\ntorch = \"==2.5.1\"\n",
			byHand: "Pipfile:1:1: " + where + ", named here"},
		"dotted keys": {before: "[tool.poetry.dependencies]\ntorch.version = \"2.5.1\" # ours\n",
			after: "[tool.poetry.dependencies]\ntorch.version = \"2.7.1\" # ours\ntorch.source = \"pytorch-cu128\"\n" + poetry},
		"a companion's table": {
			before: "[tool.poetry.dependencies]\ntorch = \"2.5.1\"\n[tool.poetry.dependencies.torchvision]\nversion = \"*\"\n",
			after: "[tool.poetry.dependencies]\ntorch = {version = \"2.7.1\", source = \"pytorch-cu128\"}\n" +
				"[tool.poetry.dependencies.torchvision]\nversion = \"*\"\nsource = \"pytorch-cu128\"\n" + poetry},
		"tables of both": {
			before: "[tool.poetry.dependencies.torch]\nversion = \"2.5.1\"\n[tool.poetry.dependencies.torchvision]\n" +
				"version = \"*\"\n",
			after: "[tool.poetry.dependencies.torch]\nversion = \"2.7.1\"\nsource = \"pytorch-cu128\"\n" +
				"[tool.poetry.dependencies.torchvision]\nversion = \"*\"\nsource = \"pytorch-cu128\"\n" + poetry},
		"a last line without an end": {before: "[tool.poetry.dependencies]\nTorch = \"2.5.1\"",
			after: "[tool.poetry.dependencies]\nTorch = {version = \"2.7.1\", source = \"pytorch-cu128\"}\n" + poetry},
		"dotted keys between brackets": {before: "[tool.poetry]\ndependencies = { torch.version = \"2.5.1\" }\n",
			byHand: "pyproject.toml:2:35: " + where + ", named in this file"},
		"sources of Poetry's between brackets": {
			before: "[tool.poetry]\nsource = [{name = \"x\", url = \"https://x.example.org/simple\"}]\n" +
				"[tool.poetry.dependencies]\ntorch = \"2.5.1\"\n",
			byHand: "pyproject.toml:2:1: " + where + ", named here"},
		"an entry of Poetry's behind another marker": {before: two + "[tool.poetry]\n",
			byHand: "pyproject.toml:2:59: " + here},
		"a companion that stands there twice": {
			before: "[project]\ndependencies = [\"torch==2.5.1\", \"torchvision\", \"torchvision>=0.15\"]\n[tool.poetry]\n",
			after: "[project]\ndependencies = [\"torch==2.7.1\", \"torchvision\", \"torchvision>=0.15\"]\n[tool.poetry]\n" +
				"\n[tool.poetry.dependencies]\ntorch = { source = \"pytorch-cu128\" }\n" +
				"torchvision = { source = \"pytorch-cu128\" }\n" + poetry},
		"an extra of Poetry's": {before: aud + "[tool.poetry]\n",
			after: fixed.Replace(aud) + "[tool.poetry]\n\n[tool.poetry.dependencies]\n" +
				"torch = { source = \"pytorch-cu128\" }\ntorchaudio = { source = \"pytorch-cu128\" }\n" + poetry},
		"an optional package of Poetry's": {
			before: "[tool.poetry.dependencies]\ntorch = \"2.5.1\"\ntorchaudio = {version = \"2.5.1\", optional = true}\n",
			after: "[tool.poetry.dependencies]\ntorch = {version = \"2.7.1\", source = \"pytorch-cu128\"}\n" +
				"torchaudio = {version = \"2.7.1\", source = \"pytorch-cu128\", optional = true}\n" + poetry},
		"an entry of PDM's behind another marker": {before: two + "[tool.pdm]\n",
			byHand: "pyproject.toml:2:59: " + here},
		"an extra of PDM's": {before: aud + "[tool.pdm]\n",
			after: fixed.Replace(aud) + "[tool.pdm]\n\n[[tool.pdm.source]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 +
				"\"\ninclude_packages = [\"torch\", \"torchaudio\"]\nexclude_packages = [\"*\"]\n"},
		"another source of PDM's has the name": {
			before: "[project]\ndependencies = [\"torch==2.5.1\"]\n[[tool.pdm.source]]\nname = \"pytorch-cu128\"\n" +
				"url = \"https://x.example.org/simple\"\ninclude_packages = [\"numpy\"]\n",
			byHand: "pyproject.toml:3:12: the index pytorch-cu128 is another one: " + where},
		"sources of PDM's between brackets": {
			before: "[project]\ndependencies = [\"torch==2.5.1\"]\n[tool.pdm]\n" +
				"source = [{name = \"x\", url = \"https://x.example.org/simple\", include_packages = [\"numpy\"]}]\n",
			byHand: "pyproject.toml:4:1: " + where + ", named here"},
		"an entry of uv's behind another marker": {before: two + "[tool.uv]\n",
			after: two[:59] + fixed.Replace(two[59:]) + "[tool.uv]\n\n[tool.uv.sources]\n" +
				"torch = { index = \"pytorch-cu128\", marker = \"sys_platform == 'linux'\" }\n" + uv},
		"an extra of uv's": {before: aud + "[tool.uv]\n",
			after: fixed.Replace(aud) + "[tool.uv]\n\n[tool.uv.sources]\ntorch = { index = \"pytorch-cu128\" }\n" +
				"torchaudio = { index = \"pytorch-cu128\" }\n" + uv},
	} {
		t.Run(name, func(t *testing.T) {
			file := c.file
			if file == "" {
				file = "pyproject.toml"
			}
			place(t, map[string]string{file: c.before})
			env, err := Read(context.Background(), []string{file}, nil)
			if err != nil {
				t.Fatal(err)
			}
			written, hand, err := Rewrite(os.ReadFile, &env, []observed.Change{{
				Of: find(t, &env, observed.Package, "torch"), Value: "2.7.1", Label: "cu128", Index: cu128}})
			if err != nil {
				t.Fatal(err)
			}
			after, byHand := "", ""
			for _, f := range written {
				after += string(f.After)
			}
			for _, h := range hand {
				byHand += h.At.String() + ": " + h.Why
			}
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if byHand != c.byHand {
				t.Errorf("by hand: %s\nwant: %s", byHand, c.byHand)
			}
		})
	}
}

// TestOriginsOfUVProjects writes an index for the system that was judged alone.
func TestOriginsOfUVProjects(t *testing.T) {
	const (
		whl   = "https://download.pytorch.org/whl/"
		start = "[project]\ndependencies = [\"torch==2.6.0\"]\n[tool.uv.sources]\ntorch = [\n"
		linux = "  { index = \"a\", marker = \"sys_platform == 'linux'\" },\n"
		table = "[[tool.uv.index]]\nname = \"a\"\nurl = \"" + whl + "cpu\"\nexplicit = true\n" +
			"[[tool.uv.index]]\nname = \"b\"\nurl = \"" + whl + "cu124\"\nexplicit = true\n"
		both  = start + linux + "  { index = \"b\", marker = \"sys_platform == 'win32'\" },\n]\n" + table
		other = start + linux + "  { index = \"b\", marker = \"sys_platform != 'linux'\" },\n]\n" + table
		mac   = start + "  { index = \"b\", marker = \"sys_platform == 'linux'\" },\n" +
			"  { index = \"a\", marker = \"sys_platform != 'linux'\" },\n]\n" + table
	)
	cu126 := observed.Change{Value: "2.6.0", Label: "cu126", Index: whl + "cu126"}
	newer := observed.Change{Value: "2.7.1", Label: "cu126", Index: whl + "cu126"}
	for name, c := range map[string]struct {
		change                      observed.Change
		from, before, after, byHand string
	}{
		"that of Linux": {change: cu126, from: whl + "cpu", before: both,
			after: strings.Replace(both, whl+"cpu", whl+"cu126", 1)},
		"that of Windows": {change: cu126, from: whl + "cu124", before: both,
			after: strings.Replace(both, whl+"cu124", whl+"cu126", 1)},
		"that of Windows and macOS, for GPUs already": {change: cu126, from: whl + "cu124", before: other,
			after: strings.Replace(other, whl+"cu124", whl+"cu126", 1)},
		"that of Windows and macOS": {change: cu126, from: whl + "cpu", before: mac,
			byHand: "pyproject.toml:10:8: take the packages from an index of " + whl + "cu126 where it is for GPUs: " +
				"this one is for other systems, too"},
		"a release that the other index does not have": {change: newer, from: whl + "cpu", before: both,
			byHand: "pyproject.toml:2:18: change it to 2.7.1+cu126: on other systems it comes from " + whl +
				"cu124, which does not have that"},
		"none of them": {change: cu126, from: "pypi", before: both,
			byHand: "pyproject.toml:4:1: torch comes from what stands here: take it from an index of " + whl + "cu126"},
	} {
		t.Run(name, func(t *testing.T) {
			c.change.From = c.from
			after, byHand := rewriteOne(t, map[string]string{"pyproject.toml": c.before}, []string{"pyproject.toml"},
				map[string]observed.Change{"torch": c.change})
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if got := strings.Join(byHand, "\n"); got != c.byHand {
				t.Errorf("by hand: %s\nwant: %s", got, c.byHand)
			}
		})
	}
}

// TestTwoPackagesShareATableOfUVs adds the tables for two packages once.
func TestTwoPackagesShareATableOfUVs(t *testing.T) {
	torch := observed.Change{Value: "2.7.1", Label: "cu128", Index: cu128}
	after, byHand := rewriteOne(t,
		map[string]string{
			"pyproject.toml": "[project]\ndependencies = [\"torch==2.5.1\", \"torchvision\"]\n[tool.uv]\n"},
		[]string{"pyproject.toml"}, map[string]observed.Change{"torch": torch,
			"torchvision": {Value: "0.22.1", Label: "cu128", Index: cu128}})
	const want = "[project]\ndependencies = [\"torch==2.7.1\", " +
		"\"torchvision==0.22.1\"]\n[tool.uv]\n\n[tool.uv.sources]\n" +
		"torch = { index = \"pytorch-cu128\" }\ntorchvision = { index = \"pytorch-cu128\" }\n\n[[tool.uv.index]]\n" +
		"name = \"pytorch-cu128\"\nurl = \"" + cu128 + "\"\nexplicit = true\n"
	if after != want || byHand != nil {
		t.Errorf("%s\nby hand %q", after, byHand)
	}
}
