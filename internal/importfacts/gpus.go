package main

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// moreAliases are short names in daily use that the collection lacks.
var moreAliases = map[string][]string{
	"h100-80gb-hbm3":    {"h100-sxm", "h100-sxm5", "h100-80gb", "h100 sxm5 80gb"},
	"h100-pcie":         {"h100-pcie-80gb"},
	"h200":              {"h200-sxm", "h200-141gb"},
	"b200":              {"b200-sxm"},
	"a100-80gb-pcie":    {"a100-pcie-80gb"},
	"a100-sxm4-80gb":    {"a100-sxm-80gb", "a100-80gb-sxm"},
	"a100-sxm4-40gb":    {"a100-sxm-40gb", "a100-40gb-sxm"},
	"rtx-6000-ada":      {"l6000", "6000 ada", "rtx6000 ada"},
	"rtx-a6000":         {"a6000"},
	"rtx-a5000":         {"a5000"},
	"rtx-a4000":         {"a4000"},
	"rtx-a2000":         {"a2000"},
	"gb10":              {"spark"},
	"jetson-orin-nx":    {"jetson-orin-nx-16gb", "jetson-orin-nx-8gb"},
	"jetson-orin-nano":  {"jetson-orin-nano-8gb", "jetson-orin-nano-4gb", "jetson-orin-nano-super"},
	"jetson-t5000":      {"jetson-agx-thor"},
	"jetson-agx-xavier": {"xavier", "agx-xavier"},
	"jetson-xavier-nx":  {"xavier-nx"},
	"gtx-titan-x":       {"titan-x-maxwell"},
	"quadro-rtx-6000":   {"rtx-6000-turing"},
	"quadro-rtx-8000":   {"rtx-8000"},
	"quadro-rtx-5000":   {"rtx-5000-turing"},
	"quadro-rtx-4000":   {"rtx-4000-turing"},
	"rtx-4000-sff-ada":  {"rtx-4000-ada-sff"},
	"gh200-480gb":       {"gh200-96gb"},
	"gh200-144g-hbm3e":  {"gh200-144gb"},
}

func gpus(root object) map[string][]byte {
	root.skip("generated")
	all := sources(root)
	var boards, cloud matrices.Tables
	for _, o := range root.objs("gpus") {
		boards.GPUs = append(boards.GPUs, gpu(o))
	}
	groups := root.obj("groups")
	for _, id := range keys(groups.m) {
		boards.GPUGroups = append(boards.GPUGroups, group(id, groups.obj(id), boards.GPUs))
	}
	for _, o := range root.objs("cloud") {
		cloud.Instances = append(cloud.Instances, instance(o))
	}
	return map[string][]byte{
		"nvidia/gpus.hcl": matrices.WriteTables("NVIDIA boards and the names that stand for several of them.\n\n"+
			legend(root.obj("notes")), cited(all, gpuCitations(boards)), boards),
		"cloud/instances.hcl": matrices.WriteTables("Cloud machine types with NVIDIA GPUs.", cited(all, gpuCitations(cloud)), cloud),
	}
}

func gpuCitations(t matrices.Tables) map[string]bool {
	ids := map[string]bool{}
	add := func(e matrices.Evidence) {
		for _, id := range slices.Concat(append(slices.Collect(maps.Values(e.Cells)), e.Sources)...) {
			ids[id] = true
		}
		for _, o := range e.Others {
			for _, id := range o.Sources {
				ids[id] = true
			}
		}
	}
	for _, g := range t.GPUs {
		add(g.Evidence)
	}
	for _, g := range t.GPUGroups {
		add(g.Evidence)
	}
	for _, i := range t.Instances {
		add(i.Evidence)
	}
	return ids
}

func gpu(o object) matrices.GPU {
	g := matrices.GPU{
		ID: o.str("id"), Name: o.str("name"), OtherNames: o.strs("other_names"), Arch: o.str("arch"),
		ComputeCapability: o.str("compute_capability"), Chips: o.strs("chip"), MemoryGiB: o.floats("memory_gib"),
		Class: o.str("class"), PCIIDs: o.strs("pci_ids"), PCISubsystemIDs: o.strs("pci_subsystem_ids"),
		Released: o.str("released"), FirstDriver: o.str("first_driver_listed"), LastDriverBranch: o.str("last_driver_branch"),
		Evidence: evidence(o, nil),
	}
	for _, alias := range append(o.strs("aliases"), moreAliases[g.ID]...) {
		if alias = strings.ToLower(alias); alias != g.ID && !slices.Contains(g.Aliases, alias) {
			g.Aliases = append(g.Aliases, alias)
		}
	}
	if note := o.str("memory_note"); note != "" {
		g.Notes = append(g.Notes, "memory: "+clean(note))
	}
	cells(&g.Evidence, "compute_capability", o.strs("cc_confirmed_by"))
	cells(&g.Evidence, "memory_gib", o.strs("memory_src"))
	cells(&g.Evidence, "released", o.strs("released_src"))
	cells(&g.Evidence, "first_driver", o.strs("first_driver_basis"))
	others(&g.Evidence, "compute_capability", o.objs("cc_disputed_by"))
	return g
}

func group(id string, o object, boards []matrices.GPU) matrices.GPUGroup {
	g := matrices.GPUGroup{ID: id, Members: o.strs("members"), Evidence: evidence(o, nil)}
	if capabilities := o.strs("compute_capability"); len(capabilities) == 1 {
		g.ComputeCapability = capabilities[0]
	} else {
		g.Ambiguous = capabilities
	}
	for _, b := range boards { // a group rests on what its members rest on
		for _, source := range b.Cells["compute_capability"] {
			if slices.Contains(g.Members, b.ID) && !slices.Contains(g.Sources, source) {
				g.Sources = append(g.Sources, source)
			}
		}
	}
	for _, b := range boards {
		if slices.Contains(g.Members, b.ID) && len(g.Sources) == 0 {
			g.Sources = b.Sources
		}
	}
	slices.Sort(g.Sources)
	return g
}

func instance(o object) matrices.Instance {
	i := matrices.Instance{
		Provider: o.str("provider"), Name: o.str("instance"), GPU: o.str("gpu"),
		Evidence: evidence(o, nil),
	}
	if counts := o.floats("count"); len(counts) == 1 {
		i.Count = counts[0]
	} else {
		i.Counts = counts
	}
	if m := o.floats("gpu_memory_mib_reported"); len(m) == 1 {
		i.GPUMemoryMiB = m[0]
	}
	return i
}
