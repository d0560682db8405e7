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
	spellings map[string]spelling
	places    map[string]int    // of the boards in their table, by id
	held      func() [][]string // by board: the words of its name and id
}

// spellNames squeezes every name of the boards and groups.
func (s *Set) spellNames() *gpuNames {
	boards := s.GPUs()
	n := &gpuNames{spellings: map[string]spelling{}, places: make(map[string]int, len(boards)),
		held: sync.OnceValue(s.nameWords)}
	var buffer []byte
	for i := range boards {
		g := &boards[i]
		n.places[g.ID] = i
		for _, name := range slices.Concat([]string{g.ID, g.Name}, g.Aliases, g.OtherNames) {
			buffer = appendKey(buffer[:0], name)
			n.addBoard(buffer, g.ID)
		}
	}
	for _, g := range s.GPUGroups() {
		for _, name := range []string{g.ID, strings.TrimSuffix(strings.TrimSuffix(g.ID, "-family"), "-ambiguous")} {
			buffer = appendKey(buffer[:0], name)
			n.addGroup(buffer, g.ID)
		}
	}
	return n
}

func (n *gpuNames) addBoard(key []byte, id string) {
	e := n.spellings[string(key)]
	if !slices.Contains(e.boards, id) {
		e.boards = append(e.boards, id)
		n.spellings[string(key)] = e
	}
}

func (n *gpuNames) addGroup(key []byte, id string) {
	e := n.spellings[string(key)]
	if !slices.Contains(e.groups, id) {
		e.groups = append(e.groups, id)
		n.spellings[string(key)] = e
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
	e, ok := s.names().spellings[key]
	return e, ok
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
	key := string(appendKey(nil, text))
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
	if w == "" || w[0] < '0' || w[0] > '9' {
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
	if oneCapability(boards) {
		slices.SortStableFunc(boards, func(a, b GPU) int { return cmp.Compare(len(a.ID), len(b.ID)) })
		return boards[:1], nil, nil
	}
	return nil, ids(boards), ambiguous(query, boards)
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
