package matrices

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// gpuExpressions take apart what people write of boards. Each is compiled when it
// is first needed.
type gpuExpressions struct {
	brackets  func() *regexp.Regexp // [GeForce RTX 3090]
	pciID     func() *regexp.Regexp // 2204
	note      func() *regexp.Regexp // (DGX Spark)
	mig, grid func() *regexp.Regexp // MIG 1g.10gb, at the end; GRID, at the start
	vgpu      func() *regexp.Regexp // -8Q, behind a board
	variant   func() *regexp.Regexp // D, S or X behind the number of a virtual GPU's board
	short     func() *regexp.Regexp // 4070 Ti S, for SUPER
	quadro    func() *regexp.Regexp // P2200, of a Quadro
	count     func() *regexp.Regexp // 8x, and the machine: DGX
	idle      func() *regexp.Regexp // a word that tells no kinds of board apart
	chip      func() *regexp.Regexp // GF108, GK208BM
	device    func() *regexp.Regexp // 10de:2b85 or NVIDIA Corporation Device 2b85
	ada       func() *regexp.Regexp // A6000 Ada
}

func newGPUExpressions() *gpuExpressions {
	return &gpuExpressions{
		brackets: expression(`\[([^\[\]:]*\d[^\[\]:]*)\]`),
		pciID:    expression(`(?i)^[0-9a-f]{4}$`),
		note:     expression(`\([^()]*\)`),
		mig:      expression(`(?i)[\s(-]+mig\b.*$`),
		grid:     expression(`(?i)^grid\s+`),
		vgpu: expression(`(?i)^((?:[a-z]+[ -])*[a-z]*\d+[a-z]*(?:[ -](?:ada|blackwell|se|dc))*)` +
			`-\d+(?:-\d+)?[abcq](?:me)?$`),
		variant: expression(`(?i)([a-z0-9])[dsx]$`),
		quadro:  expression(`(?i)^[kmpt]\d{3,4}m?\b`),
		short:   expression(`(?i)\b(\d{4})\s*(ti)?\s*s$`),
		count:   expression(`(?i)^\d{1,3}\s*[x×*]\s*|\s*[x×*]\s*\d{1,2}$|^[dh]gx[\s-]+`),
		idle: expression(
			`^(\d+gb|sxm\d?|pcie|nvl\d*|hbm\d?e?|gddr\d?x?|fe|founders|edition|oem|desktop|x\d+|` +
				`dev|devkit|developer|kit|engineering|reference|module)$`),
		chip:   expression(`(?i)\b(?:g[fkmpvahb]|tu|ad)\d{3}[a-z]{0,3}\b`),
		device: expression(`(?i)\b(?:10de:|nvidia corporation device )([0-9a-f]{4})\b`),
		ada:    expression(`(?i)\b(?:rtx[\s-]*)?a(\d{4})([\s-]+ada)\b`),
	}
}

// NamesSlice reports whether a text names a slice of a GPU (MIG), or that a GPU is cut into such: H100 80GB MIG
// 1g.10gb, nvidia.com/mig-1g.10gb.
func NamesSlice(text string) bool {
	between := func(r rune) bool { return strings.ContainsRune(" \t()[],;:=-/", r) }
	words := strings.FieldsFunc(strings.ToLower(text), between)
	i := slices.Index(words, "mig")
	return i >= 0 && (i+1 == len(words) || !slices.Contains([]string{"disabled", "off", "no", "n/a"}, words[i+1])) ||
		slices.ContainsFunc(words, isSlice)
}

// isSlice reports whether a word is the profile of a slice: 3g.20gb.
func isSlice(word string) bool {
	parts, memory, found := strings.Cut(word, "g.")
	digits := func(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }
	return found && digits(parts) && strings.HasSuffix(memory, "gb") && digits(strings.TrimSuffix(memory, "gb"))
}

