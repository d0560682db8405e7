package query

// Renamed is a library that a build opens under another name than a CUDA has.
type Renamed struct{ Opens, Has string }
