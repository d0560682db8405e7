package query

// ForcesPTX reports whether the image sets CUDA_FORCE_PTX_JIT.
func (a *Query) ForcesPTX() bool {
	value := a.Request.Image.Env["CUDA_FORCE_PTX_JIT"]
	return value != "" && value != "0"
}
