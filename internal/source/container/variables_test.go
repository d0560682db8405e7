package container

import "testing"

func TestWithDefaults(t *testing.T) {
	for text, want := range map[string][2]string{
		"vllm/vllm-openai:v0.8.5":                 {"vllm/vllm-openai:v0.8.5", ""},
		"vllm/vllm-openai:${VLLM_TAG:-v0.8.5}":    {"vllm/vllm-openai:v0.8.5", ""},
		"${REPO-vllm/vllm-openai}:${TAG:-v0.8.5}": {"vllm/vllm-openai:v0.8.5", ""},
		"${A:-${B:-pytorch/pytorch}}:2.6.0":       {"pytorch/pytorch:2.6.0", ""},
		"pytorch/pytorch:2.6.0${SUFFIX:+-extra}":  {"pytorch/pytorch:2.6.0", ""},
		"a$$b":                                    {"a$b", ""},
		"vllm/vllm-openai:${VLLM_TAG}":            {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:$VLLM_TAG-x":            {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:${VLLM_TAG:?set it}":    {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:${A:-${VLLM_TAG}}":      {"vllm/vllm-openai:", "VLLM_TAG"},
		"vllm/vllm-openai:${VLLM_TAG:-v0.8.5":     {"vllm/vllm-openai:", ""},
	} {
		if got, unset := withDefaults(text); got != want[0] || unset != want[1] {
			t.Errorf("%s: %q without %q, want %q", text, got, unset, want)
		}
	}
}
