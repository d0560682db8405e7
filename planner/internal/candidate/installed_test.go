package candidate

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// torchLike is a framework whose makers have an index for each CUDA, and whose
// default index has one of the builds.
func torchLike() *query.Package {
	build := func(variant, cuda string, pypi ...string) matrices.Build {
		return matrices.Build{Variant: variant, CUDA: cuda, IndexURL: "https://example.com/whl/" + variant, PyPIDefault: pypi,
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64}, {Platform: facts.WindowsAMD64}}}
	}
	return &query.Package{Kind: query.Framework, Name: "torch", Traits: facts.TraitsOf(&matrices.FrameworkInfo{Label: "variant"}),
		Releases: []facts.Release{{Table: "torch", Version: "2.5.1", Package: "torch", Builds: []matrices.Build{
			build("cu118", "11.8"), build("cu124", "12.4", facts.LinuxAMD64), build("cu121", "12.1"),
			build("cpu", "", facts.WindowsAMD64)}}}}
}

// bareLike is a framework whose extras bring CUDA, and whose package alone brings none.
func bareLike() *query.Package {
	build := func(variant, cuda string) matrices.Build {
		return matrices.Build{Variant: variant, CUDA: cuda, Extra: variant,
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64}}}
	}
	return &query.Package{Kind: query.Framework, Name: "own", Traits: facts.TraitsOf(&matrices.FrameworkInfo{}),
		Releases: []facts.Release{{Table: "own", Version: "1.0", Package: "own", Builds: []matrices.Build{
			build("cu12", "12.9"), build("cu13", "13.0")}}}}
}

// extraLike is a framework whose default package is for the CPU, and whose extras
// bring CUDA; another package installs its builds too.
func extraLike() *query.Package {
	build := func(variant, cuda, extra, pkg string, pypi ...string) matrices.Build {
		return matrices.Build{Variant: variant, CUDA: cuda, Extra: extra, Package: pkg, PyPIDefault: pypi,
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64}}}
	}
	return &query.Package{Kind: query.Framework, Name: "jax", Traits: facts.TraitsOf(&matrices.FrameworkInfo{}),
		Releases: []facts.Release{{Table: "jax", Version: "0.6.2", Package: "jax", Builds: []matrices.Build{
			build("cpu", "", "", "", facts.LinuxAMD64), build("cuda12", "12.8", "cuda12", ""),
			build("cuda12-local", "12.1", "cuda12-local", ""), build("cuda11", "11.8", "cuda11", "jax-gpu")}}}}
}

