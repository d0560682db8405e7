package target

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
	"github.com/zclconf/go-cty/cty/function/stdlib"
)

// maxText bounds the texts that functions make out of smaller ones, in bytes.
const maxText = 4 << 20

// enlarging is a function whose result can be much larger than what it is given.
// enlarged tells how large, in bytes at most, before it is computed.
func enlarging(f function.Function, enlarged func(args []cty.Value) int) function.Function {
	return function.New(&function.Spec{
		Description: f.Description(), Params: f.Params(), VarParam: f.VarParam(),
		Type: f.ReturnTypeForValues,
		Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
			if n := enlarged(args); n > maxText || n < 0 {
				return cty.NilVal, fmt.Errorf("the text would have more than %d bytes", maxText)
			}
			return f.Call(args)
		},
	})
}

func boundedReplace() function.Function {
	return enlarging(stdlib.ReplaceFunc, func(args []cty.Value) int {
		text, part, with := args[0].AsString(), args[1].AsString(), args[2].AsString()
		return len(text) + strings.Count(text, part)*len(with)
	})
}

// boundedRegexReplace counts a replacement at every byte, each with the whole
// text in it once for every group that the replacement names.
func boundedRegexReplace() function.Function {
	return enlarging(stdlib.RegexReplaceFunc, func(args []cty.Value) int {
		text, expression, with := args[0].AsString(), args[1].AsString(), args[2].AsString()
		re, err := regexp.Compile(expression)
		if err != nil {
			return 0 // the function words it
		}
		matches := len(re.FindAllStringIndex(text, -1))
		return len(text)*(1+strings.Count(with, "$")) + matches*len(with)
	})
}

func boundedJoin() function.Function {
	return enlarging(stdlib.JoinFunc, func(args []cty.Value) int {
		n := 0
		for _, list := range args[1:] {
			if list.IsWhollyKnown() && list.CanIterateElements() {
				n += list.LengthInt()
			}
		}
		return n * len(args[0].AsString())
	})
}

func boundedIndent() function.Function {
	return enlarging(stdlib.IndentFunc, func(args []cty.Value) int {
		spaces, accuracy := args[0].AsBigFloat().Int64()
		text := args[1].AsString()
		if accuracy != 0 || spaces < 0 || spaces > maxText {
			return maxText + 1
		}
		return len(text) + strings.Count(text, "\n")*int(spaces)
	})
}

// wide is a width or precision in a format that no text needs.
const wide = `%[^%a-zA-Z]*[0-9]{5}`

func boundedFormat(f function.Function) function.Function {
	return enlarging(f, func(args []cty.Value) int {
		if regexp.MustCompile(wide).MatchString(args[0].AsString()) {
			return maxText + 1
		}
		return 0
	})
}
