package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func tensorrt(root object) map[string][]byte {
	root.skip("asof")
	b := newBibliography(root)
	var t matrices.Tables
	for _, o := range root.objs("releases") {
		r := matrices.TensorRTRelease{
			Version: o.str("version"), Released: o.str("released"), CUDABuilt: o.strs("cuda_built"), CUDARange: o.strMap("cuda_range"),
			CUDNN: o.str("cudnn"), CUDNNRequired: o.bool("cudnn_required"), SMMin: o.str("sm_min"), Driver: o.str("driver"), Wheels: o.strs("pip"),
			Evidence: b.evidence(o, map[string]string{"pip": "wheels"}),
		}
		o.obj("cuda_range").skip(keys(o.obj("cuda_range").m)...)
		t.TensorRTReleases = append(t.TensorRTReleases, r)
	}
	t.Guidance = b.guidance("tensorrt", root.objs("rules"))
	return map[string][]byte{"nvidia/tensorrt.hcl": matrices.WriteTables(
		"TensorRT releases.\n\nNot known: "+strings.Join(root.strs("gaps"), "; ")+".", b.list(), t)}
}

func forwardCompat(root object) map[string][]byte {
	root.skip("asof", "errors")
	b := newBibliography(root)
	var t matrices.Tables
	for _, o := range root.objs("packages") {
		c := matrices.ForwardCompat{
			CUDA: o.str("cuda"), Package: o.str("package"), Branch: o.str("built_from_driver_branch"),
			PackageDrivers: o.strs("package_driver_versions_seen"), Official: o.strMap("official"), Branches: o.strs("driver_branches_ok"),
			BranchesKnown: o.has("driver_branches_ok"), Historical: o.strs("driver_branches_historical"),
			GPUClasses: o.strs("gpu_classes"), GPUExcluded: o.strs("gpu_classes_excluded"),
			Evidence: b.evidence(o, map[string]string{"driver_branches_historical": "historical", "driver_branches_ok": "branches",
				"built_from_driver_branch": "branch", "package_driver_versions_seen": "package_drivers"}),
		}
		o.obj("official").skip(keys(o.obj("official").m)...)
		o.skip("container_gate_union") // the union of the gates
		for _, g := range o.objs("container_gate") {
			c.Gates = append(c.Gates, matrices.Gate{FirstSeen: g.str("first_seen"), LastSeen: g.str("last_seen"), Image: g.str("image"),
				Drivers: g.strs("drivers"), Brands: g.strs("brands"), TeslaOnly: g.strs("tesla_only_drivers")})
		}
		t.ForwardCompats = append(t.ForwardCompats, c)
	}
	t.Guidance = b.guidance("forward-compat", root.objs("rules"))
	return map[string][]byte{"nvidia/forward-compat.hcl": matrices.WriteTables(
		"Forward compatibility packages (cuda-compat).\n\n"+legend(root.obj("legend"))+legend(root.obj("field_notes")), b.list(), t)}
}

func imageTags(root object) map[string][]byte {
	b := newBibliography(root)
	var tags, wheels matrices.Tables
	gates := root.obj("require_table")
	for _, id := range keys(gates.m) {
		o := gates.obj(id)
		g := matrices.ImageGate{ID: id, CUDAMin: o.str("cuda_min"), Branches: o.listMap("or_driver_branches"), Evidence: matrices.Evidence{Sources: []string{"img"}}}
		tags.ImageGates = append(tags.ImageGates, g)
	}
	for _, o := range root.objs("images") {
		tags.ImageTags = append(tags.ImageTags, imageTag(b, o))
	}
	for _, o := range root.objs("manylinux") {
		wheels.Manylinux = append(wheels.Manylinux, matrices.Manylinux{
			Tag: o.str("tag"), Alias: o.str("alias"), Glibc: o.str("glibc_min"), GLIBCXX: o.str("glibcxx_max"), Pip: o.str("pip_min"),
			Oldest: o.strs("oldest_ok"), BuildBase: o.str("build_base"), Evidence: b.evidence(o, nil),
		})
	}
	policy := root.obj("policy")
	for _, key := range []string{"image_eol", "deletion"} {
		g := matrices.Guidance{Subject: "images", ID: slug(strings.ReplaceAll(key, "_", "-")), Text: strings.ReplaceAll(key, "_", " ") + ": " + policy.str(key)}
		g.Sources = b.cites(policy.strs("src"))
		tags.Guidance = append(tags.Guidance, g)
	}
	return map[string][]byte{
		"images/cuda.hcl":      matrices.WriteTables("Tags of docker.io/nvidia/cuda.\n\n"+paragraph(root.strs("notes")), b.list(), tags),
		"images/manylinux.hcl": matrices.WriteTables("Platform tags of wheels and the C library they need.", b.list(), wheels),
	}
}

