package planner

// collectedStack gives the rules of the CUDA stack: drivers and run-time
// libraries, forward compatibility, cuDNN, NCCL, TensorRT and images.
func collectedStack() []collectedRule {
	return []collectedRule{
		{key: "cuda-stack/1", says: "A newer driver runs every older CUDA: a stack is never refused because its driver is too new.",
			rules: []string{ruleDriverFloor.ID},
			asks: []collectedAsk{
				{"gpu=a100 driver=595.58.03 pytorch==1.8.1 cuda=11.1", []string{"stack pytorch==1.8.1+cu111"}},
				{"gpu=v100 driver=440.33.01 pytorch==1.8.1 cuda=11.1", []string{"conflict", "CUDA 11 needs driver 450.80.02"}},
			}},
		{key: "cuda-stack/2", says: "Before CUDA 11 the driver must meet the floor of the very minor: 440.33 for 10.2, 418.39 for 10.1, 410.48 for 10.0.",
			rules: []string{ruleDriverFloor.ID}, facts: []string{"cuda/10.2.89#min-driver-linux", "cuda/10.1.105#min-driver-linux", "cuda/10.0.130#min-driver-linux"},
			asks: []collectedAsk{
				{"gpu=v100 pytorch==1.8.1 cuda=10.2", []string{"driver>=440.33"}},
				{"gpu=v100 pytorch==1.6.0 cuda=10.1", []string{"driver>=418.39"}},
				{"gpu=v100 driver=418.67 pytorch==1.8.1 cuda=10.2", []string{"conflict", "CUDA 10.2 needs driver 440.33"}},
			}},
		{key: "cuda-stack/3", says: "From CUDA 11 on any minor runs on the driver floor of its major: 450.80.02, 525.60.13 and 580.65.06 on Linux, 452.39 and 527.41 on Windows for 11 and 12.",
			rules: []string{ruleDriverFloor.ID, ruleMinorCompat.ID},
			asks: []collectedAsk{
				{"gpu=a100 driver=525.60.13 pytorch==2.8.0 cuda=12.8", []string{"stack pytorch==2.8.0+cu128", "driver>=525.60.13", "warning minor-version-compatibility"}},
				{"gpu=a100 driver=575.57.08 pytorch cuda=13.0", []string{"conflict", "CUDA 13 needs driver 580.65.06"}},
				{"gpu=rtx-3090 platform=windows/amd64 pytorch==2.8.0 cuda=12.8", []string{"driver>=527.41"}},
				{"gpu=gtx-1080 platform=windows/amd64 pytorch==2.0.1 cuda=11.8", []string{"driver>=452.39"}},
			}},
	}
}
