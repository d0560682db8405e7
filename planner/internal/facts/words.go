package facts

// DisplayName returns a framework's name as its makers write it.
func DisplayName(framework string) string {
	switch framework {
	case "pytorch":
		return "PyTorch"
	case "tensorflow":
		return "TensorFlow"
	case "jax":
		return "JAX"
	case "onnxruntime":
		return "ONNX Runtime"
	case "cupy":
		return "CuPy"
	case "paddle":
		return "PaddlePaddle"
	default:
		return framework
	}
}