func imageTag(b *bibliography, o object) matrices.ImageTag {
	i := matrices.ImageTag{
		Tag: o.str("tag"), CUDA: o.str("cuda"), Flavor: o.str("flavor"), OS: o.str("os"), CUDNN: o.str("cudnn"), NCCL: o.str("nccl"),
		FirstSeen: o.str("recipe_first_seen"), Gate: map[string]string{},
		Evidence: b.evidence(o, map[string]string{"require": "gate", "arch": "platforms"}),
	}
	platform := map[string]string{"x86_64": "linux/amd64", "arm64": "linux/arm64", "ppc64le": "linux/ppc64le", "all": "all"}
	for _, arch := range o.strs("arch") {
		i.Platforms = append(i.Platforms, platform[arch])
	}
	slices.Sort(i.Platforms)
	for arch, gate := range o.strMap("require") {
		i.Gate[platform[arch]] = gate
	}
	o.obj("require").skip(keys(o.obj("require").m)...)
	if o.bool("listed_by_cog_2026_08") {
		i.ListedBy = []string{"cog 2026-08"}
	}
	return i
}

func ngc(root object) map[string][]byte {
	root.skip("generated")
	b := newBibliography(root)
	var t matrices.Tables
	for _, o := range root.objs("images") {
		t.NGCImages = append(t.NGCImages, ngcImage(b, o))
	}
	t.Guidance = b.guidance("ngc", root.objs("rules"))
	return map[string][]byte{"images/ngc.hcl": matrices.WriteTables("Framework images of nvcr.io.", b.list(), t)}
}

func ngcImage(b *bibliography, o object) matrices.NGCImage {
	i := matrices.NGCImage{
		Image: o.str("image"), Tag: o.str("tag"), CUDA: o.str("cuda"), CUDNN: o.str("cudnn"), NCCL: o.str("nccl"),
		Framework: o.str("framework_version"), Python: o.str("python"), Ubuntu: o.str("ubuntu"),
		DriverToolkit: o.str("driver_toolkit"), SMMin: o.str("sm_min"), SM: o.strs("arch_list"), Evidence: b.evidence(o, map[string]string{"arch_list": "sm"}),
	}
	i.Inferred = slices.DeleteFunc(i.Inferred, func(cell string) bool {
		return !slices.Contains([]string{"cuda", "cudnn", "nccl", "framework_version", "python", "ubuntu", "driver_min", "driver_toolkit", "sm_min", "sm"}, cell)
	})
	ngcDriver(o.obj("driver_min"), &i)
	if number, remark, ok := strings.Cut(i.CUDA, " "); ok {
		i.CUDA, i.Notes = number, append(i.Notes, "CUDA "+number+" "+remark)
	}
	if conflict := o.str("conflict"); conflict != "" {
		i.Notes = append(i.Notes, "sources disagree: "+clean(conflict))
	}
	arm := o.obj("arm64")
	for _, key := range keys(arm.m) {
		i.Notes = append(i.Notes, "arm64 "+key+": "+strings.Join(arm.strs(key), ", "))
	}
	return i
}

