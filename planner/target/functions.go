package target

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2/ext/tryfunc"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
	"github.com/zclconf/go-cty/cty/function/stdlib"
)

// functions returns the functions that a target file can call. They are the cty
// standard library under the names that Terraform and Buildx users know. None of
// them depends on time, chance, files or the environment.
func functions() map[string]function.Function {
	return map[string]function.Function{
		"abs":             stdlib.AbsoluteFunc,
		"alltrue":         everyFunc(true),
		"anytrue":         everyFunc(false),
		"base64decode":    textFunc(decodeBase64),
		"base64encode":    textFunc(encodeBase64),
		"can":             tryfunc.CanFunc,
		"ceil":            stdlib.CeilFunc,
		"chomp":           stdlib.ChompFunc,
		"chunklist":       stdlib.ChunklistFunc,
		"coalesce":        stdlib.CoalesceFunc,
		"coalescelist":    stdlib.CoalesceListFunc,
		"compact":         stdlib.CompactFunc,
		"concat":          stdlib.ConcatFunc,
		"contains":        stdlib.ContainsFunc,
		"csvdecode":       stdlib.CSVDecodeFunc,
		"distinct":        stdlib.DistinctFunc,
		"element":         stdlib.ElementFunc,
		"endswith":        affixFunc(strings.HasSuffix),
		"flatten":         stdlib.FlattenFunc,
		"floor":           stdlib.FloorFunc,
		"format":          boundedFormat(stdlib.FormatFunc),
		"formatlist":      boundedFormat(stdlib.FormatListFunc),
		"hasindex":        stdlib.HasIndexFunc,
		"indent":          boundedIndent(),
		"index":           stdlib.IndexFunc,
		"int":             stdlib.IntFunc,
		"join":            boundedJoin(),
		"jsondecode":      stdlib.JSONDecodeFunc,
		"jsonencode":      stdlib.JSONEncodeFunc,
		"keys":            stdlib.KeysFunc,
		"length":          stdlib.LengthFunc,
		"log":             stdlib.LogFunc,
		"lookup":          stdlib.LookupFunc,
		"lower":           stdlib.LowerFunc,
		"max":             stdlib.MaxFunc,
		"merge":           stdlib.MergeFunc,
		"min":             stdlib.MinFunc,
		"parseint":        stdlib.ParseIntFunc,
		"pow":             stdlib.PowFunc,
		"range":           stdlib.RangeFunc,
		"regex":           stdlib.RegexFunc,
		"regex_replace":   boundedRegexReplace(),
		"regexall":        stdlib.RegexAllFunc,
		"replace":         boundedReplace(),
		"reverse":         stdlib.ReverseListFunc,
		"setintersection": stdlib.SetIntersectionFunc,
		"setproduct":      boundedProduct(),
		"setsubtract":     stdlib.SetSubtractFunc,
		"setunion":        stdlib.SetUnionFunc,
		"sha256":          textFunc(sumSHA256),
		"signum":          stdlib.SignumFunc,
		"slice":           stdlib.SliceFunc,
		"sort":            stdlib.SortFunc,
		"split":           stdlib.SplitFunc,
		"startswith":      affixFunc(strings.HasPrefix),
		"strcontains":     affixFunc(strings.Contains),
		"strlen":          stdlib.StrlenFunc,
		"strrev":          stdlib.ReverseFunc,
		"substr":          stdlib.SubstrFunc,
		"title":           stdlib.TitleFunc,
		"tobool":          stdlib.MakeToFunc(cty.Bool),
		"tolist":          stdlib.MakeToFunc(cty.List(cty.DynamicPseudoType)),
		"tomap":           stdlib.MakeToFunc(cty.Map(cty.DynamicPseudoType)),
		"tonumber":        stdlib.MakeToFunc(cty.Number),
		"toset":           stdlib.MakeToFunc(cty.Set(cty.DynamicPseudoType)),
		"tostring":        stdlib.MakeToFunc(cty.String),
		"trim":            stdlib.TrimFunc,
		"trimprefix":      stdlib.TrimPrefixFunc,
		"trimspace":       stdlib.TrimSpaceFunc,
		"trimsuffix":      stdlib.TrimSuffixFunc,
		"try":             tryfunc.TryFunc,
		"upper":           stdlib.UpperFunc,
		"values":          stdlib.ValuesFunc,
		"zipmap":          stdlib.ZipmapFunc,
	}
}

// textFunc makes a function from string to string.
func textFunc(apply func(string) (string, error)) function.Function {
	return function.New(&function.Spec{
		Params: []function.Parameter{{Name: "str", Type: cty.String}},
		Type:   function.StaticReturnType(cty.String),
		Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
			out, err := apply(args[0].AsString())
			if err != nil {
				return cty.UnknownVal(cty.String), function.NewArgError(0, err)
			}
			return cty.StringVal(out), nil
		},
	})
}

func encodeBase64(s string) (string, error) {
	return base64.StdEncoding.EncodeToString([]byte(s)), nil
}

func decodeBase64(s string) (string, error) {
	raw, err := base64.StdEncoding.DecodeString(s)
	if err != nil {
		return "", fmt.Errorf("not base64 text: %w", err)
	}
	return string(raw), nil
}

func sumSHA256(s string) (string, error) {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:]), nil
}

// affixFunc makes a test of one string against another.
func affixFunc(test func(s, part string) bool) function.Function {
	return function.New(&function.Spec{
		Params: []function.Parameter{{Name: "str", Type: cty.String}, {Name: "part", Type: cty.String}},
		Type:   function.StaticReturnType(cty.Bool),
		Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
			return cty.BoolVal(test(args[0].AsString(), args[1].AsString())), nil
		},
	})
}

// everyFunc makes alltrue (every is true) and anytrue (every is false): the
// answer for an empty list is every, and the first other element decides.
func everyFunc(every bool) function.Function {
	return function.New(&function.Spec{
		Params: []function.Parameter{{Name: "list", Type: cty.List(cty.Bool)}},
		Type:   function.StaticReturnType(cty.Bool),
		Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
			for it := args[0].ElementIterator(); it.Next(); {
				_, v := it.Element()
				if v.IsNull() {
					return cty.False, function.NewArgErrorf(0, "an element is null")
				}
				if v.True() != every {
					return cty.BoolVal(!every), nil
				}
			}
			return cty.BoolVal(every), nil
		},
	})
}

// maxProduct bounds setproduct: a few short lists would fill any memory.
const maxProduct = 65536

func boundedProduct() function.Function {
	return function.New(&function.Spec{
		VarParam: &function.Parameter{Name: "sets", Type: cty.DynamicPseudoType},
		Type: func(args []cty.Value) (cty.Type, error) {
			n := 1
			for _, arg := range args {
				if !arg.CanIterateElements() {
					continue
				}
				if n *= arg.LengthInt(); n > maxProduct {
					return cty.NilType, fmt.Errorf("the product has more than %d elements", maxProduct)
				}
			}
			return stdlib.SetProductFunc.ReturnTypeForValues(args)
		},
		Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
			return stdlib.SetProductFunc.Call(args)
		},
	})
}
