# Releases of exllamav2.

source "exllamav2" {
  title = "github.com/turboderp-org/exllamav2"
  url   = "https://github.com/turboderp-org/exllamav2"
  date  = "2025-12-09"
  class = "vendor"
}

package_info "exllamav2" {
  framework = "pytorch"
  module    = "exllamav2"
  pypi      = "exllamav2"
  source    = ["exllamav2@v0.3.2:README.md"]
  inferred  = ["module"]
  notes = [
    "the index has it without compiled code: the extension is built when the package is first used",
    "its makers publish wheels for single torch releases beside their releases on GitHub",
  ]
}

package "exllamav2" {
  requires   = { torch = ">=2.2.0" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  rows = {
    "0.3.2" = {
      released = "2025-07-14"
      requires = { pandas = "*", safetensors = ">=0.3.2" }
      source = [
        "wheels@7cd61ae4bf1d8d12034595ab9731f0f4:exllamav2-0.3.2-py3-none-any.whl",
        "exllamav2@v${version}:README.md",
      ]
    }
    "0.3.1" = {
      released = "2025-05-28"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@d38053a224a20adc0045bfd9f207322b:exllamav2-0.3.1-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.3.0" = {
      released = "2025-05-12"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@c665312c2d8ff41009d32c2d0285ddeb:exllamav2-0.3.0-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.9" = {
      released = "2025-04-26"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@c7cdcb9c0c4b3441c0622234c331a65b:exllamav2-0.2.9-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.8" = {
      released = "2025-02-08"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@849607c41b6eeada8705b094ede751e8:exllamav2-0.2.8-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.7" = {
      released = "2025-01-01"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@410d1a69fed329f6f1c10de6988a3b6b:exllamav2-0.2.7-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.6" = {
      released = "2025-01-01"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@5dde4ea28b62c20d2de98fdf665b38be:exllamav2-0.2.6-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.5" = {
      released = "2025-01-01"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@089aa86098283a6235feedb3e5061538:exllamav2-0.2.5-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.4" = {
      released = "2024-11-12"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@3feb4f33efd5a66390339a8f5d4b55ce:exllamav2-0.2.4-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.3" = {
      released = "2024-09-29"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@65485570371e293e8a1c83061928bacf:exllamav2-0.2.3-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.2" = {
      released = "2024-09-16"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@5ec2c5eaa823ba72158104e0e16d9328:exllamav2-0.2.2-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.1" = {
      released = "2024-09-08"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@6bf30bb8c11b449f082703d983b071c2:exllamav2-0.2.1-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.2.0" = {
      released = "2024-08-28"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@2f7b601f111ff1d5a4f42db5e2d47ac8:exllamav2-0.2.0-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.9" = {
      released = "2024-08-22"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@9f3e017aea24eda9d4faba63924de692:exllamav2-0.1.9-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.8" = {
      released = "2024-07-24"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@28ec597d1c3fdc67c9efbc20dc853b64:exllamav2-0.1.8-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.7" = {
      released = "2024-07-11"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@61560ed9ff0bc7a4ba1a5062929dfd05:exllamav2-0.1.7-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.6" = {
      released = "2024-06-24"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@70df4bc018750bebc1f30bf1f8a89d70:exllamav2-0.1.6-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.5" = {
      released = "2024-06-09"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@031f44be11e10c6476c63818d7ec2b8c:exllamav2-0.1.5-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.4" = {
      released = "2024-06-03"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@3a150143fc1275a928dadf9ba07e5104:exllamav2-0.1.4-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.3" = {
      released = "2024-06-01"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@db9fdc390f16134b2f96713e2643aae9:exllamav2-0.1.3-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.2" = {
      released = "2024-06-01"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@2883d33ae48a9bc4aa84b821f3ba3009:exllamav2-0.1.2-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.1" = {
      released = "2024-05-27"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@2e08f8e00b5d46ddae12488c5a4c7d3c:exllamav2-0.1.1-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.1.0" = {
      released = "2024-05-26"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@f11fa68c898e0c9e6fb0ba00549ebb69:exllamav2-0.1.0-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.21" = {
      released = "2024-05-11"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@d1d1ac47372cb92401feda1c22999945:exllamav2-0.0.21-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.20" = {
      released = "2024-04-27"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@215c4427bca2eb7710302d16ba68eded:exllamav2-0.0.20-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.19" = {
      released = "2024-04-19"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@c0a2217594e71755959e2cc112a66dbb:exllamav2-0.0.19-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.18" = {
      released = "2024-04-07"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@9ded8656a63b91942a740d59cb0e3f81:exllamav2-0.0.18-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.17" = {
      released = "2024-03-31"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@d3a50ed339355d5a55d33e716d6b5fce:exllamav2-0.0.17-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.16" = {
      released = "2024-03-20"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@34bf76ff4ff5e701daf264984b317646:exllamav2-0.0.16-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
  }
}

package "exllamav2" {
  requires   = { torch = ">=2.0.1" }
  needs_nvcc = "at first use (JIT)"
  platforms  = ["any"]
  rows = {
    "0.0.15" = {
      released = "2024-03-07"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@1882f6878055ef942aa2c60d6fb8b936:exllamav2-0.0.15-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.14" = {
      released = "2024-02-24"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@190f9ed91d54c760b12feee9d901270c:exllamav2-0.0.14-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.13.post2" = {
      released = "2024-02-15"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@1bcefbacefb0b4de01128a1ac9037b24:exllamav2-0.0.13.post2-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.13.post1" = {
      released = "2024-02-04"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@87c978fc050c92f08c9daeeebe54760f:exllamav2-0.0.13.post1-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.13" = {
      released = "2024-02-02"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@d0c2f0a4d12f2e0135e4d6f7825b2504:exllamav2-0.0.13-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.12" = {
      released = "2024-01-22"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@ac6939d22f1aedf9237bef671bce98e2:exllamav2-0.0.12-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.11" = {
      released = "2023-12-16"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@a11e9dab348a81399046a2d12007f615:exllamav2-0.0.11-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.10" = {
      released = "2023-11-30"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@cdfa17cd321e9498fd1f3bb823eca7e6:exllamav2-0.0.10-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.9" = {
      released = "2023-11-22"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@c15494bae433d95bca1394833583fd1a:exllamav2-0.0.9-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.8" = {
      released = "2023-11-12"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@d7554e6f8317e4fa566f1d721728cf99:exllamav2-0.0.8-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.7" = {
      released = "2023-10-29"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@e8c8d7e38aae1c8b6cd39f43f09c1125:exllamav2-0.0.7-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.6" = {
      released = "2023-10-14"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@437206ad35b9d1d33634873cadbba538:exllamav2-0.0.6-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.5" = {
      released = "2023-10-05"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@05ae2426452b1a42605196da9d4d01b4:exllamav2-0.0.5-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.4" = {
      released = "2023-09-26"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@ea504261a7fa26fc01ca9509c5c0452c:exllamav2-0.0.4-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.3" = {
      without  = ["requires"]
      released = "2023-09-21"
      source   = ["wheels@87a8e1692df5a3d88e203fefe5488ed1:exllamav2-0.0.3.tar.gz", "exllamav2@v0.3.2:README.md"]
    }
    "0.0.2" = {
      without  = ["requires"]
      released = "2023-09-17"
      source   = ["wheels@7760fdb9cc0a3e0e8ae791b4f63f54a1:exllamav2-0.0.2.tar.gz", "exllamav2@v0.3.2:README.md"]
    }
    "0.0.1" = {
      released = "2023-09-13"
      requires = { pandas = "*", safetensors = ">=0.3.2", sentencepiece = ">=0.1.97" }
      source = [
        "wheels@b2867f4dbd525cf5f3afe6e1be5c5970:exllamav2-0.0.1-py3-none-any.whl",
        "exllamav2@v0.3.2:README.md",
      ]
    }
    "0.0.0" = {
      without  = ["requires"]
      released = "2023-09-12"
      source   = ["wheels@da60cf5cadc2825d24c9d0229f14b6af:exllamav2-0.0.0.tar.gz", "exllamav2@v0.3.2:README.md"]
    }
  }
}
