package judge_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// A judgement is what an environment that flags describe is judged to be.
type judgement struct {
	flags observed.Flags
	want  verdict.Verdict
	says  string // somewhere in the answer
}

func testJudgements(t *testing.T, tests map[string]judgement) {
	t.Helper()
	p := planner.New(matrices.Embedded())
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			var env observed.Environment
			source.OverFlags(&env, &test.flags)
			doc, err := judge.Environment(p, &env)
			if err != nil {
				t.Fatal(err)
			}
			if answer := answered(t, &doc); doc.Verdict != test.want || !strings.Contains(answer, test.says) {
				t.Errorf("%s, want %s, and %q in it:\n%s", doc.Verdict, test.want, test.says, answer)
			}
		})
	}
}

// TestFermi judges boards whose compute capability CUDA 9 dropped, and names that
// such boards share with others.
func TestFermi(t *testing.T) {
	torch := []string{"pytorch==1.2.0"}
	testJudgements(t, map[string]judgement{
		"a workstation's board": {observed.Flags{GPU: []string{"Quadro 4000"}, Framework: torch},
			verdict.Fails, "carry no sm_20 code for Quadro 4000"},
		"kernels that are compiled at run time": {
			observed.Flags{GPU: []string{"Tesla M2070"}, Framework: []string{"cupy"}, CUDA: "9.1"},
			verdict.Fails, "Tesla M2070 is 2.0"},
		"a toolkit that knows it": {
			observed.Flags{GPU: []string{"GTX 580"}, Framework: []string{"numba==0.50.1"}, CUDA: "8.0"},
			verdict.Works, "driver branch 390 is the last"},
		"the generation": {observed.Flags{GPU: []string{"Fermi"}, Framework: torch}, verdict.Fails, "sm_20"},
		"a name of several chips": {observed.Flags{GPU: []string{"GT 730"}, Framework: torch},
			verdict.Unproven, "(sm_35) works and GeForce GT 730 (sm_21) fails"},
		"and its chip": {observed.Flags{GPU: []string{"GT 730 (GF108)"}, Framework: torch},
			verdict.Fails, "carry no sm_21 code"},
		"another of its chips": {observed.Flags{GPU: []string{"GK208B [GeForce GT 730]"}, Framework: torch},
			verdict.Works, "pytorch 1.2.0"},
		"a driver that only one of them has": {
			observed.Flags{GPU: []string{"GT 710"}, Driver: []string{"470.82.01"}, Framework: torch},
			verdict.Works, "pytorch 1.2.0"},
		"a driver that none of them has": {
			observed.Flags{GPU: []string{"GT 710"}, Driver: []string{"590.44.01"}, Framework: torch},
			verdict.Fails, "GT 710"},
	})
}

// TestCUDAOfTheMachine judges packages that take a CUDA of the machine beside a
// framework that brings its own.
func TestCUDAOfTheMachine(t *testing.T) {
	with := func(torch, cuda, name string) observed.Flags {
		return observed.Flags{Framework: []string{"torch==" + torch}, CUDA: cuda, With: []string{name}, OS: "linux"}
	}
	testJudgements(t, map[string]judgement{
		"a library for the framework's CUDA": {with("2.0.1+cu117", "", "bitsandbytes==0.39.1"), verdict.Works, "cu117"},
		"none for it": {with("2.4.0+cu124", "", "bitsandbytes==0.41.1"), verdict.Fails,
			"is compiled for CUDA 11.0"},
		"a library for one minor of another release": {with("1.12.1+cu113", "", "bitsandbytes==0.40.1"),
			verdict.Works, "cu113"},
		"and not of the next": {with("1.12.1+cu113", "", "bitsandbytes==0.40.2"), verdict.Fails,
			"is compiled for CUDA 11.0"},
		"a machine's CUDA of another major may be found first": {
			with("2.0.1+cu117", "12.1 (nvcc)", "bitsandbytes==0.39.1"), verdict.Unproven,
			"and not the framework's 11.7"},
		"one for which there is no library": {with("2.0.1+cu117", "11.4 (nvcc)", "bitsandbytes==0.39.0"),
			verdict.Unproven, "it has none for that"},
		"one of the same major": {with("2.0.1+cu117", "11.8 (nvcc)", "bitsandbytes==0.39.1"), verdict.Works, "cu117"},
		"one for which there is a library, and none for the framework's": {
			with("2.0.1+cu118", "11.6 (nvcc)", "bitsandbytes==0.34.0"), verdict.Unproven, "which may be the 11.6"},
		"no library for either": {with("2.0.1+cu118", "12.0 (nvcc)", "bitsandbytes==0.34.0"),
			verdict.Fails, "is compiled for CUDA 10.2"},
		"a release that asks the framework": {with("2.0.1+cu117", "12.1 (nvcc)", "bitsandbytes==0.41.1"),
			verdict.Works, "cu117"},
		"a toolkit older than any that a release knows": {
			observed.Flags{Framework: []string{"numba==0.57.0"}, CUDA: "10.1"},
			verdict.Fails, "take CUDA >=12,<13 or >=11,<12"},
		"likewise beside a framework": {observed.Flags{Framework: []string{"numba==0.57.0", "torch==1.7.0+cu110"},
			CUDA: "10.1"}, verdict.Fails, "numba 0.57.0 takes CUDA from the system, 11.0 or newer"},
		"beside a framework in a release that knows it": {
			observed.Flags{Framework: []string{"numba==0.53.1", "torch==1.7.0+cu110"}, CUDA: "10.1"},
			verdict.Works, "cu110"},
		"a package that may do without the GPU": {with("1.7.0+cu110", "10.1 (nvcc)", "numba==0.57.0"),
			verdict.Works, "cu110"},
	})
}

