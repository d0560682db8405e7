package reading

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// What is looked for in the words for boards.
var (
	betweenBoards = lazily(`\s*[,;\r\n]\s*|\s+\+\s+|\s+and\s+|\s+&\s+`)
	eitherBoard   = lazily(`\s*[/|]\s*|\s+or\s+`)
	separators    = lazily(`[()\[\]/|]`)
	amount        = lazily(`(?i)^\d{1,3}$|^\d+\s*gi?b$`)
	digit         = lazily(`\d`)
)

// What tells a GPU of another maker, and that it is none.
var (
	otherGPU = lazily(`(?i)\b(?:amd|radeon|instinct|firepro|intel|apple m\d)|\b(?:arc|iris|uhd|tpu)\b|` +
		`\brx[ -]?(?:vega|\d{3,4})|\bmi[ -]?\d{2,3}[axp]?\b|\bm\d(?: (?:pro|max|ultra))\b|^m[1-9]$|\btpu[ -]?v\d`)
	someOurs = lazily(`(?i)nvidia|geforce|quadro|tesla|\b[rg]tx\b`)
)

// IsOtherGPU reports whether a text names a GPU of another maker than NVIDIA: "AMD Radeon RX 7900
// XTX", "RX 7900 XTX", "MI300X", "Intel Arc A770", "Apple M2", "M3 Max", "TPU v4".
func IsOtherGPU(text string) bool {
	return otherGPU().MatchString(text) && !someOurs().MatchString(text)
}

// GPU is a board as somebody wrote it.
type GPU struct {
	Text   string
	Boards []matrices.GPU // that the text may mean, one for each compute capability; none where it is not known
	Family bool           // the text names a family: all of its members must agree
	Cut    bool           // the text is the beginning of a name, which nvidia-smi cuts off
	Number bool           // the text has another prefix than the one board of its number
	Count  int            // how many there are; 0 where the text does not say
}

// Finder finds boards by a name, as [matrices.Set.FindGPU] does.
type Finder func(text string) []matrices.GPU

// ReadGPUs reads "Zotac RTX 2070 AMP", "2 x 3090", "RTX 50 series", "A100 80GB
// (MIG)", "sm_86" and several of them behind one another: "RTX 3090 + T4".
func ReadGPUs(set *matrices.Set, find Finder, text string) []GPU {
	var list []GPU
	for _, part := range betweenBoards().Split(strings.TrimSpace(text), -1) {
		if part = strings.TrimSpace(part); part != "" && !(len(list) > 0 && memoryAlone().MatchString(part)) {
			list = append(list, readGPU(set, find, part))
		}
	}
	return list
}

// SaysNoGPU reports whether a text says that there is no GPU: "none", "cpu", "CPU only".
func SaysNoGPU(text string) bool {
	switch strings.Join(strings.Fields(strings.ReplaceAll(strings.ToLower(text), "-", " ")), " ") {
	case "cpu", "cpu only", "only cpu", "no gpu", "without gpu", "no nvidia gpu":
		return true
	}
	return SaysNone(text)
}

var (
	countBefore = lazily(`^(\d{1,3})\s*[x×*]\s*([^x\s].*)$`)
	countBehind = lazily(`^(.*\S)\s*[x×*]\s*(\d{1,3})$`)
	memoryAlone = lazily(`(?i)^\d+(?:\.\d+)?\s*[gm]i?b(?: v?ram)?$`)
	capability  = lazily(`(?i)\b(?:sm|compute|cc|capability)[_ -]*(\d{1,2})\.?(\d)\b`)
)

