package matrices

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// spelling is all ids of boards or groups that one text stands for.
type spelling struct {
	boards []string
	groups []string
}

// gpuNames are the names of all boards and groups, as spellings are compared.
type gpuNames struct {
	last   map[string]int32  // by spelling: its last use
	uses   []use             // of all spellings, in the order of the tables
	places map[string]int    // of the boards in their table, by id
	held   func() [][]string // by board: the words of its name and id
}

// use is a board or a group that is spelled in some way.
type use struct {
	of     int32 // the board's place in its table; the group's behind all boards
	ends   int32 // where its key ends among all keys
	before int32 // the use before it of the same spelling; -1 for none
}

// spellNames squeezes every name of the boards and groups. Many processes ask for one
// name, so that the keys are made into a single text and take no lists of their own.
func (s *Set) spellNames() *gpuNames {
	boards, groups := s.GPUs(), s.GPUGroups()
	n := &gpuNames{uses: make([]use, 0, 5*len(boards)), places: make(map[string]int, len(boards)),
		held: sync.OnceValue(s.nameWords)}
	keys := make([]byte, 0, 32<<10)
	add := func(of int, names ...string) {
		for _, name := range names {
			keys = appendKey(keys, name)
			n.uses = append(n.uses, use{of: int32(of), ends: int32(len(keys))})
		}
	}
	for i := range boards {
		g := &boards[i]
		n.places[g.ID] = i
		add(i, g.ID, g.Name)
		add(i, g.Aliases...)
		add(i, g.OtherNames...)
	}
	for i := range groups {
		id := groups[i].ID
		add(len(boards)+i, id, strings.TrimSuffix(strings.TrimSuffix(id, "-family"), "-ambiguous"),
			strings.TrimPrefix(id, "jetson-"))
	}
	n.link(string(keys))
	return n
}

// link finds the uses of each spelling, given all keys in the order of the uses.
func (n *gpuNames) link(keys string) {
	n.last = make(map[string]int32, len(n.uses)/3) // most names are written in several ways
	from := int32(0)
	for i := range n.uses {
		u := &n.uses[i]
		key := keys[from:u.ends]
		from, u.before = u.ends, -1
		if before, ok := n.last[key]; ok {
			if n.uses[before].of == u.of {
				continue
			}
			u.before = before
		}
		n.last[key] = int32(i)
	}
}

// nameWords returns the words of each board's name and id.
func (s *Set) nameWords() [][]string {
	boards := s.GPUs()
	held := make([][]string, len(boards))
	for i := range boards {
		held[i] = append(words(boards[i].Name), words(boards[i].ID)...)
	}
	return held
}

// spelled finds the boards and groups that have a name with the given key.
func (s *Set) spelled(key string) (spelling, bool) {
	names, boards := s.names(), s.GPUs()
	at, ok := names.last[key]
	if !ok {
		return spelling{}, false
	}
	var e spelling
	for ; at >= 0; at = names.uses[at].before {
		if of := int(names.uses[at].of); of < len(boards) {
			e.boards = append(e.boards, boards[of].ID)
		} else {
			e.groups = append(e.groups, s.GPUGroups()[of-len(boards)].ID)
		}
	}
	slices.Reverse(e.boards)
	slices.Reverse(e.groups)
	return e, true
}

// appendKey appends the form of a name in which spellings are compared: lower
// case, letters and digits only, without the maker and its product lines, 80g
// and 80gib as 80gb.
func appendKey(buffer []byte, name string) []byte {
	word := len(buffer)
	for i := 0; i <= len(name); i++ {
		var c byte
		if i < len(name) {
			c = name[i]
		}
		switch {
		case c >= 'A' && c <= 'Z':
			buffer = append(buffer, c+'a'-'A')
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9':
			buffer = append(buffer, c)
		case len(buffer) > word:
			buffer = append(buffer[:word], plainWord(string(buffer[word:]))...)
			word = len(buffer)
		}
	}
	return buffer
}

// plainWord returns the form of one word in which spellings are compared;
// nothing for a word that does not tell boards apart.
func plainWord(w string) string {
	switch w {
	case "nvidia", "geforce", "tesla", "gpu", "gpus", "graphics", "card", "generation", "r", "tm":
		return ""
	case "notebook", "mobile":
		return "laptop"
	}
	return memoryWord(strings.TrimPrefix(strings.TrimPrefix(w, "nvidia"), "geforce"))
}

