package matrices

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFindGPUKnowsTheWaysPeopleWriteNames(t *testing.T) {
	s := Embedded()
	for query, want := range map[string]string{
		"h100":                             "h100 9.0",
		"H100":                             "h100 9.0",
		"NVIDIA H100 80GB HBM3":            "h100-80gb-hbm3 9.0",
		"NVIDIA-H100-80GB-HBM3":            "h100-80gb-hbm3 9.0",
		"H100 SXM5":                        "h100-80gb-hbm3 9.0",
		"H100 PCIe":                        "h100-pcie 9.0",
		"h100 nvl":                         "h100-nvl 9.0",
		"h200":                             "h200 9.0",
		"rtx-4090":                         "rtx-4090 8.9",
		"rtx4090":                          "rtx-4090 8.9",
		"RTX 4090 24GB":                    "rtx-4090 8.9",
		"NVIDIA GeForce RTX 4090":          "rtx-4090 8.9",
		"GeForce RTX 4090":                 "rtx-4090 8.9",
		"4090":                             "rtx-4090 8.9",
		"GeForce RTX 4090 Laptop GPU":      "rtx-4090-laptop 8.9",
		"NVIDIA GeForce RTX 5090":          "rtx-5090 12.0",
		"RTX 3060 12GB":                    "rtx-3060 8.6",
		"rtx 3060 ti":                      "rtx-3060-ti 8.6",
		"3060ti":                           "rtx-3060-ti 8.6",
		"gtx-1080-ti":                      "gtx-1080-ti 6.1",
		"GTX1080Ti":                        "gtx-1080-ti 6.1",
		"v100":                             "v100 7.0",
		"Tesla V100":                       "v100 7.0",
		"Tesla V100-SXM2-16GB":             "v100-sxm2-16gb 7.0",
		"V100 32GB":                        "v100-pcie-32gb 7.0",
		"a100":                             "a100 8.0",
		"a100-80gb":                        "a100-80gb 8.0",
		"A100 80G":                         "a100-80gb 8.0",
		"NVIDIA A100-SXM4-40GB":            "a100-sxm4-40gb 8.0",
		"A100-SXM4-40GB":                   "a100-sxm4-40gb 8.0",
		"NVIDIA A100-SXM4-40GB MIG 1g.5gb": "a100-sxm4-40gb 8.0",
		"GRID T4-16C":                      "t4 7.5",
		"NVIDIA L40S-48C":                  "l40s 8.9",
		"GRID RTX6000-4Q":                  "quadro-rtx-6000 7.5",
		"NVIDIA RTX6000-Ada-12Q":           "rtx-6000-ada 8.9",
		"P2200":                            "quadro-p2200 6.1",
		"RTX 4070 Ti S":                    "rtx-4070-ti-super 8.9",
		"4080s":                            "rtx-4080-super 8.9",
		"Orin Nano Super":                  "jetson-orin-nano 8.7",
		"ml.g5.2xlarge":                    "a10g 8.6",
		"p5e":                              "h200 9.0",
		"NC24ads_A100_v4":                  "a100-80gb-pcie 8.0",
		"p6e-gb200.36xlarge":               "gb200 10.0",
		"t4":                               "t4 7.5",
		"Tesla T4":                         "t4 7.5",
		"NVIDIA T4":                        "t4 7.5",
		"l40s":                             "l40s 8.9",
		"A10G":                             "a10g 8.6",
		"a6000":                            "rtx-a6000 8.6",
		"RTX A6000":                        "rtx-a6000 8.6",
		"RTX 6000 Ada":                     "rtx-6000-ada 8.9",
		"NVIDIA RTX 6000 Ada Generation":   "rtx-6000-ada 8.9",
		"Quadro RTX 6000":                  "quadro-rtx-6000 7.5",
		"p100":                             "p100 6.0",
		"k80":                              "k80 3.7",
		"Tesla K80":                        "k80 3.7",
		"gh200":                            "gh200 9.0",
		"GB200 NVL72":                      "gb200 10.0",
		"b200":                             "b200 10.0",
		"dgx-spark":                        "dgx-spark 12.1",
		"titan v":                          "titan-v 7.0",
		"TITAN RTX":                        "titan-rtx 7.5",
		"jetson-orin-nx-16gb":              "jetson-orin-nx 8.7",
		"sm_90":                            "sm_90 9.0",
		"sm86":                             "sm_86 8.6",
		"8.6":                              "sm_86 8.6",
		"compute_120":                      "sm_120 12.0",
		"aws:p5.48xlarge":                  "h100-80gb-hbm3 9.0",
		"aws:g4dn.xlarge":                  "t4 7.5",
		"10de:2330":                        "h100-80gb-hbm3 9.0",
		"GeForce GTX 750":                  "gtx-750-cc50 5.0, gtx-750-cc52 5.2",
		"GTX 580":                          "gtx-580 2.0",
		"GeForce GTX 560 Ti":               "gtx-560-ti 2.1",
		"GTX 670M":                         "gtx-670m 2.1",
		"Tesla C2075":                      "c2075 2.0",
		"Quadro 4000":                      "quadro-4000 2.0",
		"Tesla M2050":                      "m2050 2.0",
		"GTX 560":                          "gtx-560 2.1",
		"GT 730":                           "gt-730-cc30 3.0, gt-730-cc35 3.5, gt-730-cc21 2.1",
		"GeForce GT 730":                   "gt-730-cc30 3.0, gt-730-cc35 3.5, gt-730-cc21 2.1",
		"GT 730 (GF108)":                   "gt-730-cc21 2.1",
		"GT 730 GK208B 2GB":                "gt-730-cc35 3.5",
		"GK107 [GeForce GT 730] (rev a1)":  "gt-730-cc30 3.0",
		"sm_21":                            "sm_21 2.1",
		"8x H100":                          "h100 9.0",
		"8xA100":                           "a100 8.0",
		"2x RTX 3090":                      "rtx-3090 8.6",
		"4×A100":                           "a100 8.0",
		"2*V100":                           "v100 7.0",
		"H100 x8":                          "h100 9.0",
		"A100 40GB x 8":                    "a100-40gb 8.0",
		"HGX H100":                         "h100 9.0",
		"Tesla K80 (2x)":                   "k80 3.7",
		"A100 (MIG)":                       "a100 8.0",
		"A100 MIG 3g.20gb":                 "a100 8.0",
		"GB10 (DGX Spark)":                 "gb10 12.1",
		"RTX 3090 (eGPU)":                  "rtx-3090 8.6",
		"RTX 3070 Laptop (8 GB)":           "rtx-3070-laptop 8.6",
		"RTX 6000 (Ada)":                   "rtx-6000-ada 8.9",
		"TITAN X (Pascal)":                 "titan-x-pascal 6.1",
		"GA102":                            "sm_86 8.6",
		"TU104GL":                          "sm_75 7.5",
		"GB203":                            "sm_120 12.0",
		"g5.xlarge":                        "a10g 8.6",
		"a3-highgpu-8g":                    "h100-80gb-hbm3 9.0",
		"RTX A6000 Ada":                    "rtx-6000-ada 8.9",
		"A4000 Ada":                        "rtx-4000-ada 8.9",
		"NVIDIA Corporation Device 2b85 (rev a1)":                                         "rtx-5090 12.0",
		"01:00.0 VGA compatible controller [0300]: NVIDIA Corporation Device [10de:2b85]": "rtx-5090 12.0",
		"65:00.0 VGA compatible controller: NVIDIA Corporation Device 2b85 (rev a1)":      "rtx-5090 12.0",
		"Jetson Orin Nano Developer Kit":                                                  "jetson-orin-nano 8.7",
		"NVIDIA Jetson Orin Nano Developer Kit Super":                                     "jetson-orin-nano 8.7",
		"NVIDIA Jetson Orin Nano Engineering Reference Developer Kit Super":               "jetson-orin-nano 8.7",
		"NVIDIA Jetson AGX Orin Developer Kit":                                            "jetson-agx-orin-64gb 8.7",
		"NVIDIA Jetson Orin NX Engineering Reference Developer Kit":                       "jetson-orin-nx 8.7",
		"Jetson Orin NX Super 16GB":                                                       "jetson-orin-nx 8.7",
		"NVIDIA Jetson AGX Thor Developer Kit":                                            "jetson-t5000 11.0",
		"Jetson AGX Xavier devkit":                                                        "jetson-agx-xavier 7.2",
		"NVIDIA Jetson Xavier NX Developer Kit":                                           "jetson-xavier-nx 7.2",
		"NVIDIA Jetson Nano Developer Kit":                                                "jetson-nano 5.3",
		"Orin":                                                                            "jetson-orin 8.7",
		"Jetson Orin":                                                                     "jetson-orin 8.7",
		"Thor":                                                                            "jetson-t5000 11.0",
		"Orin (nvgpu)":                                                                    "jetson-orin 8.7",
	} {
		boards, suggestions, err := s.FindGPU(query)
		if err != nil {
			t.Errorf("%q: %v (%v)", query, err, suggestions)
			continue
		}
		var got []string
		for _, b := range boards {
			got = append(got, b.ID+" "+b.ComputeCapability)
		}
		if diff := cmp.Diff(want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("%q: %s", query, diff)
		}
	}
}