func readGPU(set *matrices.Set, find Finder, text string) GPU {
	g := GPU{Text: text}
	name := text
	if m := countBefore().FindStringSubmatch(name); m != nil {
		g.Count, _ = strconv.Atoi(m[1])
		name = m[2]
	} else if m := countBehind().FindStringSubmatch(name); m != nil {
		g.Count, _ = strconv.Atoi(m[2])
		name = m[1]
	}
	if g.Boards = cutOff(set, name); len(g.Boards) > 0 {
		g.Family, g.Cut = len(g.Boards) > 1, true
		return g
	}
	if g.Boards = find(text); len(g.Boards) == 0 {
		g.Boards = find(name)
	}
	if len(g.Boards) > 0 {
		return g
	}
	if g.Boards = sharedName(set, name); len(g.Boards) > 0 {
		g.Family = true
		return g
	}
	if g.Boards = either(set, find, name); len(g.Boards) > 0 {
		g.Family = len(g.Boards) > 1
		return g
	}
	if g.Boards = family(set, name); len(g.Boards) > 0 {
		g.Family = len(g.Boards) > 1
		return g
	}
	for _, m := range capability().FindAllStringSubmatch(name, -1) {
		g.Boards = append(g.Boards, find("sm_"+m[1]+m[2])...)
	}
	if g.Boards = oneOfEach(g.Boards, everyBoard); len(g.Boards) > 0 {
		g.Family = len(g.Boards) > 1
		return g
	}
	if g.Boards, g.Number = byNumber(find, name); len(g.Boards) > 0 {
		return g
	}
	if g.Boards = withinWords(find, name); len(g.Boards) == 0 { // a cloud's shape: VM.GPU.A10.1, gpu_8x_h100_sxm5
		g.Boards = withinWords(find, strings.NewReplacer("_", " ", ".", " ").Replace(name))
	}
	return g
}

// either returns one board of each compute capability among those of which a text says that it
// is one: "A100/H100", "RTX 4090 or RTX 5090", "RTX 3090/4090"; none for other texts.
func either(set *matrices.Set, find Finder, text string) []matrices.GPU {
	parts := eitherBoard().Split(text, -1)
	if len(parts) < 2 {
		return nil
	}
	var boards []matrices.GPU
	named, prefix := 0, ""
	for _, part := range parts {
		if m := model().FindStringSubmatch(part); m != nil {
			prefix = m[1] + " "
		} else if numberAlone().MatchString(part) {
			part = prefix + part
		}
		if one := readGPU(set, find, part).Boards; len(one) > 0 {
			boards = append(boards, one...)
			named++
		}
	}
	if named < 2 {
		return nil
	}
	return oneOfEach(boards, everyBoard)
}

func everyBoard(*matrices.GPU) bool { return true }

// numberAlone is a GeForce board without its prefix.
var numberAlone = lazily(`(?i)^\d{4}(?:[ _-]*(?:ti|super))*$`)

// model is a prefix of GeForce boards, and the number behind it.
var model = lazily(`(?i)\b(rtx|gtx|gt)[ _-]*(\d{3,4})((?:[ _-]*(?:ti|super))*)\b`)

// byNumber finds a board by its prefix and number, however they are joined (gtx_1080);
// where there is none of that prefix, by the number, if the boards of one other prefix
// alone have it: people write GTX3090 for the RTX 3090. It reports whether that is so.
func byNumber(find Finder, text string) (boards []matrices.GPU, other bool) {
	m := model().FindStringSubmatchIndex(text)
	if m == nil {
		return nil, false
	}
	own, number := strings.ToLower(text[m[2]:m[3]]), text[m[4]:m[7]]
	named := func(prefix string) []matrices.GPU {
		if boards := find(text[:m[0]] + prefix + " " + number + text[m[1]:]); len(boards) > 0 {
			return boards
		}
		return find(prefix + " " + number)
	}
	if boards = named(own); len(boards) > 0 {
		return boards, false
	}
	for _, prefix := range []string{"rtx", "gtx", "gt"} {
		if prefix == own {
			continue
		}
		of := named(prefix)
		if len(of) > 0 && len(boards) > 0 {
			return nil, false
		}
		if len(of) > 0 {
			boards = of
		}
	}
	return boards, len(boards) > 0
}

// sharedName returns the boards of several generations that have one name: TITAN
// X of Maxwell and of Pascal.
func sharedName(set *matrices.Set, text string) []matrices.GPU {
	name := strings.NewReplacer("nvidia ", "", "geforce ", "", " ", "-").Replace(strings.ToLower(text))
	groups := set.GPUGroups()
	at := slices.IndexFunc(groups, func(group matrices.GPUGroup) bool {
		return len(group.Ambiguous) > 0 && strings.TrimSuffix(group.ID, "-ambiguous") == name
	})
	if at < 0 {
		return nil
	}
	return oneOfEach(set.GPUs(), func(g *matrices.GPU) bool { return slices.Contains(groups[at].Members, g.ID) })
}

// mostWords is how many words of a text are looked at for a board's name.
const mostWords = 12

