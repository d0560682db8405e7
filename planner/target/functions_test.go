package target

import (
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

func call(t *testing.T, expression string) (cty.Value, hcl.Diagnostics) {
	t.Helper()
	expr, diags := hclsyntax.ParseExpression([]byte(expression), "x", hcl.InitialPos)
	if diags.HasErrors() {
		t.Fatalf("%s: %v", expression, diags)
	}
	return expr.Value(&hcl.EvalContext{Functions: functions()})
}

func TestFunctions(t *testing.T) {
	for expression, want := range map[string]string{
		`upper("a")`:                                  "A",
		`join(",", sort(["b", "a"]))`:                 "a,b",
		`replace("cu12.4", ".", "")`:                  "cu124",
		`regex("[0-9]+", "cu124")`:                    "124",
		`regex_replace("a1", "[0-9]", "x")`:           "ax",
		`format("%s-%02d", "a", 3)`:                   "a-03",
		`base64encode("héllo")`:                       "aMOpbGxv",
		`base64decode("aMOpbGxv")`:                    "héllo",
		`sha256("abc")`:                               "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
		`tostring(startswith("cu124", "cu"))`:         "true",
		`tostring(endswith("cu124", "cu"))`:           "false",
		`tostring(strcontains("cu124", "12"))`:        "true",
		`tostring(alltrue([true, true]))`:             "true",
		`tostring(alltrue([true, false]))`:            "false",
		`tostring(alltrue([]))`:                       "true",
		`tostring(anytrue([false, true]))`:            "true",
		`tostring(anytrue([]))`:                       "false",
		`try(jsondecode("{"), "fallback")`:            "fallback",
		`tostring(can(jsondecode("{")))`:              "false",
		`lookup({ a = "1" }, "b", "none")`:            "none",
		`tostring(length(setproduct([1], [2])))`:      "1",
		`jsonencode({ a = [1, true, null] })`:         `{"a":[1,true,null]}`,
		`keys({ b = 1, a = 2 })[0]`:                   "a",
		`strrev("abc")`:                               "cba",
		`element(reverse(["a", "b"]), 0)`:             "b",
		`coalesce(null, "a")`:                         "a",
		`tostring(tonumber("3") + parseint("f", 16))`: "18",
	} {
		got, diags := call(t, expression)
		if diags.HasErrors() {
			t.Errorf("%s: %v", expression, diags)
			continue
		}
		if got.Type() != cty.String || got.AsString() != want {
			t.Errorf("%s = %#v, want %q", expression, got, want)
		}
	}
}

func TestFunctionsThatFail(t *testing.T) {
	for expression, want := range map[string]string{
		`base64decode("%")`:                    "not base64",
		`alltrue([null])`:                      "null",
		`alltrue(["x"])`:                       "bool",
		`range(100000)`:                        "",
		`setproduct(range(1000), range(1000))`: "more than 65536",
		`timestamp()`:                          "no function named",
		`file("/etc/passwd")`:                  "no function named",
		`env("HOME")`:                          "no function named",
	} {
		_, diags := call(t, expression)
		if !diags.HasErrors() || !strings.Contains(diags.Error(), want) {
			t.Errorf("%s: %v, want an error that says %q", expression, diags, want)
		}
	}
}