// ngcDriver reads the driver floor of the notes. A printed floor that is older
// than the driver of the image's CUDA gives way to that driver's branch, and
// stands beside it.
func ngcDriver(o object, i *matrices.NGCImage) {
	i.DriverMin, i.DriversDataCenter = o.str("any"), o.strs("data_center")
	suggested := o.str("suggested")
	if !o.bool("suspect") || suggested == "" {
		return
	}
	i.Others = append(i.Others, matrices.Other{Cell: "driver_min", Value: i.DriverMin, Why: "older than the branch that ships with the CUDA of the image", Sources: i.Sources})
	i.DriverMin = suggested
	if !slices.Contains(i.Inferred, "driver_min") {
		i.Inferred = append(i.Inferred, "driver_min")
	}
	i.Notes = append(i.Notes, "driver_min is the branch that ships with the CUDA of the image; the notes print an older one")
}

func errorCatalog(root object) map[string][]byte {
	o := root.obj("sources")
	o.skip(keys(o.m)...) // each error lists its threads
	b := &bibliography{known: map[string]matrices.Source{}}
	var t matrices.Tables
	for _, o := range root.objs("errors") {
		e := matrices.ErrorEntry{ID: o.str("id"), Framework: o.str("framework"), Layer: o.str("layer"), Signatures: o.strs("signature"),
			Example: o.str("example_log"), Evidence: b.evidence(o, nil)}
		plainExpressions(&e)
		for _, c := range o.objs("causes") {
			e.Causes = append(e.Causes, matrices.Cause{Cause: c.str("cause"), Confirm: c.str("how_to_confirm"), Fix: c.str("fix")})
		}
		t.Errors = append(t.Errors, e)
	}
	for id, s := range b.known {
		s.Class = matrices.Reported // a thread tells of one machine
		b.known[id] = s
	}
	return map[string][]byte{"errors/errors.hcl": matrices.WriteTables(
		"Errors that users meet, by what they print.\n\nsignatures: regular expressions; any match counts. Several errors can match one log: the earliest specific line is usually the cause.\ncause: most frequent first, by impression from the threads, not by count.", b.list(), t)}
}

// plainExpressions says without look-ahead what two signatures say with it.
func plainExpressions(e *matrices.ErrorEntry) {
	for i, signature := range e.Signatures {
		plain, rest, ok := strings.Cut(signature, "(?!")
		if !ok {
			continue
		}
		e.Signatures[i] = plain
		e.Unless = append(e.Unless, strings.TrimSuffix(plain, `\b`)+strings.TrimSuffix(rest, ")"))
	}
}

// hardwareExtras are the small tables that come with the hardware collections.
func hardwareExtras(root object) map[string][]byte {
	b := newBibliography(root)
	var t matrices.Tables
	chips := root.obj("chip_to_compute_capability")
	for _, o := range chips.objs("rows") {
		t.Chips = append(t.Chips, matrices.Chip{Name: o.str("chip"), ComputeCapability: o.str("compute_capability"), Arch: o.str("architecture"),
			Evidence: matrices.Evidence{Sources: b.cites(chips.strs("src"))}})
	}
	t.Guidance = b.guidance("architectures", root.objs("rules"))
	return map[string][]byte{"nvidia/chips.hcl": matrices.WriteTables("Chips by code name, and the rules of compute capabilities.", b.list(), t)}
}

