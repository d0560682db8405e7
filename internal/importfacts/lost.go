package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// pairing says where the rows of one list of a collection stand in the tables.
type pairing struct {
	json   string
	list   string // of the collection: releases, or packages/releases for the releases of each package
	block  string
	table  string   // the field of matrices.Tables
	keys   []string // of a row of the collection, which name it
	labels []string // the fields of a row of the table with the same values
}

// pairings are the lists of rows of all collections.
var pairings = []pairing{
	{"gpus.json", "gpus", "gpu", "GPUs", []string{"id"}, []string{"ID"}},
	{"gpus.json", "cloud", "instance", "Instances", []string{"provider", "instance"}, []string{"Provider", "Name"}},
	{"architectures.json", "architectures", "architecture", "Architectures", []string{"compute_capability"}, []string{"ComputeCapability"}},
	{"drivers.json", "branches", "driver_branch", "DriverBranches", []string{"branch"}, []string{"Branch"}},
	{"cuda.json", "releases", "cuda", "CUDAReleases", []string{"version"}, []string{"Version"}},
	{"cuda_compat.json", "packages", "forward_compat", "ForwardCompats", []string{"cuda"}, []string{"CUDA"}},
	{"cudnn.json", "releases", "cudnn", "CUDNNReleases", []string{"version"}, []string{"Version"}},
	{"nccl.json", "releases", "nccl", "NCCLReleases", []string{"version"}, []string{"Version"}},
	{"tensorrt.json", "releases", "tensorrt", "TensorRTReleases", []string{"version"}, []string{"Version"}},
	{"base_images.json", "images", "image", "ImageTags", []string{"tag"}, []string{"Tag"}},
	{"base_images.json", "os", "os", "OSes", []string{"os"}, []string{"ID"}},
	{"base_images.json", "python_images", "python_image", "PythonImages", []string{"python"}, []string{"Python"}},
	{"base_images.json", "manylinux", "manylinux", "Manylinux", []string{"tag"}, []string{"Tag"}},
	{"ngc.json", "images", "ngc_image", "NGCImages", []string{"image", "tag"}, []string{"Image", "Tag"}},
	{"errors.json", "errors", "error", "Errors", []string{"id"}, []string{"ID"}},
	{"pytorch.json", "releases", "framework", "Frameworks", []string{"framework", "version"}, []string{"Framework", "Version"}},
	{"tensorflow.json", "releases", "framework", "Frameworks", []string{"framework", "version"}, []string{"Framework", "Version"}},
	{"jax.json", "releases", "framework", "Frameworks", []string{"framework", "version"}, []string{"Framework", "Version"}},
	{"onnxruntime.json", "packages/releases", "framework", "Frameworks", []string{"framework", "version"}, []string{"Framework", "Version"}},
	{"cupy.json", "packages/releases", "framework", "Frameworks", []string{"framework", "version"}, []string{"Framework", "Version"}},
	{"paddle.json", "packages/releases", "framework", "Frameworks", []string{"framework", "version"}, []string{"Framework", "Version"}},
	{"ecosystem.json", "packages/releases", "package", "Packages", []string{"package", "version"}, []string{"Package", "Version"}},
}

// leftOut are keys of the collections that tables do not hold, each with its
// reason.
var leftOut = map[string]string{
	"src":                    "ids of sources: they become source blocks",
	"inferred":               "names of keys: they become the inferred cells, by the cells' names",
	"released_basis":         "how a date was found",
	"docs_branch":            "where the row was read",
	"cc_confirmed_by":        "ids of sources",
	"memory_src":             "ids of sources",
	"note_src":               "ids of sources",
	"python_agnostic_wheel":  "said in words",
	"framework":              "named by the table",
	"package":                "named by the table",
	"inherits":               "cells are written out in each row",
	"first_known":            "the first of the versions",
	"release":                "the first parts of version",
	"experimental_platforms": "WSL2, said once for all releases in guidance jax wsl2",
	"plugin":                 "named in requires, with its exact version",
	"cuda_major":             "the first part of cuda",
	"count":                  "how many files were seen",
	"cpu_platforms":          "platforms of the build cpu",
	"minor_version_compat":   "said by the floors of minor-version compatibility",
}

