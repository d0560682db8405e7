package matrices

import (
	"fmt"
	"slices"
	"strings"
)

// FindGPU returns the boards that a user's text names, and near names when it
// names none. A text is an id or alias (rtx-4090, h100), a name as nvidia-smi
// prints it with or without NVIDIA, a group (v100), a compute capability
// (sm_90), a cloud machine (aws:p5.48xlarge), a PCI device (10de:2330) or a
// line of lspci. How many boards there are (8x H100) and notes in brackets are
// read over.
//
// One board or one kind of board gives one GPU: for a group and for a
// capability it has the group's id or sm_90 as its ID, and stands for all its
// members. Boards that print one name but differ in capability are all given,
// since a host may hold either, unless the text names the chip: GT 730 (GF108)
// or GK208B [GeForce GT 730]. The error says that the text names nothing, or
// several kinds; the suggestions are ids to choose from.
func (s *Set) FindGPU(text string) ([]GPU, []string, error) {
	boards, near, err := s.findGPU(text)
	chip := s.chipIn(text)
	if chip == "" || err == nil && len(boards) == 1 {
		return boards, near, err
	}
	if err != nil {
		if boards, _, without := s.findGPU(strings.Replace(text, chip, " ", 1)); without == nil {
			return ofChip(boards, chip), nil, nil
		}
		return boards, near, err
	}
	return ofChip(boards, chip), near, nil
}

func (s *Set) findGPU(text string) ([]GPU, []string, error) {
	query := strings.TrimSpace(text)
	if query == "" {
		return nil, nil, fmt.Errorf("the name of a GPU is empty")
	}
	if name, ok := s.inBrackets(query); ok {
		return s.FindGPU(name)
	}
	if device, ok := s.deviceIn(query); ok {
		return s.findPCI(device)
	}
	if provider, name, ok := strings.Cut(query, ":"); ok {
		return s.findColon(provider, name)
	}
	if capability, ok := capabilityIn(query); ok {
		return s.findCapability(capability)
	}
	if g, ok := s.boardNamed(query); ok {
		return []GPU{g}, nil, nil
	}
	boards, near, err := s.findSpelling(query)
	if err == nil {
		return boards, near, nil
	}
	if capability, ok := s.chipNamed(query); ok {
		return s.findCapability(capability)
	}
	if board, ok := s.boardOfMachine(query); ok {
		return s.FindGPU(board)
	}
	return nil, near, err
}

// chipNamed returns the compute capability of a chip that a text names and nothing
// else: GA102, TU104GL.
func (s *Set) chipNamed(query string) (string, bool) {
	if query == "" || s.chipIn(query) != query {
		return "", false
	}
	for _, a := range s.Architectures() {
		if slices.ContainsFunc(a.Chips, func(chip string) bool { return sameChip(chip, query) }) {
			return a.ComputeCapability, true
		}
	}
	return "", false
}

// boardOfMachine returns the board of a cloud machine type that is named without
// its provider: g5.xlarge, also as SageMaker calls it (ml.g5.xlarge), without its size
// (g5) or without Azure's Standard_. Where machines with that name have several boards,
// it is none.
// https://docs.aws.amazon.com/sagemaker/latest/APIReference/API_ReservedCapacitySummary.html
func (s *Set) boardOfMachine(query string) (string, bool) {
	board, name := "", strings.TrimPrefix(strings.ToLower(query), "ml.")
	for _, i := range s.Instances() {
		own := strings.TrimPrefix(strings.ToLower(i.Name), "standard_")
		family, _, sized := strings.Cut(own, ".")
		if own != strings.TrimPrefix(name, "standard_") && !(sized && family == name) {
			continue
		}
		if board != "" && board != i.GPU {
			return "", false
		}
		board = i.GPU
	}
	return board, board != ""
}

// boardNamed finds a board by its id, name or alias, letter case apart.
func (s *Set) boardNamed(query string) (GPU, bool) {
	boards := s.GPUs()
	for i := range boards {
		g := &boards[i]
		if sameText(g.ID, query) || sameText(g.Name, query) && s.onlyBoard(g) {
			return *g, true
		}
		for _, alias := range g.Aliases {
			if sameText(alias, query) && s.onlyBoard(g) {
				return *g, true
			}
		}
	}
	return GPU{}, false
}

// sameText reports whether two texts are the same, letter case apart. Names are
// ASCII, so that those of another length are others.
func sameText(name, query string) bool {
	return len(name) == len(query) && strings.EqualFold(name, query)
}

// IsNamedLike reports whether two boards print one name: NVIDIA before it is of the
// driver that prints it.
func (g *GPU) IsNamedLike(other *GPU) bool {
	return strings.TrimPrefix(g.Name, "NVIDIA ") == strings.TrimPrefix(other.Name, "NVIDIA ")
}

// onlyBoard reports whether no other board prints the same name.
func (s *Set) onlyBoard(g *GPU) bool {
	boards := s.GPUs()
	for i := range boards {
		if boards[i].IsNamedLike(g) && boards[i].ID != g.ID {
			return false
		}
	}
	return true
}