func driverExtras(root object) map[string][]byte {
	b := newBibliography(root)
	var t matrices.Tables
	for _, o := range root.objs("nvidia_smi_banner") {
		banner := matrices.Banner{Branches: o.str("branches"), DriverField: o.str("driver_field"), CUDAField: o.str("cuda_field"), Evidence: b.evidence(o, nil)}
		if len(banner.Inferred) > 0 {
			banner.Inferred = []string{"branches"}
		}
		t.Banners = append(t.Banners, banner)
	}
	life := root.obj("lifecycle")
	for _, key := range []string{"new-feature", "production", "LTS"} {
		g := matrices.Guidance{Subject: "drivers", ID: "lifecycle-" + strings.ToLower(key), Text: key + " branches live " + life.str(key)}
		g.Sources = b.cites(life.strs("src"))
		t.Guidance = append(t.Guidance, g)
	}
	bundled := root.obj("cuda_toolkit_bundled_driver")
	bundled.skip("values") // said by bundled_driver_linux of the CUDA releases
	g := matrices.Guidance{Subject: "drivers", ID: "installer-names", Text: clean(bundled.str("note"))}
	g.Sources = b.cites(bundled.strs("src"))
	t.Guidance = append(t.Guidance, g)
	return map[string][]byte{"nvidia/nvidia-smi.hcl": matrices.WriteTables("How nvidia-smi words its versions, and how long branches live.", b.list(), t)}
}

func libraryExtras(subject string) func(object) map[string][]byte {
	return func(root object) map[string][]byte {
		b := newBibliography(root)
		var t matrices.Tables
		for _, o := range root.objs("distro_packages") {
			t.DistroPackages = append(t.DistroPackages, distroPackage(b, subject, o))
		}
		t.Guidance = b.guidance(subject, root.objs("rules"))
		parts := root.obj("sublibraries")
		for _, major := range []string{"8", "9"} {
			if list := parts.strs(major); list != nil {
				g := matrices.Guidance{Subject: subject, ID: "sub-libraries-" + major, Text: "cuDNN " + major + " consists of " + strings.Join(list, ", "), From: major, To: major}
				g.Sources, g.Inferred = b.cites(parts.strs("src")), []string{"text"}
				g.Notes = parts.strs("inferred")
				t.Guidance = append(t.Guidance, g)
			}
		}
		return map[string][]byte{"nvidia/" + subject + "-rules.hcl": matrices.WriteTables("What holds for "+subject+" as a whole, and its packages in Linux distributions.", b.list(), t)}
	}
}

func distroPackage(b *bibliography, subject string, o object) matrices.DistroPackage {
	p := matrices.DistroPackage{Distro: o.str("distro"), Package: "nvidia-cudnn", Version: o.str("version"), CUDA: o.str("cuda"), Section: o.str("section"),
		Evidence: b.evidence(o, nil)}
	if subject == "nccl" {
		p.Package, p.Version = "libnccl2", o.str("libnccl2")
	}
	return p
}

// minorCompat keeps the ranges and feature targets that no row of the CUDA
// table says.
func cudaExtras(root object) map[string][]byte {
	b := newBibliography(root)
	var t matrices.Tables
	for _, o := range root.objs("minor_compat_ranges") {
		below := o.str("same_family_driver_below")
		text := "CUDA " + o.str("family") + " runs on drivers from " + o.str("driver_min") + " on by minor-version compatibility"
		if below != "" {
			text += ", and from branch " + below + " on by backward compatibility"
		}
		g := matrices.Guidance{Subject: "cuda", ID: "minor-compat-" + regexp.MustCompile(`^\d+`).FindString(o.str("family")), Text: text}
		g.Sources = []string{b.cite("minorguide")}
		o.skip("note")
		t.Guidance = append(t.Guidance, g)
	}
	for _, key := range []string{"sm_table", "sm_variants"} { // said by the architectures table
		for _, o := range root.objs(key) {
			o.skip("sm", "first_cuda", "last_cuda", "inferred", "src")
			if note := o.str("note"); note != "" {
				g := matrices.Guidance{Subject: "cuda", ID: "sm-" + o.str("sm"), Text: "sm " + o.str("sm") + ": " + clean(note)}
				g.Sources = b.cites(o.strs("src"))
				t.Guidance = append(t.Guidance, g)
			}
		}
	}
	return map[string][]byte{"nvidia/cuda-rules.hcl": matrices.WriteTables("What holds for CUDA as a whole.", b.list(), t)}
}