// otherwise are spellings of the collections that the tables write another way;
// an empty one is left out, as it is none of NVIDIA's business.
var otherwise = map[string]string{
	"linux-x86_64": "linux/amd64", "linux-aarch64": "linux/arm64", "windows-amd64": "windows/amd64", "windows-x86_64": "windows/amd64",
	"x86_64": "linux/amd64", "x86-64": "amd64", "aarch64": "arm64", "linux": "linux/amd64", "windows": "windows/amd64", "arm64": "linux/arm64", "sbsa": "linux/arm64", "ppc64le": "linux/ppc64le",
	"pip-extra": "pip-nvidia-wheels", "pip-extra:and-cuda": "pip-nvidia-wheels", "local": "system",
	">=3.8,<=3.10": ">=3.8,<3.11", // minors of documents, which tables write as metadata does
	"not possible": "none", "jetson only": "jetson", "jetson driver": "jetson", "also 2.1; outside the tool, kept for error messages": "", "darwin/amd64": "", "darwin/arm64": "", "macos": "",
}

// lost lists values of the collections in a folder that the tables do not hold
// in the row they belong to: nothing of value may be dropped on the way.
func lost(facts string, t matrices.Tables) ([]string, error) {
	var out []string
	for _, p := range pairings {
		rows, err := p.rows(facts)
		if err != nil {
			return nil, err
		}
		wanted := map[string]bool{}
		for _, row := range rows {
			wanted[rowID(p, row)] = true
		}
		texts := p.texts(t, wanted)
		for _, row := range rows {
			id := rowID(p, row)
			if texts[id] == "" {
				out = append(out, p.json+": "+id+": no such row")
				continue
			}
			for _, leaf := range leavesOf(row, "") {
				if !holds(texts[id], leaf) {
					out = append(out, fmt.Sprintf("%s: %s%s: %s", p.json, id, leaf.path, leaf.value))
				}
			}
		}
	}
	return out, nil
}

// rows reads the rows of a list, each with the names that its row in the tables
// begins with.
func (p pairing) rows(facts string) ([]map[string]any, error) {
	data, err := os.ReadFile(filepath.Join(facts, p.json))
	if err != nil {
		return nil, err
	}
	var root map[string]any
	if err := json.Unmarshal(data, &root); err != nil {
		return nil, fmt.Errorf("%s: %w", p.json, err)
	}
	outer, inner, nested := strings.Cut(p.list, "/")
	var out []map[string]any
	for _, item := range root[outer].([]any) {
		row := item.(map[string]any)
		row["framework"] = strings.TrimSuffix(p.json, ".json")
		if !nested {
			out = append(out, row)
			continue
		}
		for _, item := range row[inner].([]any) {
			release := item.(map[string]any)
			release["framework"], release["package"] = row["framework"], packageName(text(row["name"]))
			out = append(out, release)
		}
	}
	return out, nil
}