// TestWhatAnInstallerGives: the builds that an environment has, by what is known of
// how they came into it, and how that was settled.
func TestWhatAnInstallerGives(t *testing.T) {
	for _, test := range []struct {
		name   string
		of     func() *query.Package
		how    Install
		by     string
		want   []string
		others []string
	}{
		{"plain pip", torchLike, Install{}, ByDefault, []string{"cu124"}, []string{"cu121", "cu118"}},
		{"a label", torchLike, Install{Label: "cu118"}, ByLabel, []string{"cu118"}, nil},
		{"a label that no build has", torchLike, Install{Label: "cu999"}, ByLabel, nil, nil},
		{"the makers' index", torchLike, Install{Indexes: []string{"https://example.com/whl/cu121/"}}, ByIndex, []string{"cu121"}, nil},
		{"a mirror of it", torchLike, Install{Indexes: []string{"https://mirror.example.org/whl/cu121"}}, ByIndex, []string{"cu121"}, nil},
		{"an index that is none of them", torchLike, Install{Indexes: []string{"https://example.com/simple"}}, ByDefault,
			[]string{"cu124"}, []string{"cu121", "cu118"}},
		{"the CUDA that it is said to have", torchLike, Install{CUDA: "11.8"}, ByCUDA, []string{"cu118"}, nil},
		{"a CUDA that no build is for", torchLike, Install{CUDA: "12.6"}, ByDefault, []string{"cu124"}, []string{"cu121"}},
		{"a CUDA of a major that no build is for", torchLike, Install{CUDA: "13.0"}, ByDefault, []string{"cu124"}, nil},
		{"for the CPU", torchLike, Install{CPU: true}, ByLabel, []string{"cpu"}, nil},
		{"on Windows, where plain pip gives the one for the CPU", torchLike, Install{Platform: facts.WindowsAMD64}, ByDefault,
			[]string{"cpu"}, []string{"cu124", "cu121", "cu118"}},
		{"compiled here", torchLike, Install{Compiled: true, GPU: true, Toolkit: "12.4"}, ByLabel, []string{"cu124"}, nil},
		{"compiled here with a CUDA between", torchLike, Install{Compiled: true, GPU: true, Toolkit: "12.6"}, ByLabel,
			[]string{"cu124", "cu121"}, nil},
		{"compiled here, nobody says with what", torchLike, Install{Compiled: true, GPU: true}, ByLabel,
			[]string{"cu124", "cu121", "cu118"}, nil},
		{"an extra", extraLike, Install{Package: "jax", Extras: []string{"cuda12_local"}, GPU: true}, ByExtra,
			[]string{"cuda12-local"}, nil},
		{"an extra that no build has", extraLike, Install{Package: "jax", Extras: []string{"k8s"}}, ByDefault, []string{"cpu"},
			[]string{"cuda12", "cuda12-local", "cuda11"}}, // which it brings is not known
		{"the very package, for the CPU", extraLike, Install{Package: "jax", GPU: true}, ByDefault, []string{"cpu"}, nil},
		{"the framework's name, on a GPU", extraLike, Install{GPU: true}, ByExtra, []string{"cuda12", "cuda11"}, nil},
		{"and its CUDA", extraLike, Install{GPU: true, CUDA: "11.4"}, ByExtra, []string{"cuda11"}, nil},
		{"another package", extraLike, Install{Package: "jax-gpu", GPU: true}, ByDefault, []string{"cuda11"}, nil},
		{"no extra, where each build has one", bareLike, Install{Package: "own", GPU: true}, BySystem,
			[]string{"cu13", "cu12"}, nil},
		{"and the CUDA that it finds", bareLike, Install{Package: "own", GPU: true, Found: "12.4"}, ByCUDA,
			[]string{"cu12"}, nil},
		{"and its extra", bareLike, Install{Package: "own", Extras: []string{"cu12"}, GPU: true}, ByExtra,
			[]string{"cu12"}, nil},
		{"on no GPU", extraLike, Install{}, ByDefault, []string{"cpu"}, []string{"cuda12", "cuda12-local", "cuda11"}},
	} {
		framework := test.of()
		if test.how.Platform == "" {
			test.how.Platform = facts.LinuxAMD64
		}
		got := test.how.Of(framework, &framework.Releases[0], 0)
		if got.By != test.by || !slices.Equal(variantsOf(got.Builds), test.want) || !slices.Equal(variantsOf(got.Others), test.others) {
			t.Errorf("%s: %v by %s, others %v; want %v by %s, others %v", test.name, variantsOf(got.Builds), got.By,
				variantsOf(got.Others), test.want, test.by, test.others)
		}
	}
}

func variantsOf(builds []*Build) []string {
	var list []string
	for i := range builds {
		list = append(list, builds[i].Row.Variant)
	}
	return list
}

// TestABoardTakesTheBuildsOfItsJetPack: those of others run on none.
func TestABoardTakesTheBuildsOfItsJetPack(t *testing.T) {
	row := func(variant string, jetPack ...string) matrices.Build {
		return matrices.Build{Variant: variant, CUDA: "12.6", JetPack: jetPack,
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxARM64}}}
	}
	framework := &query.Package{Traits: facts.TraitsOf(&matrices.FrameworkInfo{}), Releases: []facts.Release{{Version: "2.8.0",
		Builds: []matrices.Build{row("jp6", "6.1", "6.2"), row("jp5", "5.1.2"), row("sbsa")}}}}
	for _, test := range []struct {
		how  Install
		want []string
	}{
		{Install{Jetson: true, JetPack: "6.2.1"}, []string{"jp6"}},
		{Install{Jetson: true, JetPack: "5"}, []string{"jp5"}},
		{Install{Jetson: true}, []string{"jp6", "jp5"}},
		{Install{Jetson: true, JetPack: "7.0"}, []string{"sbsa"}}, // takes the wheels of Arm servers
		{Install{}, []string{"sbsa"}},
	} {
		test.how.Platform = facts.LinuxARM64
		if got := variantsOf(test.how.Of(framework, &framework.Releases[0], 0).Builds); !slices.Equal(got, test.want) {
			t.Errorf("%+v: %v, want %v", test.how, got, test.want)
		}
	}
}

// TestAnIndexThatNobodyHasRead: a release of which the facts list no build of the
// makers' own index may have some with GPU code.
func TestAnIndexThatNobodyHasRead(t *testing.T) {
	framework := torchLike()
	how := Install{Platform: facts.LinuxAMD64}
	if how.Of(framework, &framework.Releases[0], 0).Unread {
		t.Error("an index whose builds are listed is unread")
	}
	old := framework.Releases[0]
	old.Builds = []matrices.Build{{Variant: "cpu", PyPIDefault: []string{facts.LinuxAMD64},
		Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64}}}}
	if !how.Of(framework, &old, 0).Unread {
		t.Error("an index of which no build is listed is read")
	}
	how.Package = "torch"
	if how.Of(framework, &old, 0).Unread {
		t.Error("the package is named, which is that of the default index")
	}
}