// withinWords finds the longest run of a text's words that names a board: RTX
// 2070 in "Zotac RTX 2070 AMP". A run must hold a number, as names of boards do.
func withinWords(find Finder, text string) []matrices.GPU {
	words := strings.Fields(separators().ReplaceAllString(text, " "))
	words = words[:min(len(words), mostWords)]
	for n := min(len(words), 8); n > 0; n-- {
		for i := 0; i+n <= len(words); i++ {
			run := strings.Join(words[i:i+n], " ")
			if !strings.ContainsAny(run, "0123456789") || len(run) < 2 {
				continue
			}
			if n == 1 && amount().MatchString(run) {
				continue
			}
			if boards := find(run); len(boards) > 0 {
				return boards
			}
		}
	}
	return nil
}

var (
	series   = lazily(`(?i)\b(rtx|gtx|gt)?\s*-?(\d{1,2})(?:\s*-?\s*(?:series|gen)|(?:xx|x0|00|000)\s*-?\s*series|xx)\b`)
	archName = lazily(`(?i)\b(fermi|kepler|maxwell|pascal|volta|turing|ampere|ada lovelace|ada|hopper|blackwell)\b`)
)

// family returns one board of each compute capability in a family: RTX 50
// series, 40xx, Blackwell.
func family(set *matrices.Set, text string) []matrices.GPU {
	if m := series().FindStringSubmatch(text); m != nil {
		digits := m[2]
		member := regexp.MustCompile(`^(rtx|gtx|gt)-` + digits + `[1-9]0(-|$)`)
		return oneOfEach(set.GPUs(), func(g *matrices.GPU) bool {
			id := strings.TrimPrefix(strings.TrimPrefix(g.ID, "geforce-"), "titan-")
			prefix := strings.ToLower(m[1])
			return member.MatchString(id) && (prefix == "" || strings.HasPrefix(id, prefix+"-"))
		})
	}
	if m := archName().FindString(strings.ToLower(text)); m != "" && !digit().MatchString(text) {
		if m == "ada lovelace" {
			m = "ada"
		}
		return oneOfEach(set.GPUs(), func(g *matrices.GPU) bool {
			return strings.HasPrefix(strings.ToLower(g.Arch), m) && g.Class != "jetson"
		})
	}
	return nil
}

// cutOff returns one board of each compute capability among those whose names begin as a text does
// that nvidia-smi has cut off: GeForce RTX 208..., NVIDIA GeForce ...; none for other texts.
func cutOff(set *matrices.Set, text string) []matrices.GPU {
	begins, is := strings.CutSuffix(strings.ToLower(text), "...")
	plain := func(name string) string { return strings.TrimPrefix(strings.ToLower(name), "nvidia ") }
	if begins = plain(strings.TrimSpace(begins)); !is || begins == "" || begins == "nvidia" {
		return nil
	}
	return oneOfEach(set.GPUs(), func(g *matrices.GPU) bool {
		return strings.HasPrefix(plain(g.Name), begins) || slices.ContainsFunc(g.OtherNames, func(name string) bool {
			return strings.HasPrefix(plain(name), begins)
		})
	})
}

// IsSomeJetson reports whether a text names a Jetson, and not which.
func IsSomeJetson(text string) bool { return someJetson().MatchString(text) }

var someJetson = lazily(`(?i)^(?:an? )?(?:nvidia )?(?:jetson|tegra)` +
	`(?: (?:board|device|family|developer kit|dev kit|gpu))?$`)

// JetsonsOf returns one Jetson board of each of some compute capabilities.
func JetsonsOf(set *matrices.Set, capabilities []string) GPU {
	g := GPU{Text: "Jetson", Boards: oneOfEach(set.GPUs(), func(g *matrices.GPU) bool {
		return g.Class == "jetson" && slices.Contains(capabilities, g.ComputeCapability)
	})}
	g.Family = len(g.Boards) > 1
	return g
}

func oneOfEach(boards []matrices.GPU, fits func(*matrices.GPU) bool) []matrices.GPU {
	var list []matrices.GPU
	for i := range boards {
		g := &boards[i]
		if fits(g) && !slices.ContainsFunc(list, func(o matrices.GPU) bool { return o.ComputeCapability == g.ComputeCapability }) {
			list = append(list, *g)
		}
	}
	return list
}
