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
		"h1000":             {"h100", "h200"},
		"rtx 4900":          {"rtx-4090", "rtx-3090", "rtx-4060"},
		"rtx 6000":          {"rtx-pro-6000-blackwell-server-edition", "rtx-pro-6000-blackwell-max-q-workstation-edition", "rtx-pro-6000-blackwell-workstation-edition", "rtx-6000-ada", "rtx-a6000", "quadro-rtx-6000"},
		"titan x":           {"titan-x-pascal", "gtx-titan-x"},
		"sm_91":             {"sm_90"},
		"aws:p5.48xlrge":    {"aws:p5.48xlarge", "aws:p5.4xlarge", "aws:g5.48xlarge"},
		"radeon rx 7900":    nil,
		"":                  nil,
		"hetzner:gex44":     nil,
		"10de:ffff":         nil,
		"gpu":               nil,
		"a potato computer": nil,
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