func TestFindGPUKnowsTheBoardsOfLaptops(t *testing.T) {
	s := Embedded()
	for query, want := range map[string]string{
		"RTX 3080 Mobile":                          "rtx-3080-laptop 8.6",
		"RTX3080Mobile":                            "rtx-3080-laptop 8.6",
		"RTX 3080 Max-Q":                           "rtx-3080-laptop 8.6",
		"RTX 3050 Ti Mobile / Max-Q":               "rtx-3050-ti-laptop 8.6",
		"RTX A2000 Mobile":                         "rtx-a2000-laptop 8.6",
		"RTX 2080 Super Mobile":                    "rtx-2080-super-laptop 7.5",
		"GTX 1070 Mobile":                          "gtx-1070 6.1",
		"GTX 1070 Laptop":                          "gtx-1070 6.1",
		"GTX 1070 (Notebook)":                      "gtx-1070 6.1",
		"GTX 1070 Mobile Max-Q":                    "gtx-1070-max-q 6.1",
		"GTX 1650 Mobile":                          "gtx-1650 7.5",
		"GTX 1660 Ti Mobile":                       "gtx-1660-ti 7.5",
		"RTX 2080 Mobile":                          "rtx-2080 7.5",
		"Quadro P2000 Mobile":                      "quadro-p2000 6.1",
		"Quadro M1200 Mobile":                      "quadro-m1200 5.0",
		"Quadro M2000 Mobile":                      "quadro-m2000m 5.0", // the M2000 of desktops is 5.2
		"GTX 960 Mobile":                           "gtx-960m 5.0",      // the GTX 960 is 5.2
		"GTX 980 Laptop":                           "gtx-980m 5.2",
		"GTX 860 Mobile":                           "gtx-860m-cc50 5.0, gtx-860m-cc30 3.0",
		"GA106M [GeForce RTX 3060 Mobile / Max-Q]": "rtx-3060-laptop 8.6",
		"01:00.0 VGA compatible controller: NVIDIA Corporation GA102 [GeForce RTX 3090] (rev a1)":      "rtx-3090 8.6",
		"65:00.0 3D controller [0302]: NVIDIA Corporation GA100 [A100 SXM4 40GB] [10de:20b0] (rev a1)": "a100-sxm4-40gb 8.0",
	} {
		boards, suggestions, err := s.FindGPU(query)
		if err != nil {
			t.Errorf("%q: %v (%v)", query, err, suggestions)
			continue
		}
		var got []string
		for _, b := range boards {
			got = append(got, b.ID+" "+b.ComputeCapability)
		}
		if diff := cmp.Diff(want, strings.Join(got, ", ")); diff != "" {
			t.Errorf("%q: %s", query, diff)
		}
	}
}

