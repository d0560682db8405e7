# One image for a mixed fleet: three generations of GPUs, and hosts on two
# drivers. It must run on every one of them.
target "fleet" {
  gpu    = ["t4", "a100", "h100"]
  driver = ["535.183.01", "550.54.15"]

  framework "pytorch" {
    with = ["torchvision"]
  }

  image {
    tags = ["registry.example.com/fleet:latest"]
  }
}
