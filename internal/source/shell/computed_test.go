package shell

import (
	"slices"
	"strings"
	"testing"
)

// TestWordsAreComputed holds what follows from the text alone, and leaves the rest unknown.
func TestWordsAreComputed(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`pip install jaxlib==0.1.69+cuda$(cut -f1,2 -d. <<< ${CUDA} | sed 's/\.//g')`, "jaxlib==0.1.69+cuda111"},
		{`pip install torch+cu$(echo "$CUDA" | cut -d. -f1-2 | tr -d .)`, "torch+cu111"},
		{"pip install torch+cu`echo ${CUDA%.*} | tr -d '.'`", "torch+cu111"},
		{`pip install torch+cu$(printf '%s\n' $CUDA | cut -d '.' -f -2 | sed -e 's/[.]/_/')`, "torch+cu11_1"},
		{`apt-get install toolkit-${CUDA//./-}`, "toolkit-11-1-1"},
		{`MAJOR=${CUDA%%.*}; pip install cupy-cuda${MAJOR}x`, "cupy-cuda11x"},
		{`pip install a-${CUDA#*.} b-${CUDA:0:2}`, "b-11"},
		{`pip install a${OTHER:+-$CUDA}b${CUDA:+-$CUDA}`, "?"},
		{`pip install a-$(echo -e "$CUDA")`, "?"},
		{`pip install a-$(cat /version)`, "?"},
		{`pip install a-$(echo $OTHER | cut -d. -f1)`, "?"},
		{`pip install a-$(echo $CUDA | sed 's/./x/')`, "?"},
		{`pip install a-$(echo $CUDA | tr -d '0-9')`, "?"},
		{`pip install a-$(echo $CUDA | grep -o 11)`, "?"},
		{`pip install a-${OTHER%.*}`, "?"},
		{`pip install a-${OTHER:?it is not set}`, "?"},
		{`pip install a-$((1 + 2))`, "?"},
		{`pip install $(cd x >/dev/null && pwd)`, "x"},
		{`pip install $(cd x >/dev/null 2>&1 && pwd)`, "x"},
		{`pip install $(cd -- "$(dirname -- x/y 2>/dev/null)" &> /dev/null && pwd -P 2> /dev/null)`, "x"},
		{`pip install $(cd x; pwd)`, "x"},
		{`pip install $(CDPATH= cd x && pwd)`, "x"},
		{`pip install $(builtin cd x && command pwd)`, "x"},
		{`pip install $(cd x && pwd >y)`, "?"},
		{`pip install $(cd x && pwd 3>y)`, "x"},
		{`pip install $(cd $OTHER && pwd)`, "?"},
		{`pip install $(A=1 cd x && pwd)`, "?"},
		{`pip install $(cd x <y && pwd)`, "x"},
		{`pip install $(cd x && ls)`, "?"},
		{`pip install $(x; pwd)`, "?"},
		{`pip install a-$(echo 1 2>/dev/null)`, "a-1"},
		{`pip install a-$(echo 1 >&2)`, "a-"},
		{`pip install a-$(echo 1 >x | cut -d. -f1)`, "a-"},
		{`pip install a-$(cut -d. -f1 <x)`, "?"},
	} {
		commands, err := commandsOf(c.text, variablesOf(map[string]string{"CUDA": "11.1.1"}))
		commands = slices.DeleteFunc(commands, func(c Command) bool {
			return len(c.Words) < 3 || c.Words[1].Text != "install"
		})
		if err != nil || len(commands) != 1 {
			t.Errorf("%s: %d commands, %v", c.text, len(commands), err)
			continue
		}
		words := commands[0].Words
		got := words[len(words)-1]
		if text := got.Text; got.Unknown != (c.want == "?") || c.want != "?" && text != c.want {
			t.Errorf("%s: %q, unknown: %v; want %q", c.text, text, got.Unknown, c.want)
		}
	}
}

// TestTextDoesNotGrowBeyondMeasure: variables that double one another are given up, and not
// followed until the memory is full.
func TestTextDoesNotGrowBeyondMeasure(t *testing.T) {
	long := strings.Repeat("x", MostOfWord-100)
	for name, text := range map[string]string{
		"doubled":                 "A=" + long + "; " + strings.Repeat(`A="$A$A"; `, 60) + "pip install a-$A",
		"replaced":                "A=" + long + "; pip install a-${A//x/$A}",
		"replaced in replaced":    "A=" + long + "; pip install a-${A//x/${A//x/${A//x/$A}}}",
		"printed":                 "A=" + long + "; " + strings.Repeat("A=$(echo $A$A); ", 60) + "pip install a-$A",
		"the rest of the command": "A=" + long + "; A=$A$A; pip install a-$A",
	} {
		commands, err := commandsOf(text, &Variables{})
		if err != nil || len(commands) == 0 {
			t.Errorf("%s: %d commands, %v", name, len(commands), err)
			continue
		}
		words := commands[len(commands)-1].Words
		if last := words[len(words)-1]; !last.Unknown || len(last.Text) > MostOfWord {
			t.Errorf("%s: %d bytes, unknown: %v", name, len(last.Text), last.Unknown)
		}
	}
	if commands, err := commandsOf("pip install a-"+long+long, &Variables{}); err != nil || commands[0].Words[2].Unknown {
		t.Errorf("a long word without a variable is not taken: %v", err)
	}
}
