package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// collected is the day of the collection: the date of reading for documents
// that carry no date of their own.
const collected = "2026-11-20"

// sources makes the source blocks of a collection.
func sources(root object) []matrices.Source {
	o := root.obj("sources")
	var out []matrices.Source
	for _, id := range keys(o.m) {
		if strings.Contains(id, "search-corpus") {
			o.skip(id) // file numbers of the collection
			continue
		}
		title, url, seen := strings.Join(o.strs(id), ", "), "", ""
		if m, ok := o.get(id).(map[string]any); ok {
			title, url, seen = text(m["what"]), text(m["url"]), text(m["seen"])
			for k := range m {
				o.seen.read[o.path+"."+id+"."+k] = true
			}
		}
		s := source(id, title, url, seen)
		if m, ok := o.get(id).(map[string]any); ok && m["form"] != nil && id != "spack" {
			s.Class = matrices.Vendor // the project's own files, at the revision that a row names
		}
		out = append(out, s)
	}
	return out
}

func source(id, title, url, seen string) matrices.Source {
	if seen != "" {
		title += " (" + seen + ")"
	}
	if url == "" {
		url = urlIn(title)
	}
	switch {
	case title == "" && url != "":
		title = addressTitle(url)
	case title == "":
		title = id
	}
	s := matrices.Source{ID: id, Title: clean(title), URL: url, Date: dateIn(title), Class: class(title, url)}
	return s
}

// clean takes file numbers of the collection out of a title; they say nothing
// to a reader.
func clean(title string) string {
	for _, rule := range []struct{ pattern, by string }{
		{`\s*\((library ids?|stored file|id) [^)]*\)`, ""},
		{`\s*\(\d{7,}(, ?\d{7,})*\)`, ""},
		{`\bstored public file[s]? [\d, ]+`, "public files "},
		{`\b[Ss]tored `, "public "},
		{`\s*\(search-corpus ids\)`, ""},
		{`, library id \d+`, ""},
		{`\s{2,}`, " "},
	} {
		title = regexp.MustCompile(rule.pattern).ReplaceAllString(title, rule.by)
	}
	return strings.TrimSpace(title)
}

// plainIDs shortens the ids of sources that are file numbers of the collection.
func plainIDs(table []byte) []byte {
	return regexp.MustCompile(`"gh-\d+(\d{3})"`).ReplaceAll(table, []byte(`"public-$1"`))
}

// urlIn finds an address in a title, or makes one of a repository, a commit,
// an issue or a documentation host that it names.
func urlIn(title string) string {
	if m := regexp.MustCompile(`https?://[^\s,;)]+`).FindString(title); m != "" && !strings.Contains(m, "...") {
		return m
	}
	if m := regexp.MustCompile(`\b(docs\.nvidia\.com|developer\.nvidia\.com|pypi\.org|gitlab\.com|data\.pyg\.org|pkg\.go\.dev)/[^\s,;)]*`).FindString(title); m != "" {
		return "https://" + m
	}
	repo := regexp.MustCompile(`^(?:copy of |the |observed )?([A-Za-z0-9][\w-]*/[A-Za-z0-9][\w.-]*)`).FindStringSubmatch(title)
	if repo == nil {
		return ""
	}
	base := "https://github.com/" + repo[1]
	if m := regexp.MustCompile(`@([0-9a-f]{7,40})\b`).FindStringSubmatch(title); m != nil {
		return base + "/tree/" + m[1]
	}
	if m := regexp.MustCompile(`(?:issues?|pull requests?) (\d+)`).FindStringSubmatch(title); m != nil {
		return base + "/issues/" + m[1]
	}
	return base
}

// dateIn finds the last date of a title; without one, the day of reading.
func dateIn(title string) string {
	found := regexp.MustCompile(`\b(19|20)\d\d-\d\d-\d\d\b`).FindAllString(title, -1)
	if len(found) == 0 {
		return collected
	}
	return slices.Max(found)
}

// makers are the owners of repositories whose word on their own product is the
// maker's.
var makers = []string{"nvidia", "pytorch", "tensorflow", "google", "jax-ml", "google-deepmind", "microsoft", "cupy", "paddlepaddle",
	"vllm-project", "dao-ailab", "flashinfer-ai", "triton-lang", "facebookresearch", "triton-inference-server", "nvidia-merlin", "astral-sh",
	"keras-team", "rapidsai", "openxla"}

// class judges how a document knows what it says, from its description.
func class(title, url string) matrices.Class {
	t := strings.ToLower(title)
	owner := ""
	if m := regexp.MustCompile(`^https://github\.com/([\w.-]+)/`).FindStringSubmatch(url + "/"); m != nil {
		owner = strings.ToLower(m[1])
	}
	switch {
	case contains(t, "observed", "nvidia-smi output", "get_arch_list", "get_build_info", "banner", "environment dump", "measured contents",
		"lock file", "redistrib manifest", "inside nvidia linux driver", "inside linux drivers", "inside drivers",
		"readme appendices", "pypi.org", "exact wheel file name", "fixtures of", "recording requires-dist", "device list taken from driver",
		"as eks-", "the same list inside", "uv.lock", "wheel file"):
		return matrices.Measured
	case contains(t, "issue", "third-party", "public note", "gist", "wiki", "report", "forum", "notes quoting", "public install", "discussion"):
		return matrices.Reported
	case slices.Contains(makers, owner) || contains(url, "nvidia.com", "pytorch.org", "onnxruntime.ai", "paddlepaddle.org.cn"):
		return matrices.Vendor
	case owner != "":
		return matrices.Reported
	case contains(t, "nvidia", "pytorch", "tensorflow", "jax", "release notes", "cudnn ", "tensorrt", "nccl", "documentation", "docs",
		"setup.py", "pep ", "debian", "cuda ", "cuda-dl-base", "container recipes", "support matrix"):
		return matrices.Vendor
	}
	return matrices.Reported
}

func contains(s string, words ...string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(s, w) })
}

// cited keeps the sources that are in use by the ids given.
func cited(all []matrices.Source, ids map[string]bool) []matrices.Source {
	return slices.DeleteFunc(slices.Clone(all), func(s matrices.Source) bool { return !ids[s.ID] })
}