// findColon resolves provider:instance and vendor:device.
func (s *Set) findColon(provider, name string) ([]GPU, []string, error) {
	if strings.EqualFold(provider, "10de") || strings.EqualFold(provider, "pci") {
		return s.findPCI(name)
	}
	var names []string
	for _, i := range s.Instances() {
		if !strings.EqualFold(i.Provider, provider) {
			continue
		}
		if strings.EqualFold(i.Name, name) {
			return s.FindGPU(i.GPU)
		}
		names = append(names, i.Provider+":"+i.Name)
	}
	if names == nil {
		return nil, nil, fmt.Errorf("unknown cloud provider %q in GPU %q: the facts know %s",
			provider, provider+":"+name, strings.Join(s.providers(), ", "))
	}
	return nil, nearest(provider+":"+name, names, 3), fmt.Errorf("unknown %s machine type %q", provider, name)
}

func (s *Set) providers() []string {
	var out []string
	for _, i := range s.Instances() {
		if !slices.Contains(out, i.Provider) {
			out = append(out, i.Provider)
		}
	}
	return out
}

// findPCI resolves a PCI device id; all boards with one id have one capability.
func (s *Set) findPCI(device string) ([]GPU, []string, error) {
	device = strings.TrimPrefix(strings.ToUpper(device), "0X")
	for _, g := range s.GPUs() {
		if slices.Contains(g.PCIIDs, device) {
			return []GPU{g}, nil, nil
		}
	}
	return nil, nil, fmt.Errorf("unknown PCI device 10de:%s", strings.ToLower(device))
}

// capabilityIn reads sm_90, sm90, sm_90a, compute_90, cc9.0 or 9.0.
func capabilityIn(query string) (string, bool) {
	text, named := strings.ToLower(query), false
	for _, prefix := range []string{"sm", "compute", "cc"} {
		if rest, ok := strings.CutPrefix(text, prefix); ok {
			text, named = withoutFeatures(rest), true
			if text != "" && strings.ContainsRune("_ -", rune(text[0])) {
				text = text[1:]
			}
			break
		}
	}
	if text == "" {
		return "", false
	}
	major, minor := text[:len(text)-1], text[len(text)-1:]
	major, dotted := strings.CutSuffix(major, ".")
	if !named && !dotted || major == "" || len(major) > 2 || strings.Trim(major+minor, "0123456789") != "" {
		return "", false
	}
	return major + "." + minor, true
}

// withoutFeatures returns 90 of 90a and 120 of 120f: what runs on one architecture
// or its family alone.
func withoutFeatures(capability string) string {
	if rest, ok := strings.CutSuffix(capability, "a"); ok {
		return rest
	}
	return strings.TrimSuffix(capability, "f")
}

// findCapability stands for every board of a compute capability.
func (s *Set) findCapability(capability string) ([]GPU, []string, error) {
	var known []string
	for _, a := range s.Architectures() {
		if a.ComputeCapability == capability {
			return []GPU{s.anyOf(a)}, nil, nil
		}
		if major(a.ComputeCapability) == major(capability) {
			known = append(known, smName(a.ComputeCapability))
		}
	}
	return nil, known, fmt.Errorf("unknown compute capability %s", capability)
}

// anyOf makes the GPU that stands for a compute capability.
func (s *Set) anyOf(a Architecture) GPU {
	g := GPU{
		ID: smName(a.ComputeCapability), Name: "any GPU of compute capability " + a.ComputeCapability, Arch: a.Name,
		ComputeCapability: a.ComputeCapability, LastDriverBranch: a.LastDriverBranch, Evidence: a.Evidence,
	}
	if a.Tegra {
		g.Class = "jetson"
	}
	return g
}

// major returns 9 of 9.0.
func major(version string) string {
	m, _, _ := strings.Cut(version, ".")
	return m
}

// smName writes 9.0 as sm_90.
func smName(capability string) string { return "sm_" + strings.ReplaceAll(capability, ".", "") }

// groupGPU makes the GPU that stands for a group of one capability.
func groupGPU(group *GPUGroup, members []GPU) []GPU {
	if len(members) == 0 {
		return nil
	}
	g := members[0]
	for i := 1; i < len(members); i++ {
		m := &members[i]
		g.Name = commonName(g.Name, m.Name)
		g.FirstDriver = earlierDriver(g.FirstDriver, m.FirstDriver)
		if g.Class != m.Class {
			g.Class = ""
		}
	}
	if g.Name == "" {
		g.Name = group.ID
	}
	g.ID, g.Aliases, g.OtherNames, g.PCIIDs, g.PCISubsystemIDs = group.ID, nil, nil, nil, nil
	g.MemoryGiB, g.Evidence = memories(members), group.Evidence
	return []GPU{g}
}

// earlierDriver returns the older of two drivers that first list a board of a group, which may be any of its
// boards; empty where that of one of them is not known.
func earlierDriver(a, b string) string {
	if a == "" || b == "" {
		return ""
	}
	if CompareVersions(b, a) < 0 {
		return b
	}
	return a
}

func (s *Set) members(group *GPUGroup) []GPU {
	out, places, boards := make([]GPU, 0, len(group.Members)), s.names().places, s.GPUs()
	for _, id := range group.Members {
		if i, ok := places[id]; ok {
			out = append(out, boards[i])
		}
	}
	return out
}

func memories(boards []GPU) []float64 {
	var out []float64
	for _, b := range boards {
		out = append(out, b.MemoryGiB...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// commonName is what two printed names begin with, in whole words; nothing
// when that is only the maker.
func commonName(a, b string) string {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	name := strings.TrimRight(a[:n], " -_(")
	if name == "NVIDIA" || name == "NVIDIA GeForce" || name == "Tesla" || name == "Jetson" {
		return ""
	}
	return name
}