func TestFindGPUSuggestsNearNames(t *testing.T) {
	s := Embedded()
	for query, want := range map[string][]string{
		"h1000":    {"h100", "h200"},
		"rtx 4900": {"rtx-4090", "rtx-3090", "rtx-4060"},
		"rtx 6000": {"rtx-pro-6000-blackwell-server-edition", "rtx-pro-6000-blackwell-max-q-workstation-edition",
			"rtx-pro-6000-blackwell-workstation-edition", "rtx-6000-ada", "rtx-a6000", "quadro-rtx-6000"},
		"titan x":           {"titan-x-pascal", "gtx-titan-x"},
		"sm_91":             {"sm_90"},
		"aws:p5.48xlrge":    {"aws:p5.48xlarge", "aws:p5.4xlarge", "aws:g5.48xlarge"},
		"radeon rx 7900":    nil,
		"":                  nil,
		"hetzner:gex44":     nil,
		"10de:ffff":         nil,
		"gpu":               nil,
		"a potato computer": nil,
		"Mobile":            nil,
		"2x":                nil,
		"8x gpu":            nil,
		"TITAN V Mobile":    nil,
		"RX 580":            {"rtx-5080"},
		"2x RTX 4900":       {"rtx-4090", "rtx-3090", "rtx-4060"},
		"RTX 4900 Mobile":   {"rtx-4090-laptop", "rtx-4050-laptop", "rtx-4060-laptop"},
		"RTX 3090 Mobile":   {"rtx-3050-laptop", "rtx-3060-laptop", "rtx-3070-laptop"}, // there is none
		"GA999":             nil,
		"developer kit":     nil,
		"RTX 4090 (Turing)": {"rtx-4090", "rtx-3090", "rtx-4060"},
	} {
		boards, got, err := s.FindGPU(query)
		if err == nil {
			t.Errorf("%q gives %v and no error", query, ids(boards))
			continue
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %v: %s", query, err, diff)
		}
	}
}

