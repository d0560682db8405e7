package candidate

// OnVendorIndex reports whether a companion comes from the framework's own
// index with the framework's local label.
func OnVendorIndex(companion string) bool {
	return companion == "torchvision" || companion == "torchaudio"
}