// rowID gives the id that the tables give a row of a collection.
func rowID(p pairing, row map[string]any) string {
	var parts []string
	for _, key := range p.keys {
		part := text(row[key])
		if p.block == "package" && key == "version" {
			part = releaseOf(part).version
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ":")
}

// texts gives the rows of the table that are wanted as HCL, by id, in the form
// that holds compares.
func (p pairing) texts(t matrices.Tables, wanted map[string]bool) map[string]string {
	out := map[string]string{}
	add := func(rows reflect.Value) {
		for i := range rows.Len() {
			row := rows.Index(i)
			var labels []string
			for _, name := range p.labels {
				labels = append(labels, row.FieldByName(name).String())
			}
			if id := strings.Join(labels, ":"); wanted[id] {
				var b bytes.Buffer
				matrices.WriteRow(&b, p.block, row.Addr().Interface())
				out[id] = plain(b.String())
			}
		}
	}
	table := reflect.ValueOf(t).FieldByName(p.table)
	if table.Kind() != reflect.Map {
		add(table)
		return out
	}
	for _, key := range table.MapKeys() {
		add(table.MapIndex(key))
	}
	return out
}

// leaf is one scalar of a row, with the keys that lead to it.
type leaf struct{ path, value string }

// leavesOf lists the texts and numbers below a value. Booleans are left out:
// what they say is said by which cells a row has.
func leavesOf(v any, path string) []leaf {
	var out []leaf
	switch v := v.(type) {
	case map[string]any:
		if tag := text(v["tag"]); strings.HasPrefix(tag, "rocm") || strings.HasPrefix(tag, "xpu") {
			return nil // builds for other makers' GPUs
		}
		for _, key := range keys(v) {
			if leftOut[key] == "" {
				out = append(out, leavesOf(v[key], path+" "+key)...)
			}
		}
	case []any:
		for _, item := range v {
			out = append(out, leavesOf(item, path)...)
		}
	case string, float64:
		if s := text(v); s != "" {
			out = append(out, leaf{path, s})
		}
	}
	return out
}

// holds reports whether a row's text has a value as words of its own, in one of
// the ways in which the tables write it.
func holds(row string, l leaf) bool {
	value := strings.ToLower(l.value)
	if way, ok := otherwise[value]; ok && (way == "" || hasWords(row, plain(way))) {
		return true
	}
	for _, way := range append(spellings(value), clean(value)) {
		if hasWords(row, plain(way)) || hasWords(row, way) {
			return true
		}
	}
	return false
}

// spellings are the forms in which tables write versions and capabilities that
// collections write in full or short: R580, 8.x, sm_90, 120, manylinux_2_27,
// ==1.2, name==1.2, 3.9-3.11, "8.1 and later", "9.1 (yanked)".
func spellings(value string) []string {
	out := []string{value, strings.TrimSuffix(value, ".x"), strings.TrimPrefix(value, "=="), strings.TrimSuffix(value, " and later")}
	for _, form := range []struct{ pattern, by string }{
		{`^r(\d{3})$`, "$1"},
		{`^(?:sm_)?(\d{1,2})(\d)$`, "$1.$2"},
		{`^manylinux_(\d+)_(\d+)$`, "$1.$2"},
		{`^([a-z][a-z0-9-]*)(==.*)$`, "$1 = \"$2\""},
		{`^(\S+|index \S+) \(.*\)$`, "$1"},
		{`^(.*)\(\?!.*\)$`, "$1"}, // look-ahead: what follows it stands in unless
	} {
		if re := regexp.MustCompile(form.pattern); re.MatchString(value) {
			out = append(out, re.ReplaceAllString(value, form.by))
		}
	}
	if m := regexp.MustCompile(`^3\.(\d+)-3\.(\d+)$`).FindStringSubmatch(value); m != nil {
		out = append(out, `"`+strings.Join(minors(m[1], m[2]), `", "`)+`"`)
	}
	return out
}

// plain brings a text into the form in which texts are compared: lower case,
// HCL's escapes and spaces evened out.
func plain(s string) string {
	s = strings.NewReplacer(`\"`, `"`, `\\`, `\`, "$${", "${", "%%{", "%{", "\n", " ").Replace(strings.ToLower(s))
	return strings.Join(strings.Fields(s), " ")
}

// hasWords reports whether a text has words that no further letter, digit or
// point goes on.
func hasWords(text, words string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], words)
		if i < 0 {
			return false
		}
		i += from
		if !wordAt(text, i-1) && !wordAt(text, i+len(words)) {
			return true
		}
		from = i + 1
	}
}

func wordAt(text string, i int) bool {
	return i >= 0 && i < len(text) && (text[i] == '.' || text[i] >= '0' && text[i] <= '9' || text[i] >= 'a' && text[i] <= 'z')
}