// TestPTXForTheDriver judges a package that hands the driver PTX of its toolkit, for a
// GPU that is newer, older, or within what that knows.
func TestPTXForTheDriver(t *testing.T) {
	numba := func(release, cuda, gpu, driver string) observed.Flags {
		return observed.Flags{Framework: []string{"numba==" + release}, CUDA: cuda, GPU: []string{gpu},
			Driver: []string{driver}}
	}
	testJudgements(t, map[string]judgement{
		"a newer GPU":         {numba("0.57.0", "11.8", "RTX 5090", ""), verdict.Works, "driver 570.26 or newer"},
		"of an older release": {numba("0.50.1", "10.1", "RTX 3090", ""), verdict.Works, "numba 0.50.1+cu10"},
		"an older GPU":        {numba("0.57.0", "12.2", "Tesla K80", ""), verdict.Fails, "CUDA 11.8 is the last"},
		"the toolkit is not said": {numba("0.57.0", "", "Tesla K80", "470.82.01"), verdict.Unproven,
			"takes whichever CUDA the system has"},
		"and each serves": {numba("0.57.0", "", "RTX 3090", "535.54.03"), verdict.Works, "numba 0.57.0+cu12"},
		"older than the release takes": {numba("0.57.0", "11.8", "GTX 680", ""), verdict.Fails,
			"need compute capability 3.5"},
		"a driver before the toolkit": {numba("0.57.0", "11.8", "GTX 1080", "470.82.01"), verdict.Fails, "470"},
	})
}

// TestCUDAThatIsFound judges a package that brings a CUDA by an extra alone.
func TestCUDAThatIsFound(t *testing.T) {
	seen := func(driver, cuda string, with ...string) observed.Flags {
		return observed.Flags{GPU: []string{"A100"}, Driver: []string{driver}, CUDA: cuda, With: with}
	}
	const of, older = "numba-cuda==0.30.4", "570.86.10"
	testJudgements(t, map[string]judgement{
		"an extra":      {seen(older, "", "numba-cuda[cu12]==0.30.4"), verdict.Works, "0.30.4+cu129"},
		"another extra": {seen(older, "", "numba-cuda[cu13]==0.30.4"), verdict.Fails, "CUDA 13 needs driver"},
		"nobody says it": {seen(older, "", of), verdict.Unproven,
			"without an extra pip installs no CUDA for numba-cuda 0.30.4"},
		"nobody says it, and each would run": {seen("580.65.06", "", "numba-cuda"), verdict.Unproven,
			"look up which CUDA it finds"},
		"none of them runs":            {seen("440.33.01", "", of), verdict.Fails, "driver 440.33.01"},
		"the system's":                 {seen(older, "12.4", of), verdict.Works, "0.30.4+cu129, CUDA 12.4"},
		"a newer one than the driver":  {seen(older, "12.9 (nvcc)", of), verdict.Works, "minor-version compatibility"},
		"one that the driver does not": {seen(older, "13.0 (nvcc)", of), verdict.Fails, "CUDA 13 needs driver"},
		"one that it does not take": {seen(older, "11.8 (nvcc)", of), verdict.Fails,
			"takes CUDA 13 or 12, as it finds it"},
		"NVIDIA's wheels": {seen(older, "", of, "nvidia-cuda-runtime-cu12==12.8.90"), verdict.Works,
			"0.30.4+cu129"},
		"and those without a CUDA in their names": {seen(older, "", of, "nvidia-cuda-runtime==13.0.88"), verdict.Fails,
			"CUDA 13 needs driver"},
		"a package for a CUDA":    {seen(older, "", of, "cupy-cuda12x"), verdict.Works, "+cuda12x"},
		"and one for another":     {seen(older, "", of, "cupy-cuda13x"), verdict.Fails, "CUDA 13 needs driver"},
		"a framework beside it":   {seen(older, "", of, "torch==2.7.1+cu128"), verdict.Works, "2.7.1+cu128"},
		"and one for another too": {seen(older, "", of, "torch==2.9.1+cu130"), verdict.Fails, "CUDA 13 needs driver"},
	})
}