// NamesVirtual reports whether a text names a virtual GPU by its profile, behind a board: GRID T4-8Q, NVIDIA A16-4Q,
// GRID A100-1-5C.
func NamesVirtual(text string) bool {
	board, profile, found := strings.Cut(strings.ToLower(text), "-")
	profile = strings.TrimSuffix(profile[strings.LastIndexByte(profile, '-')+1:], "me")
	memory := strings.TrimRight(profile, "abcq")
	return found && len(profile) == len(memory)+1 && memory != "" && strings.Trim(memory, "0123456789") == "" &&
		strings.ContainsAny(board, "0123456789")
}

func expression(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

// findSpelling resolves a text that is no board's id, name or alias as it
// stands: other spellings first, then names with words left out or added, then
// what is left when a count, a note or a partition is taken away.
func (s *Set) findSpelling(query string) ([]GPU, []string, error) {
	if e, ok := s.read(query); ok {
		return s.resolve(query, e) // most texts need none of the expressions
	}
	readings := s.readingsOf(query)
	for _, reading := range readings[1:] {
		if e, ok := s.read(reading); ok {
			return s.resolve(query, e)
		}
	}
	if e, ok := s.withoutNote(readings[len(readings)-1]); ok {
		return s.resolve(query, e)
	}
	return nil, s.suggestions(s.expressions.note().ReplaceAllString(readings[len(readings)-1], " ")),
		fmt.Errorf("unknown GPU %q", query)
}

// read returns what one reading of a text stands for: a spelling of a name, a
// laptop's board, or words that one name holds, and at last the name bare of
// words for memory and socket.
func (s *Set) read(reading string) (spelling, bool) {
	if e, ok := s.spelled(string(appendKey(make([]byte, 0, 64), reading))); ok {
		return e, true // as it is printed: Orin (nvgpu)
	}
	if e, ok := s.spelled(queryKey(reading)); ok {
		return e, true
	}
	if e, ok := s.laptopBoard(reading); ok {
		return e, true
	}
	if boards := s.byWords(reading); len(boards) > 0 {
		return spelling{boards: boards}, true
	}
	return s.spelled(queryKey(s.bare(reading)))
}

// readingsOf returns the ways to read a text, nearest to the text first: as it
// stands, without a MIG profile, without a vGPU profile, and without the letter that
// this has for the kind of board, without the number of boards and the machine's
// line they stand in, with the number of Ada's workstation boards, which people write
// as those of Ampere: A6000 Ada, and with SUPER for S. Profiles of vGPUs leave Quadro
// out, and so do people where a letter stands before the number: RTX6000-4Q, P2200.
func (s *Set) readingsOf(query string) []string {
	e := s.expressions
	plain := e.grid().ReplaceAllString(e.mig().ReplaceAllString(query, ""), "")
	readings := []string{query, plain}
	board := e.vgpu().ReplaceAllString(plain, "$1")
	if board != plain {
		readings = append(readings, "Quadro "+board, board)
		board = e.variant().ReplaceAllString(board, "$1")
	}
	one := strings.TrimSpace(e.count().ReplaceAllString(board, ""))
	readings = append(readings, board, e.ada().ReplaceAllString(one, "RTX $1$2"),
		e.short().ReplaceAllString(one, "$1 $2 super"))
	if e.quadro().MatchString(one) {
		readings = append(readings, "Quadro "+one)
	}
	return slices.Compact(append(readings, one))
}

// bare leaves out the words that tell no kinds of board apart.
func (s *Set) bare(reading string) string {
	idle := s.expressions.idle()
	var kept []string
	for _, w := range words(reading) {
		if !idle.MatchString(w) {
			kept = append(kept, w)
		}
	}
	return strings.Join(kept, " ")
}

// laptopBoard reads the names that pci.ids and shops give to boards of
// laptops: GTX 960 Mobile for the GTX 960M, RTX 3060 Mobile / Max-Q for the RTX
// 3060 Laptop GPU, and GTX 1070 Mobile for the GTX 1070. Only Pascal and Turing
// boards of laptops print the name of the desktop board, with its chip: before
// them a name without M is another chip's, after them it ends in Laptop GPU.
func (s *Set) laptopBoard(reading string) (spelling, bool) {
	const laptop = "laptop"
	first, _, _ := strings.Cut(reading, " / ")
	key := queryKey(s.bare(first))
	if maxQ := strings.TrimSuffix(strings.Replace(key, laptop, "", 1), "maxq"); maxQ+"maxq" == strings.Replace(key, laptop,
		"", 1) {
		if e, ok := s.spelled(maxQ + "maxq"); ok {
			return e, true
		}
		key = maxQ + laptop
	}
	name, ok := strings.CutSuffix(key, laptop)
	if !ok {
		return spelling{}, false
	}
	for _, form := range []string{name + laptop, name + "m"} {
		if e, ok := s.spelled(form); ok {
			return e, true
		}
	}
	e, ok := s.spelled(name)
	return e, ok && len(e.boards) > 0 && !slices.ContainsFunc(s.GPUs(), func(g GPU) bool {
		return slices.Contains(e.boards, g.ID) && !namedLikeDesktop(g)
	})
}

// namedLikeDesktop reports whether laptops have a board of that very name.
func namedLikeDesktop(g GPU) bool {
	if g.Class == "laptop" {
		return true
	}
	return (g.Class == "geforce" || g.Class == "workstation") && CompareVersions(g.ComputeCapability, "6.0") >= 0 &&
		CompareVersions(g.ComputeCapability, "8.0") < 0
}

// withoutNote reads a text without what stands in brackets: GB10 (DGX Spark),
// RTX 3090 (eGPU). A note that names an architecture tells boards of one name
// apart: it must be the board's.
func (s *Set) withoutNote(reading string) (spelling, bool) {
	note := s.expressions.note()
	name := strings.TrimSpace(note.ReplaceAllString(reading, " "))
	if name == "" || name == reading {
		return spelling{}, false
	}
	e, ok := s.read(name)
	noted := words(strings.Join(note.FindAllString(reading, -1), " "))
	for _, a := range s.Architectures() {
		if ok && slices.Contains(noted, a.Name) && !s.allOf(e, a.Name) {
			return spelling{}, false
		}
	}
	return e, ok
}

// allOf reports whether all boards of a spelling have the architecture.
func (s *Set) allOf(e spelling, arch string) bool {
	boards, groups := s.GPUs(), s.GPUGroups()
	for i := range boards {
		if slices.Contains(e.boards, boards[i].ID) && boards[i].Arch != arch {
			return false
		}
	}
	for i := range groups {
		if slices.Contains(e.groups, groups[i].ID) &&
			slices.ContainsFunc(s.members(&groups[i]), func(g GPU) bool { return g.Arch != arch }) {
			return false
		}
	}
	return true
}

// inBrackets returns the marketing name in a line of lspci or pci.ids: GeForce
// RTX 3090 of GA102 [GeForce RTX 3090] (rev a1).
func (s *Set) inBrackets(text string) (string, bool) {
	if !strings.Contains(text, "[") {
		return "", false
	}
	e := s.expressions
	for _, m := range e.brackets().FindAllStringSubmatch(text, -1) {
		if !e.pciID().MatchString(m[1]) {
			return m[1], true
		}
	}
	return "", false
}

// deviceIn returns the PCI device of a line of lspci whose list of devices is
// older than the board: 2b85 of NVIDIA Corporation Device 2b85 (rev a1).
func (s *Set) deviceIn(text string) (string, bool) {
	m := s.expressions.device().FindStringSubmatch(text)
	if m == nil {
		return "", false
	}
	return m[1], true
}

// chipIn returns the word of a text that is a chip's code name, such as GF108 or
// GK208BM.
func (s *Set) chipIn(text string) string { return s.expressions.chip().FindString(text) }

// ofChip returns those of several boards that have the chip; all of them where
// none has.
func ofChip(boards []GPU, chip string) []GPU {
	var kept []GPU
	for i := range boards {
		if slices.ContainsFunc(boards[i].Chips, func(c string) bool { return sameChip(c, chip) }) {
			kept = append(kept, boards[i])
		}
	}
	if kept == nil {
		return boards
	}
	return kept
}

// sameChip compares code names up to their number: the letters behind it tell
// revisions and markets apart, and no capabilities.
func sameChip(a, b string) bool {
	number := len("GF108")
	return len(a) >= number && len(b) >= number && strings.EqualFold(a[:number], b[:number])
}
