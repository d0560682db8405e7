gpu "open" {
  name = "no end
