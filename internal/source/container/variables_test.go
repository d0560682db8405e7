package container

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/source/shell"
)

func TestWithDefaults(t *testing.T) {
	for text, want := range map[string][2]string{
		"vllm/vllm-openai:v0.8.5":                 {"vllm/vllm-openai:v0.8.5", ""},
		"vllm/vllm-openai:${VLLM_TAG:-v0.8.5}":    {"vllm/vllm-openai:v0.8.5", ""},
		"${REPO-vllm/vllm-openai}:${TAG:-v0.8.5}": {"vllm/vllm-openai:v0.8.5", ""},
		"${A:-${B:-pytorch/pytorch}}:2.6.0":       {"pytorch/pytorch:2.6.0", ""},
		"pytorch/pytorch:2.6.0${SUFFIX:+-extra}":  {"pytorch/pytorch:2.6.0", ""},
		"a$$b":                                    {"a$b", ""},
		"a:$SET-x":                                {"a:2.7.1-x", ""},
		"a:${SET:-2.5.1}${SET:?set it}":           {"a:2.7.12.7.1", ""},
		"a:${SET:+x}${EMPTY:-y}":                  {"a:y", ""},
		"a:${EMPTY}":                              {"a:", "EMPTY"},
		"vllm/vllm-openai:${VLLM_TAG}":            {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:$VLLM_TAG-x":            {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:${VLLM_TAG:?set it}":    {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:${A:-${VLLM_TAG}}":      {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:${VLLM_TAG:-v0.8.5":     {"vllm/vllm-openai:", ""},
	} {
		got, unset := withDefaults(text, map[string]string{"SET": "2.7.1", "EMPTY": ""})
		if got != want[0] || unset != want[1] {
			t.Errorf("%s: %q without %q, want %q", text, got, unset, want)
		}
	}
}

// TestExpandedTextDoesNotGrowBeyondMeasure: what would grow without an end stays as it is written.
func TestExpandedTextDoesNotGrowBeyondMeasure(t *testing.T) {
	d := dockerfile{escape: '\\'}
	long := strings.Repeat("x", shell.MostOfWord-100)
	variables := &shell.Variables{}
	variables.Put("A", long)
	variables.Put("CUDA", "12.4.1")
	for word, want := range map[string]string{
		"a-$CUDA":                          "a-12.4.1",
		"a-${CUDA//./-}":                   "a-12-4-1",
		"$A":                               long,
		"$A$A":                             "$A$A",
		"${A//x/$A}":                       "${A//x/$A}",
		"${A//x/${A//x/${A//x/$A}}}":       "${A//x/${A//x/${A//x/$A}}}",
		strings.Repeat("$CUDA", 300) + "x": strings.Repeat("$CUDA", 300) + "x",
	} {
		if got := d.expand(word, variables); got != want {
			t.Errorf("%.40s: %.40s (%d bytes), want %.40s", word, got, len(got), want)
		}
	}
}