// TestDriverOfPackages judges packages that have their CUDA inside and ask for a driver, beside a
// framework that asks for less.
func TestDriverOfPackages(t *testing.T) {
	seen := func(driver string, with ...string) observed.Flags {
		return observed.Flags{GPU: []string{"A100"}, Driver: []string{driver}, With: append(with, "torch==1.13.1+cu116")}
	}
	testJudgements(t, map[string]judgement{
		"older than the package asks for": {seen("470.82.01", "warp-lang==1.10.0"), verdict.Fails,
			"warp-lang 1.10.0 has CUDA 12 inside, and asks for driver 525.60.13 or newer"},
		"as new":                       {seen("525.60.13", "warp-lang==1.10.0"), verdict.Works, "driver 525.60.13 or newer"},
		"a package that asks for less": {seen("470.82.01", "catboost==1.2.8"), verdict.Works, "driver 450.80.02 or newer"},
		"what asks for none by itself": {seen("470.82.01", "transformers==4.30.0"), verdict.Works, "driver 450.80.02"},
		"on Windows other drivers hold": {observed.Flags{GPU: []string{"RTX 3090"}, OS: "Windows 11",
			Driver: []string{"472.12"}, With: []string{"warp-lang==1.10.0", "torch==1.13.1+cu116"}}, verdict.Works,
			"1.13.1+cu116"},
	})
}

// TestPackageWithoutFramework judges a package that runs on the GPU by itself, and of which the
// facts hold no CUDA.
func TestPackageWithoutFramework(t *testing.T) {
	with := func(gpu, driver string) observed.Flags {
		return observed.Flags{GPU: []string{gpu}, Driver: []string{driver}, With: []string{"catboost==1.2.7"}}
	}
	testJudgements(t, map[string]judgement{
		"nothing speaks against it": {with("A100", "535.54.03"), verdict.Unproven,
			"catboost 1.2.7 is named without a framework, and nothing that its makers ask of a GPU or a driver"},
		"an older driver": {with("A100", "440.33.01"), verdict.Fails, "catboost 1.2.7 asks for driver 450.80.02 or newer"},
		"an older branch": {with("V100", "R440"), verdict.Fails, "asks for driver 450.80.02"},
		"an older GPU":    {with("GTX 580", "470.82.01"), verdict.Fails, "catboost 1.2.7 needs compute capability 3.5"},
		"on Windows other drivers hold": {observed.Flags{OS: "Windows 11", Driver: []string{"442.19"},
			With: []string{"catboost==1.2.7"}}, verdict.Unproven, "named without a framework"},
		"a release that the facts do not hold": {observed.Flags{With: []string{"catboost==0.1.1"}, GPU: []string{"A100"}},
			verdict.Unproven, "hold no release ==0.1.1 of it"},
	})
}

// TestWhichWheel judges a package that has one wheel for each CUDA under a name of its
// own, and packages of conda's before those.
func TestWhichWheel(t *testing.T) {
	cudf := func(name, driver string) observed.Flags {
		return observed.Flags{Framework: []string{name}, GPU: []string{"RTX 3090"}, Driver: []string{driver},
			OS: "linux"}
	}
	python := func(name, cuda, python string) observed.Flags {
		return observed.Flags{Framework: []string{name}, CUDA: cuda, Python: python}
	}
	testJudgements(t, map[string]judgement{
		"the driver would decide": {cudf("cudf==24.04", "470.82.01"), verdict.Unproven,
			"nobody says which of cudf-cu11 and cudf-cu12 it is"},
		"it runs each of them": {cudf("cudf==24.04", "535.54.03"), verdict.Works, "driver 525.60.13 or newer"},
		"one of them is named": {cudf("cudf-cu11==24.04", "470.82.01"), verdict.Works, "CUDA 11"},
		"and another": {cudf("cudf-cu12==24.04", "470.82.01"), verdict.Fails,
			"CUDA 12 needs driver 525.60.13"},
		"the newest release runs none": {cudf("cudf", "470.82.01"), verdict.Fails, "26."},
		"a Python after the release": {python("cudf==24.04", "12.2", "3.12"), verdict.Fails,
			"is for Python 3.9 to 3.11"},
		"one that a release left out": {python("cudf==23.04", "11.8", "3.9"), verdict.Fails,
			"is for Python 3.8 and 3.10"},
		"one of its own":             {python("cudf==24.04", "12.2", "3.11"), verdict.Works, "cupy"},
		"a release of conda's alone": {python("cudf==0.19", "11.2", "3.8"), verdict.Works, "cupy 8.6.0+cuda112"},
		"a Python after that": {python("rapids==0.19", "11.2", "3.9"), verdict.Fails,
			"is for Python 3.7 and 3.8"},
		"a package of the same makers": {cudf("cuml-cu12==24.10", "470.82.01"), verdict.Fails, "CUDA 12 needs driver"},
		"its Pythons": {python("cuml-cu12==24.10", "12.2", "3.9"), verdict.Fails,
			"is for Python 3.10 to 3.12"},
		"a CUDA before that": {python("cudf==21.06", "10.2", "3.8"), verdict.Fails,
			"is compiled for CUDA 11"},
	})
}
