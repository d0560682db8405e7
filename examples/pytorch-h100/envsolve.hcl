# Training on H100s whose hosts run driver 535 or newer.
target "train" {
  gpu    = ["h100"]
  driver = ">=535"

  framework "pytorch" {
    with = ["torchvision"]
  }

  packages = { transformers = ">=4.44" }

  image {
    tags = ["registry.example.com/train:latest"]
    apt  = ["git"]
    env  = { HF_HOME = "/cache" }
  }
}