// queryKey returns the key of what a user wrote. Words may be run together there
// (TeslaV100, RTX5090LaptopGPU), so those that tell nothing apart are taken out
// of the middle too.
func queryKey(text string) string {
	key := string(appendKey(make([]byte, 0, 64), text)) // most names are shorter
	for _, w := range []string{"nvidia", "geforce", "tesla", "generation", "gpu"} {
		key = strings.ReplaceAll(key, w, "")
	}
	for _, w := range []string{"notebook", "mobile"} {
		key = strings.ReplaceAll(key, w, "laptop")
	}
	return key
}

// words splits a name at everything but letters and digits, each word in the
// form in which spellings are compared.
func words(name string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}) {
		if w = plainWord(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// memoryWord writes 80g and 80gib as 80gb.
func memoryWord(w string) string {
	if w == "" || w[0] < '0' || w[0] > '9' || !strings.HasSuffix(w, "g") && !strings.HasSuffix(w, "gib") {
		return w // most words
	}
	digits := strings.TrimRight(w, "gib")
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return w
	}
	if unit := w[len(digits):]; unit == "g" || unit == "gib" {
		return digits + "gb"
	}
	return w
}

// resolve turns what a text stands for into an answer.
func (s *Set) resolve(query string, e spelling) ([]GPU, []string, error) {
	if len(e.boards) == 0 {
		return s.resolveGroup(query, e.groups[0])
	}
	boards := make([]GPU, 0, len(e.boards))
	for _, id := range e.boards {
		boards = append(boards, s.GPUs()[s.names().places[id]])
	}
	if len(boards) == 1 || oneName(boards) && !oneCapability(boards) {
		return boards, nil, nil
	}
	if group := s.groupOf(e.boards); group != nil {
		return groupGPU(group, boards), nil, nil
	}
	if oneCapability(boards) {
		slices.SortStableFunc(boards, func(a, b GPU) int { return cmp.Compare(len(a.ID), len(b.ID)) })
		return boards[:1], nil, nil
	}
	return nil, ids(boards), ambiguous(query, boards)
}

// groupOf returns the group that has these boards and no others, where they are of
// one capability: any Orin for a name that all of them print.
func (s *Set) groupOf(boards []string) *GPUGroup {
	groups := s.GPUGroups()
	for i := range groups {
		g := &groups[i]
		if len(g.Ambiguous) == 0 && len(g.Members) == len(boards) &&
			!slices.ContainsFunc(g.Members, func(id string) bool { return !slices.Contains(boards, id) }) {
			return g
		}
	}
	return nil
}

func (s *Set) resolveGroup(query, id string) ([]GPU, []string, error) {
	groups := s.GPUGroups()
	at := slices.IndexFunc(groups, func(g GPUGroup) bool { return g.ID == id })
	if at < 0 {
		return nil, nil, fmt.Errorf("unknown GPU %q", query)
	}
	members := s.members(&groups[at])
	switch {
	case len(groups[at].Ambiguous) == 0:
		return groupGPU(&groups[at], members), nil, nil
	case oneName(members):
		return members, nil, nil
	}
	return nil, ids(members), ambiguous(query, members)
}

func ambiguous(query string, boards []GPU) error {
	var capabilities []string
	for _, b := range boards {
		if !slices.Contains(capabilities, b.ComputeCapability) {
			capabilities = append(capabilities, b.ComputeCapability)
		}
	}
	return fmt.Errorf("GPU %q names boards of several compute capabilities (%s)", query,
		strings.Join(capabilities, ", "))
}

func ids(boards []GPU) []string {
	var out []string
	for _, b := range boards {
		out = append(out, b.ID)
	}
	return out
}

func oneName(boards []GPU) bool {
	return !slices.ContainsFunc(boards, func(b GPU) bool { return !b.IsNamedLike(&boards[0]) })
}

func oneCapability(boards []GPU) bool {
	return !slices.ContainsFunc(boards, func(b GPU) bool { return b.ComputeCapability != boards[0].ComputeCapability })
}

// byWords returns the boards whose name holds every word of the query: "v100
// 32gb". A lone number or unit names nothing.
func (s *Set) byWords(query string) []string {
	asked := words(query)
	if len(asked) < 2 {
		return nil
	}
	var out []string
	boards := s.GPUs()
	for i, held := range s.names().held() {
		if !slices.ContainsFunc(asked, func(w string) bool { return !slices.Contains(held, w) }) {
			out = append(out, boards[i].ID)
		}
	}
	return out
}

// suggestions returns the ids that look most like the query.
func (s *Set) suggestions(query string) []string {
	var candidates []string
	for _, g := range s.GPUs() {
		candidates = append(candidates, g.ID)
	}
	for _, g := range s.GPUGroups() {
		candidates = append(candidates, g.ID)
	}
	near := nearest(strings.Join(words(query), "-"), candidates, 3)
	if len(near) > 2 && len(query) <= 6 {
		near = near[:2]
	}
	return near
}