func TestFindGPUTakesTheOldestDriverOfAGroup(t *testing.T) {
	s := Embedded()
	for name, want := range map[string]string{"A100": "450.51", "A100 80GB": "450.102.04", "a100-sxm-64gb": "525.78.01"} {
		if boards, _, err := s.FindGPU(name); err != nil || len(boards) != 1 || boards[0].FirstDriver != want {
			t.Errorf("%s: %v, %v; want driver %s", name, boards, err, want)
		}
	}
	if got := earlierDriver("450.51", ""); got != "" {
		t.Errorf("beside a board that no list names, %s is the first driver", got)
	}
}

func TestCapabilities(t *testing.T) {
	for text, want := range map[string]string{
		"sm_90": "9.0", "SM90": "9.0", "sm_90a": "9.0", "sm_120f": "12.0", "compute_75": "7.5", "compute 8.6": "8.6",
		"cc9.0": "9.0", "9.0": "9.0", "12.1": "12.1",
		"90": "", "sm": "", "sm_9": "", "sm_90fa": "", "sm__90": "", "sm_1234": "", "9..0": "", "9.0a": "", "smx90": "", "": "",
	} {
		if got, ok := capabilityIn(text); got != want || ok != (want != "") {
			t.Errorf("%q reads as %q, %t", text, got, ok)
		}
	}
}

func TestNamesSlice(t *testing.T) {
	for text, want := range map[string]bool{
		"H100 80GB MIG 1g.10gb": true, "MIG-3g.20gb": true, "nvidia.com/mig-1g.10gb": true, "1g.5gb": true,
		"A100 (MIG)": true, "A100, MIG disabled": false, "A100-SXM4-40GB": false, "g.gb": false, "": false,
	} {
		if got := NamesSlice(text); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
}

func TestNamesVirtual(t *testing.T) {
	for text, want := range map[string]bool{
		"GRID T4-8Q": true, "NVIDIA A16-4Q": true, "GRID A100-10C": true, "GRID A100-1-5CME": true,
		"nvidia rtxa6000-48q": true,
		"T4":                  false, "GRID K520": false, "rtx-3090": false, "A100-SXM4-40GB": false, "H100-PCIE-80GB": false,
		"P106-90": false,
		"8q":      false, "-8q": false, "": false, "gtx-1050-": false,
	} {
		if got := NamesVirtual(text); got != want {
			t.Errorf("%q: %t", text, got)
		}
	}
	for _, g := range Embedded().GPUs() {
		for _, name := range append([]string{g.ID, g.Name}, g.Aliases...) {
			if NamesVirtual(name) {
				t.Errorf("%s is the name of a board", name)
			}
		}
	}
}
